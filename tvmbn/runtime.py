# SPDX-License-Identifier: Apache-2.0
"""Load a bundle and call it: torch, NumPy or any DLPack tensors in, the same out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from tvmbn import bundle as bundles
from tvmbn.bundle import Bundle, Library
from tvmbn.call import Signature, careful_call
from tvmbn.choose import Choice, choose
from tvmbn.libraries import check_versions, load_module, load_runtime
from tvmbn.model.spec import MODEL
from tvmbn.quick import quick_torch_call
from tvmbn.spec import OpSpec, TensorArg


def load(path: str | Path, device: str | None = None) -> LoadedOperator:
    """Load a bundle and return its operator as a callable.

    Everything that the manifest states is checked before a library is opened: format, digests,
    versions, architecture, driver and CPU.

    Parameters
    ----------
    path : str or Path
        A bundle folder, or a zip of one.
    device : {None, "cpu", "cuda", "cuda:1"}
        None takes a GPU where the bundle has a library for it, and else the CPU. ``"cuda"``
        runs on whatever GPU the tensors of a call are on; ``"cuda:1"`` on that one alone.

    Raises
    ------
    BundleError
        For a missing, damaged or newer bundle.
    CompatibilityError
        For a bundle without a library for this machine, with needed and found values.
    ToolchainError
        For a runtime library that is not installed.
    ArgumentError
        For an unknown ``device``.
    """
    return load_bundle(bundles.read(path), device)


def load_bundle(bundle: Bundle, device: str | None = None) -> LoadedOperator:
    """Load a bundle that was read already; see :func:`load`."""
    check_versions(bundle.manifest["versions"])
    choice = choose(bundle, device)
    library = choice.library
    content = bundle.read(library.file)
    # the standalone layout carries its runtime; a zip cannot, dlopen needs files
    load_runtime(choice.devices[0] != "cpu", bundle.path / "runtime")
    module = load_module(content, library.file)
    if bundle.manifest["kind"] == MODEL:
        return import_module("tvmbn.model.loaded").LoadedModel(bundle, choice, module)
    return LoadedOperator(bundle, choice, module)


class LoadedOperator:
    """A compiled operator, ready to be called from any thread.

    Attributes
    ----------
    spec : OpSpec
        What it computes.
    arguments : tuple of TensorArg
        Inputs, then outputs.
    target : str
        ``llvm`` or ``sm_XX``.
    origin : str
        Where the schedule came from: ``default``, ``nearest`` or ``tuned``.
    devices : tuple of str
        Devices whose tensors it takes, such as ``("cuda:0",)``.
    library : Library
        The manifest entry of the library in use.
    """

    def __init__(self, bundle: Bundle, choice: Choice, module: Any) -> None:
        self.bundle = bundle
        self.spec: OpSpec = bundle.spec
        self.arguments: tuple[TensorArg, ...] = bundle.arguments
        self.library: Library = choice.library
        self.target: str = choice.library.target
        self.origin: str = choice.library.data["origin"]
        self.devices: tuple[str, ...] = choice.devices
        self._guarded = choice.guarded
        self._signature = Signature(
            bundle.spec.title,
            bundle.arguments,
            choice.library,
            bundle.manifest["smallest_batch"],
        )
        self._module = module  # keeps the code in memory
        self._function = module["main"]
        if choice.library.data["multiprocessors"]:
            self._function = partial(self._function, choice.multiprocessors)
        self._quick: Callable[[Sequence[Any], Any], Any] | None = None

    def __call__(self, *inputs: Any, out: Any = None) -> Any:
        """Run the operator.

        Parameters
        ----------
        *inputs : tensors
            In the order of ``arguments``, all from one framework and on one device. Memory that
            the kernel cannot read as it lies (strides, alignment) is copied first. Gradients are
            not recorded: results never require grad. On a GPU everything runs on torch's current
            stream (other DLPack tensors: the default stream).
        out : tensor, sequence or mapping, optional
            Where results go: the tensor, the tensors in order, or by name. A running statistic
            is otherwise written into the input that it updates, as PyTorch does; naming it here
            leaves that input as it was.

        Returns
        -------
        tensor or tuple of tensors
            Outputs in order, without running statistics; from the framework of the inputs
            (``tvm_ffi.Tensor`` for DLPack at large).

        Raises
        ------
        ArgumentError
            For a wrong count, dtype, shape, device or framework, for memory of an output that
            is read-only or overlaps another argument.
        RunError
            Where the library failed.
        """
        quick = self._quick
        if quick is not None:
            try:
                return quick(inputs, out)
            except Exception:  # whatever it was, the careful call names it
                return self._careful(inputs, out)
        result = self._careful(inputs, out)
        self._quick = quick_torch_call(
            self._signature, self._function, self.devices, self._guarded, inputs
        )
        return result

    def _careful(self, inputs: Sequence[Any], out: Any) -> Any:
        return careful_call(
            self._signature,
            self._function,
            inputs,
            out,
            devices=self.devices,
            guarded=self._guarded,
        )

    def __repr__(self) -> str:
        """Title, target, devices and inputs."""
        names = ", ".join(a.name for a in self._signature.inputs)
        return f"<{self.spec.title} for {self.target} on {' or '.join(self.devices)}: ({names})>"
