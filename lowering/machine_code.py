# SPDX-License-Identifier: Apache-2.0
"""Which GPU architectures a library's bytes hold machine code for. Needs no TVM and no tools.

A cubin is an ELF file with machine EM_CUDA that lies verbatim inside the exported library, either
alone or in a fatbin together with PTX. What says its architecture, read off cubins that CUDA 13.0
makes for every listed target:

- ABI version 8 (CUDA 13): bits 8 to 15 of ``e_flags`` are the number of ``sm_XX``.
- ABI version 7 and before: bits 0 to 7 are.
- The letter of ``sm_90a`` is in neither; ptxas records its command line, ``-arch sm_90a``, in
  the note section ``.note.nv.tkinfo``.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from tvmbn.errors import BuildError

EM_CUDA = 190
_ELF64_LITTLE = b"\x7fELF\x02\x01"
_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_ABI_WITH_SHIFTED_ARCH = 8
_NOTE = 7
_ARCH_OPTION = re.compile(rb"-arch[ =]+(sm_\d+[af]?)")
_FATBIN_MAGIC = struct.pack("<I", 0xBA55ED50)
_FATBIN_ENTRY = struct.Struct("<HHIQQHHI")
_FATBIN_PTX = 1


def cubins(data: bytes) -> Iterator[tuple[int, int]]:
    """Offset and size of each cubin in ``data``.

    The size covers the ELF header and the section headers, which NVIDIA's tools put last.
    """
    start = data.find(_ELF64_LITTLE)
    while start >= 0:
        if start + _HEADER.size <= len(data):
            header = _HEADER.unpack_from(data, start)
            machine, sections, width, count = header[2], header[6], header[11], header[12]
            size = sections + width * count
            programs = header[5] + header[9] * header[10]
            if machine == EM_CUDA and start + size <= len(data):
                yield start, max(size, programs)
        start = data.find(_ELF64_LITTLE, start + 1)


def cubin_arch(cubin: bytes) -> str:
    """Architecture of one cubin, e.g. ``sm_90`` or ``sm_90a``."""
    header = _HEADER.unpack_from(cubin, 0)
    abi, flags = header[0][8], header[7]
    number = (flags >> 8 if abi >= _ABI_WITH_SHIFTED_ARCH else flags) & 0xFF
    named = _noted_arch(cubin, header[6], header[11], header[12])
    if named is not None and named.rstrip("af") == f"sm_{number}":
        return named
    return f"sm_{number}"


def _noted_arch(cubin: bytes, sections: int, width: int, count: int) -> str | None:
    for index in range(count):
        fields = _SECTION.unpack_from(cubin, sections + index * width)
        kind, offset, size = fields[1], fields[4], fields[5]
        if kind == _NOTE and (match := _ARCH_OPTION.search(cubin, offset, offset + size)):
            return match[1].decode()
    return None


def architectures(data: bytes) -> list[str]:
    """Architectures of the cubins in a library, sorted, each once.

    Examples
    --------
    >>> architectures(b"no machine code here")
    []
    """
    found = {cubin_arch(data[start : start + size]) for start, size in cubins(data)}
    return sorted(found, key=lambda arch: (len(arch.rstrip("af")), arch))


def ptx_architectures(data: bytes) -> list[str]:
    """Virtual architectures (``compute_90``) of the PTX that fatbins in a library hold."""
    found: set[str] = set()
    start = data.find(_FATBIN_MAGIC)
    while start >= 0:
        if start + 16 <= len(data):
            _, _, header, size = struct.unpack_from("<IHHQ", data, start)
            found.update(_ptx_entries(data, start + header, min(start + header + size, len(data))))
        start = data.find(_FATBIN_MAGIC, start + 1)
    return sorted(found)


def _ptx_entries(data: bytes, position: int, end: int) -> Iterator[str]:
    while position + _FATBIN_ENTRY.size <= end:
        kind, _, header, size, _, _, _, arch = _FATBIN_ENTRY.unpack_from(data, position)
        if kind == _FATBIN_PTX:
            yield f"compute_{arch}"
        if header + size == 0:
            return
        position += header + size


def check(data: bytes, expected: str) -> list[str]:
    """Check that a library holds cubins for ``expected`` alone and no CUDA source.

    Parameters
    ----------
    expected : str
        ``sm_XX``, or ``llvm`` for a library that must hold none.

    Returns
    -------
    list of str
        The architectures found.

    Raises
    ------
    BuildError
        Where the library is not what was asked for. TVM silently stores source where its CUDA
        runtime could not be loaded, and such a library needs a compiler on the user's machine.
    """
    found = architectures(data)
    wanted = [] if expected == "llvm" else [expected]
    if b"__global__" in data:
        raise BuildError(
            "a library without CUDA source",
            "one with __global__ text",
            "TVM's CUDA runtime did not load: see `tvmbn doctor`",
        )
    if found != wanted:
        raise BuildError(
            f"machine code for {', '.join(wanted) or 'the CPU only'}",
            f"machine code for {', '.join(found) or 'no GPU'}",
        )
    return found
