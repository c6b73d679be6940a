# SPDX-License-Identifier: Apache-2.0
"""Pick the library of a bundle for a device, or say why none fits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tvmbn.bundle import Bundle, Library
from tvmbn.devices import Driver, Gpu, check_cpu, cuda_driver, runs_on
from tvmbn.errors import ArgumentError, CompatibilityError


@dataclass(frozen=True)
class Choice:
    """A library and the devices whose tensors it may be given.

    ``guarded`` tells that there are several GPUs, so that a call must restore the current one.
    """

    library: Library
    devices: tuple[str, ...]
    guarded: bool = False
    multiprocessors: int = 0


def choose(bundle: Bundle, device: str | None) -> Choice:
    """Pick the library for ``device`` (see :func:`tvmbn.load`) and check that it runs here.

    Raises
    ------
    ArgumentError
        For an unknown ``device``.
    CompatibilityError
        Naming what is needed and what was found.
    """
    wanted = None if device is None else str(device)  # a torch.device spells itself as we do
    if wanted is not None and not re.fullmatch(r"cpu|cuda(:\d+)?", wanted):
        raise ArgumentError(
            'device None, "cpu", "cuda" or "cuda:INDEX"', repr(device), "None takes what fits"
        )
    cpu = [entry for entry in bundle.libraries if entry.target == "llvm"]
    gpu = [entry for entry in bundle.libraries if entry.target != "llvm"]
    if wanted is None:
        wanted = "cuda" if gpu and (not cpu or _some_gpu_fits(gpu)) else "cpu"
    if wanted == "cpu":
        if not cpu:
            raise _no_library(bundle, "llvm", "build it with --target llvm")
        check_cpu(cpu[0].data["cpu"])
        return Choice(cpu[0], ("cpu",))
    if not gpu:
        raise _no_library(bundle, "a GPU", "build it with --target sm_XX")
    return _choose_gpu(bundle, gpu, wanted)


def _no_library(bundle: Bundle, wanted: str, fix: str) -> CompatibilityError:
    targets = ", ".join(entry.target for entry in bundle.libraries) or "none"
    return CompatibilityError(f"a library for {wanted} in {bundle.path}", targets, fix)


def _some_gpu_fits(libraries: list[Library]) -> bool:
    try:
        gpus = cuda_driver().gpus
    except CompatibilityError:
        return False
    return any(_fits(entry, gpu) for entry in libraries for gpu in gpus)


def _fits(entry: Library, gpu: Gpu) -> bool:
    return bool(_fitting(entry, gpu))


def _fitting(entry: Library, gpu: Gpu) -> list[str]:
    return [arch for arch in entry.data["architectures"] if runs_on(arch, gpu.capability)]


def _choose_gpu(bundle: Bundle, libraries: list[Library], device: str) -> Choice:
    driver = cuda_driver()
    gpus = _visible(driver, device)
    # Machine code before PTX; the most specific first: sm_90a before sm_90, sm_90 before sm_86.
    ranked = sorted(libraries, key=lambda entry: _rank(entry, gpus), reverse=True)
    for entry in ranked:
        fitting = [gpu for gpu in gpus if _fits(entry, gpu)]
        if fitting:
            for gpu in fitting:
                _check_driver(entry, gpu, driver)
            devices = tuple(f"cuda:{gpu.index}" for gpu in fitting)
            # Kernels that count on it are right, if slower, with fewer than there are.
            count = min(gpu.multiprocessors for gpu in fitting)
            _check_size(entry, count)
            return Choice(entry, devices, len(driver.gpus) > 1, count)
    built = sorted({arch for entry in libraries for arch in entry.data["architectures"]})
    found = ", ".join(f"{gpu.name} (cuda:{gpu.index}), {gpu.architecture}" for gpu in gpus)
    raise CompatibilityError(
        f"a GPU that runs {' or '.join(built)} (all that {bundle.path} holds)",
        f"{found}, with a driver for CUDA {_dotted(driver.version)}",
        f"build it with --target {gpus[0].architecture}",
    )


def _visible(driver: Driver, device: str) -> tuple[Gpu, ...]:
    if not driver.gpus:
        raise CompatibilityError(
            "an NVIDIA GPU", "a driver that lists none", "check nvidia-smi and CUDA_VISIBLE_DEVICES"
        )
    if device == "cuda":
        return driver.gpus
    index = int(device.split(":")[1])
    if index >= len(driver.gpus):
        raise CompatibilityError(device, f"{len(driver.gpus)} GPUs", "check CUDA_VISIBLE_DEVICES")
    return (driver.gpus[index],)


def _rank(entry: Library, gpus: Sequence[Gpu]) -> tuple[bool, bool, int]:
    digits = re.sub(r"\D", "", entry.target)
    native = any(arch.startswith("sm_") for gpu in gpus for arch in _fitting(entry, gpu))
    return native, entry.target.endswith("a"), int(digits or 0)


def _check_size(entry: Library, count: int) -> None:
    if count < entry.data["multiprocessors"]:
        raise CompatibilityError(
            f"a GPU with {entry.data['multiprocessors']} multiprocessors for {entry.file}",
            f"one with {count}",
            "build with a tuning record of this GPU, or use the whole GPU instead of a share",
        )


def _check_driver(entry: Library, gpu: Gpu, driver: Driver) -> None:
    """Machine code needs a driver of its compiler's major version, PTX one of that very version."""
    fitting = _fitting(entry, gpu)
    native = [arch for arch in fitting if arch.startswith("sm_")]
    needed = entry.data["min_driver"]
    if not native:
        version = re.search(r"\d+\.\d+", entry.data["compiler"])
        needed = version[0] if version else needed
    if needed is None:
        return
    major, _, minor = needed.partition(".")
    if driver.version < (int(major), int(minor or 0)):
        kind = f"{entry.file} ({(native or fitting)[0]})"
        raise CompatibilityError(
            f"a driver for CUDA {needed}, for {kind} built by {entry.data['compiler']}",
            f"one for CUDA {_dotted(driver.version)}, with {gpu.name}, {gpu.architecture}",
            "update the driver, or build "
            + ("with an older CUDA compiler" if native else f"with --target {gpu.architecture}"),
        )


def _dotted(version: tuple[int, int]) -> str:
    return "{}.{}".format(*version)
