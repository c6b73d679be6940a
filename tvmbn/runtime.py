# SPDX-License-Identifier: Apache-2.0
"""A loaded operator: torch, NumPy or any DLPack tensors in, the same out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from tvmbn.bundle import Bundle, Library
from tvmbn.call import Signature, careful_call
from tvmbn.choose import Choice
from tvmbn.libraries import synchronize
from tvmbn.quick import quick_torch_call
from tvmbn.spec import OpSpec, TensorArg


class _Unloading:
    """Waits for the GPUs before a library goes: they may still be running its kernels."""

    def __init__(self, devices: tuple[str, ...]) -> None:
        self.devices = devices

    def __del__(self) -> None:
        with suppress(Exception):  # the interpreter may be ending
            synchronize(self.devices)


class LoadedOperator:
    """A compiled operator, ready to be called from any thread.

    :func:`tvmbn.load` makes it, and hands over ``renew``, by which :meth:`reload` loads another.
    Its library is unloaded with it. A CUDA graph that captured a call needs it as long as it runs.

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

    def __init__(
        self, bundle: Bundle, choice: Choice, module: Any, renew: Callable[..., LoadedOperator]
    ) -> None:
        self._unloading = _Unloading(choice.devices)  # first: it goes before the module does
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
        self._renew = renew
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
        # One look at what a reload replaces whole: a call is of one bundle from start to end.
        state = self.__dict__
        quick = state["_quick"]
        if quick is not None:
            try:
                return quick(inputs, out)
            except Exception:  # whatever it was, the careful call names it
                return _careful(state, inputs, out)
        result = _careful(state, inputs, out)
        state["_quick"] = quick_torch_call(
            state["_signature"], state["_function"], state["devices"], state["_guarded"], inputs
        )
        return result

    def reload(self, path: str | Path, *, key: str | Path | None = None) -> None:
        """Put another bundle in this one's place while other threads call it.

        The new bundle is read, checked and loaded, and run on its golden data where it has any,
        before the one step that puts it in: calls that began before end with the old library, and
        those after begin with the new one. Where anything fails, the old one stays. A CUDA graph
        that captured a call needs the old library, which the last call lets go: capture it anew.

        Parameters
        ----------
        path : str or Path
            A bundle with the same arguments, for the same devices.
        key : str or path, optional
            Public key by which it must be signed, as for :func:`tvmbn.load`.

        Raises
        ------
        BundleError
            For a bundle that is damaged, has other arguments, or computes wrongly.
        CompatibilityError, ToolchainError
            As :func:`tvmbn.load`.
        """
        fresh = self._renew(self, path, key)
        self.__dict__ = fresh.__dict__  # calls that are under way hold what was here before

    def __repr__(self) -> str:
        """Title, target, devices and inputs."""
        names = ", ".join(a.name for a in self._signature.inputs)
        return f"<{self.spec.title} for {self.target} on {' or '.join(self.devices)}: ({names})>"


def _careful(state: dict[str, Any], inputs: Sequence[Any], out: Any) -> Any:
    return careful_call(
        state["_signature"],
        state["_function"],
        inputs,
        out,
        devices=state["devices"],
        guarded=state["_guarded"],
    )
