# SPDX-License-Identifier: Apache-2.0
"""From TVM's runtime module to the bytes of a shared library, the same in every process."""

from __future__ import annotations

import _ctypes
import ctypes
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tvmbn.errors import BuildError
from tvmbn.lowering.process import run_tool
from tvmbn.lowering.toolchain import find_host_compiler

if TYPE_CHECKING:
    import tvm

# What would make two links of the same objects differ, or name this machine: build id, symbol
# and debug sections (file names), and the compiler's comment, which -s keeps.
OPTIONS = ("-shared", "-fPIC", "-s", "-Wl,--build-id=none", "-Wl,--as-needed")
LIBRARY = "library.so"


def link(module: tvm.runtime.Module) -> bytes:
    """Export a module with all it imports as one shared library.

    Raises
    ------
    BuildError
        Where the linker fails.
    ToolchainError
        Where there is no C compiler.
    """
    with tempfile.TemporaryDirectory(prefix="tvmbn-link-") as name:
        folder = Path(name)

        def run(output: str, files: list[str], **_: Any) -> None:
            _link(folder, Path(output).name, [Path(f).name for f in files])

        module.export_library(str(folder / LIBRARY), fcompile=run, workspace_dir=name)
        check_loadable(folder / LIBRARY)
        return (folder / LIBRARY).read_bytes()


def check_loadable(path: Path) -> None:
    """Check that every symbol a library needs is there, such as a helper of the compiler's.

    A shared library links with symbols missing; without this the user's machine would notice.
    """
    try:
        handle = ctypes.CDLL(str(path), mode=os.RTLD_NOW | os.RTLD_LOCAL)
    except OSError as error:
        raise BuildError("a library that loads", str(error).replace(str(path), LIBRARY)) from error
    _ctypes.dlclose(handle._handle)


def _link(folder: Path, output: str, objects: list[str]) -> None:
    compiler = find_host_compiler()
    run_tool([compiler, *OPTIONS, "-o", output, *objects, "-lm"], folder, f"{compiler} to link")
