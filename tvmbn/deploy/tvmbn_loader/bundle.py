# SPDX-License-Identifier: Apache-2.0
"""What is checked before a library is opened: the manifest, digests, and the device."""

from __future__ import annotations

import ctypes
import hashlib
import json
import platform
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

FORMAT_VERSION = 1
V2 = frozenset("cx16 lahf_lm popcnt pni sse4_1 sse4_2 ssse3".split())
V3 = V2 | frozenset("abm avx avx2 bmi1 bmi2 f16c fma movbe xsave".split())
V4 = V3 | frozenset("avx512f avx512bw avx512cd avx512dq avx512vl".split())
LEVELS = {"": frozenset(), "x86-64": frozenset(), "x86-64-v2": V2, "x86-64-v3": V3, "x86-64-v4": V4}
# CUdevice_attribute of cuda.h.
COUNT, MAJOR, MINOR = 16, 75, 76

Capability = tuple[int, int]


class LoadError(RuntimeError):
    """The bundle is damaged, or cannot run here: what was required, and what was found."""


class CallError(ValueError):
    """Arguments that do not fit, or a call that failed."""


@dataclass(frozen=True)
class Choice:
    """A library's manifest entry and where it runs; ``index`` and ``multiprocessors`` of a GPU."""

    entry: dict[str, Any]
    gpu: bool
    index: int = 0
    multiprocessors: int = 0


def fail(required: str, received: object, fix: str = "") -> NoReturn:
    """Raise LoadError."""
    raise LoadError(f"required {required}; received {received}" + (f"; {fix}" if fix else ""))


def read_manifest(root: Path) -> dict[str, Any]:
    """Manifest of a bundle, after its format version and its digest were checked."""
    try:
        data = json.loads((root / "manifest.json").read_bytes().decode())
        version = data.get("format_version")
    except (OSError, ValueError, AttributeError) as error:
        fail(f"the manifest of a bundle in {root}", error, "copy the bundle again")
    if version != FORMAT_VERSION:
        fail(f"bundle format_version {FORMAT_VERSION}", repr(version), "use a newer loader")
    body = {key: value for key, value in data.items() if key != "sha256"}
    text = json.dumps(body, sort_keys=True, indent=1, ensure_ascii=False) + "\n"
    found = hashlib.sha256(text.encode()).hexdigest()
    if found != data.get("sha256"):
        fail("a manifest with the digest that it names", found, "copy the bundle again")
    return data


def content(root: Path, entry: dict[str, Any]) -> bytes:
    """Content of the file of a manifest entry, checked against its digest."""
    try:
        data = (root / entry["file"]).read_bytes()
    except OSError as error:
        fail(f"{entry['file']} in {root}", error, "the bundle is incomplete; copy it again")
    found = hashlib.sha256(data).hexdigest()
    if found != entry["sha256"]:
        fail(f"{entry['file']} with sha256 {entry['sha256']}", found, "copy the bundle again")
    return data


def choose(manifest: dict[str, Any], device: str | None) -> Choice:
    """Pick the library for a device, or say why none fits."""
    if device is not None and not re.fullmatch(r"cpu|cuda(:\d+)?", device):
        fail('device None, "cpu", "cuda" or "cuda:INDEX"', repr(device))
    entries = manifest["libraries"]
    gpu = [entry for entry in entries if entry["target"] != "llvm"]
    cpu = [entry for entry in entries if entry["target"] == "llvm"]
    if device is None and cpu:
        with suppress(LoadError):
            return _choose_gpu(gpu, "cuda")
    if device == "cpu" or (device is None and cpu):
        if not cpu:
            fail("a library for the CPU", ", ".join(e["target"] for e in entries) or "none")
        _check_cpu(cpu[0]["cpu"] or {})
        return Choice(cpu[0], gpu=False)
    return _choose_gpu(gpu, device or "cuda")


def _choose_gpu(entries: list[dict[str, Any]], device: str) -> Choice:
    if not entries:
        fail("a library for a GPU", "none in the bundle", "build it with --target sm_XX")
    driver, gpus = _gpus()
    if ":" in device:
        gpus = [gpu for gpu in gpus if gpu[0] == int(device.split(":")[1])]

    def rank(entry: dict[str, Any]) -> tuple[bool, bool, int]:
        found = [a for a in entry["architectures"] for gpu in gpus if _runs_on(a, gpu[1])]
        digits = re.sub(r"\D", "", entry["target"])
        return any(a.startswith("sm_") for a in found), entry["target"].endswith("a"), int(digits)

    # machine code before PTX; the most specific first: sm_90a before sm_90, sm_90 before sm_86
    for entry in sorted(entries, key=rank, reverse=True):
        for index, capability, count in gpus:
            fitting = [a for a in entry["architectures"] if _runs_on(a, capability)]
            if fitting:
                _check_driver(entry, fitting, driver)
                if count < entry["multiprocessors"]:
                    fail(
                        f"a GPU with {entry['multiprocessors']} multiprocessors",
                        f"one with {count}",
                    )
                return Choice(entry, True, index, count)
    built = ", ".join(sorted({a for e in entries for a in e["architectures"]}))
    found = ", ".join(f"cuda:{i}, sm_{c[0]}{c[1]}" for i, c, _ in gpus) or f"no {device}"
    fail(f"a GPU that runs {built}", f"{found}, with a driver for CUDA {driver[0]}.{driver[1]}")


def _check_driver(entry: dict[str, Any], fitting: list[str], driver: tuple[int, int]) -> None:
    needed, what = entry["min_driver"], "machine code"
    if all(a.startswith("compute_") for a in fitting):
        # the driver compiles PTX that a compiler of its own version or an older one wrote
        version = re.search(r"\d+\.\d+", entry["compiler"])
        needed, what = version[0] if version else needed, f"PTX for {fitting[0]}"
    if needed and driver < tuple(int(n) for n in needed.split(".")):
        fail(
            f"a driver for CUDA {needed}, for {what} by {entry['compiler']}",
            f"one for CUDA {driver[0]}.{driver[1]}",
            "update the driver",
        )


def _gpus() -> tuple[tuple[int, int], list[tuple[int, Capability, int]]]:
    """CUDA version of the driver; index, capability and multiprocessors of each GPU."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        fail("an NVIDIA driver (libcuda.so.1)", error, 'or device="cpu"')
    number = ctypes.c_int()
    status = cuda.cuInit(0) or cuda.cuDriverGetVersion(ctypes.byref(number))
    if status:
        fail("a working NVIDIA driver", f"error {status} from libcuda.so.1")
    version = (number.value // 1000, number.value % 1000 // 10)
    cuda.cuDeviceGetCount(ctypes.byref(number))

    def ask(which: int, index: int) -> int:
        value, handle = ctypes.c_int(), ctypes.c_int()
        cuda.cuDeviceGet(ctypes.byref(handle), index)
        cuda.cuDeviceGetAttribute(ctypes.byref(value), which, handle)
        return value.value

    found = range(number.value)
    return version, [(i, (ask(MAJOR, i), ask(MINOR, i)), ask(COUNT, i)) for i in found]


def _runs_on(architecture: str, capability: Capability) -> bool:
    match = re.fullmatch(r"(sm|compute)_(\d+)(\d)([af]?)", architecture)
    if match is None:
        return False
    built = (int(match[2]), int(match[3]))
    if match[4] == "a":
        return capability == built
    if match[1] == "compute" and not match[4]:
        return capability >= built
    return capability[0] == built[0] and capability[1] >= built[1]


def _check_cpu(need: dict[str, str]) -> None:
    machine, level = platform.machine(), need.get("features") or ""
    if need.get("arch", machine) != machine:
        fail(f"a CPU of architecture {need['arch']}", machine)
    flags: set[str] = set()
    with suppress(OSError):
        text = Path("/proc/cpuinfo").read_text()
        listed = re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.MULTILINE)
        flags = set(listed[1].split()) if listed else flags
    if "lzcnt" in flags:
        flags.add("abm")
    missing = LEVELS.get(level, frozenset({level})) - flags
    if missing:
        fail(f"a CPU with {level}", f"one without {', '.join(sorted(missing))}")
