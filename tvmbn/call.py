# SPDX-License-Identifier: Apache-2.0
"""The thorough way to call a library: every argument checked, copied where it must be.

A call normally takes the short way in :mod:`tvmbn.runtime`; it comes here for its first call, for
frameworks other than torch, for empty batches, and whenever the short way meets something odd.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

from tvmbn import sizes
from tvmbn.bundle import Library
from tvmbn.errors import ArgumentError, RunError
from tvmbn.frameworks import Framework, framework_of
from tvmbn.spec import TensorArg
from tvmbn.tensors import Slot, Span, View, check, check_overlap, check_writeable

Slots = tuple[list[Slot], list[Slot], list[Slot]]


class Signature:
    """The arguments of a library: inputs, outputs, then workspaces.

    Attributes
    ----------
    arguments, inputs, outputs : tuple of TensorArg
    smallest_batch : int
        Least N of a batch that is not empty.
    returned : tuple of int
        Positions of the outputs that a call returns: all but running statistics.
    open_dim : (int, int) or None
        The input and its dimension that tell the batch N, where that is open.
    """

    def __init__(
        self, title: str, arguments: Sequence[TensorArg], library: Library, smallest_batch: int
    ) -> None:
        self.title = title
        self.smallest_batch = smallest_batch
        self.arguments = tuple(arguments)
        self.library = library
        self.inputs = tuple(a for a in arguments if a.role == "in")
        self.outputs = tuple(a for a in arguments if a.role == "out")
        self.returned = tuple(i for i, a in enumerate(self.outputs) if a.updates is None)
        places = ((i, a.shape.index("N")) for i, a in enumerate(self.inputs) if "N" in a.shape)
        self.open_dim = next(places, None)
        self._last: tuple[int, Slots] | None = None

    def slots(self, n: int) -> Slots:
        """Give inputs, outputs and workspaces for a batch of ``n``."""
        last = self._last
        if last is None or last[0] != n:
            groups = (self.inputs, self.outputs, self.library.workspaces)
            inputs, outputs, scratch = ([_slot(a, n) for a in group] for group in groups)
            # replaced whole, so that threads with other batches do not meet a mixture
            last = self._last = (n, (inputs, outputs, scratch))
        return last[1]

    def match_out(self, out: Any) -> list[Any]:
        """One entry an output: the tensor given for it, or None."""
        given: list[Any] = [None] * len(self.outputs)
        if out is None:
            return given
        if isinstance(out, Mapping):
            names = [a.name for a in self.outputs]
            unknown = [str(k) for k in out if k not in names]
            if unknown:
                raise ArgumentError(
                    f"out= with names among {', '.join(names)}",
                    ", ".join(unknown),
                    "see the arguments of the loaded operator",
                )
            return [out.get(name) for name in names]
        values = list(out) if isinstance(out, list | tuple) else [out]
        if len(values) != len(self.returned):
            names = ", ".join(self.outputs[i].name for i in self.returned)
            raise ArgumentError(
                f"out= with {len(self.returned)} tensors ({names}), or a dict by name",
                f"{len(values)}",
                "leave out= away to have the outputs allocated",
            )
        for index, value in zip(self.returned, values, strict=True):
            given[index] = value
        return given

    def result(self, values: Sequence[Any]) -> Any:
        """Pick what a call returns from the outputs: one tensor, or a tuple."""
        if len(self.returned) == 1:
            return values[self.returned[0]]
        return tuple(values[i] for i in self.returned)


@dataclass(slots=True, eq=False)
class Passed:
    """An argument on its way into the kernel.

    ``value`` is what the caller gets back, ``caller`` its view, ``used`` the memory that the
    kernel works on: a copy where the caller's does not fit.
    """

    slot: Slot
    value: Any
    caller: View
    used: View


def careful_call(
    signature: Signature,
    function: Any,
    inputs: Sequence[Any],
    out: Any,
    *,
    devices: Sequence[str],
    guarded: bool,
) -> Any:
    """Check everything, copy what the kernel cannot take, run, and copy back.

    Parameters
    ----------
    devices : sequence of str
        Devices that the library may run on, as torch names them.
    guarded : bool
        Whether the current CUDA device must be kept: TVM's host code changes it.
    """
    framework, given = _admit(signature, inputs, out)
    views = [framework.view(v) for v in inputs]
    device = _device(signature, views, devices)
    with framework.guard(device) if guarded else nullcontext():
        return _run(signature, function, framework, inputs=inputs, views=views, given=given)


def _run(
    signature: Signature,
    function: Any,
    framework: Framework,
    *,
    inputs: Sequence[Any],
    views: Sequence[View],
    given: Sequence[Any],
) -> Any:
    device = views[0].device
    in_slots, out_slots, scratch_slots = signature.slots(_batch(signature, views))
    passed = [
        Passed(slot, value, view, view)
        for slot, value, view in zip(in_slots, inputs, views, strict=True)
    ]
    for entry in passed:
        check(entry.slot, entry.caller, device, signature.title)
    by_name = {p.slot.arg.name: p for p in passed}
    results = [
        _result(framework, slot, value, by_name, (device, signature.title))
        for slot, value in zip(out_slots, given, strict=True)
    ]
    if any(p.slot.count == 0 for p in passed):
        _fill_empty(framework, results, by_name)
        return signature.result([r.value for r in results])
    for entry in dict.fromkeys((*passed, *results)):
        _conform(framework, entry, signature.library.alignment, device, entry in passed)
    _check_spans(passed, results, given)
    native = [framework.native(p.used, p.slot.strides) for p in (*passed, *results)]
    for slot in scratch_slots:
        scratch = framework.empty(slot.shape, slot.strides, slot.arg.dtype, device)
        native.append(framework.native(framework.view(scratch), slot.strides))
    try:
        function(*native)
    except Exception as error:
        raise run_error(signature, error) from error
    for entry in results:
        if entry.used is not entry.caller:
            framework.copy(entry.caller, entry.used)
    return signature.result([r.value for r in results])


def _slot(arg: TensorArg, n: int) -> Slot:
    fixed = replace(arg, shape=sizes.shape_function(arg.shape)(n))
    return Slot(fixed, sizes.shape_function(arg.shape)(n), fixed.strides())


def run_error(signature: Signature, error: Exception) -> RunError:
    """Report a library that failed although its arguments were right."""
    return RunError(
        f"{signature.title} to run on {signature.library.target}",
        str(error).strip() or type(error).__name__,
        "run tvmbn verify on the bundle, and tvmbn doctor",
    )


def _admit(signature: Signature, inputs: Sequence[Any], out: Any) -> tuple[Framework, list[Any]]:
    names = [a.name for a in signature.inputs]
    if len(inputs) != len(names):
        raise ArgumentError(
            f"{len(names)} inputs ({', '.join(names)})", f"{len(inputs)}", "pass each of them"
        )
    given = signature.match_out(out)
    wanted = [(a.name, v) for a, v in zip(signature.outputs, given, strict=True) if v is not None]
    values = [*inputs, *(value for _, value in wanted)]
    return framework_of(values, [*names, *(name for name, _ in wanted)]), given


def _device(signature: Signature, views: Sequence[View], devices: Sequence[str]) -> str:
    found = views[0].device
    if found not in devices:
        raise ArgumentError(
            f"{signature.inputs[0].name} on {' or '.join(devices)}",
            f"{signature.inputs[0].name}: {views[0]}",
            "move the tensors there"
            + f", or load the bundle for {found}" * found.startswith(("cpu", "cuda")),
        )
    return found


def _batch(signature: Signature, views: Sequence[View]) -> int:
    if signature.open_dim is None:
        return 0
    index, dim = signature.open_dim
    arg, view = signature.inputs[index], views[index]
    if len(view.shape) != len(arg.shape):
        raise ArgumentError(
            f"{arg.name} of shape ({', '.join(map(str, arg.shape))})",
            f"{arg.name}: {view}",
            f"only {arg.shape[dim]} is open; reshape {arg.name}, or build for another shape",
        )
    n = view.shape[dim]
    if 0 < n < signature.smallest_batch:
        raise ArgumentError(
            f"a batch N of 0 or at least {signature.smallest_batch} for {signature.title}",
            f"{arg.name}: {view}",
            "the statistics of one value a channel are undefined in training",
        )
    return n


def _result(
    framework: Framework,
    slot: Slot,
    value: Any,
    inputs: Mapping[str, Passed],
    where: tuple[str, str],
) -> Passed:
    arg = slot.arg
    device, title = where
    if value is not None:
        view = framework.view(value)
        check(slot, view, device, title)
        check_writeable(arg.name, view)
        return Passed(slot, value, view, view)
    if arg.updates is not None:
        entry = inputs[arg.updates]
        check_writeable(arg.updates, entry.caller)
        return entry
    value = framework.empty(slot.shape, slot.strides, arg.dtype, device)
    view = framework.view(value)
    return Passed(slot, value, view, view)


def _fill_empty(
    framework: Framework, results: Sequence[Passed], inputs: Mapping[str, Passed]
) -> None:
    for entry in results:
        rule, _, name = entry.slot.arg.on_empty.partition(":")
        if entry.slot.count == 0 or entry.slot.arg.role == "in":
            continue  # nothing to fill; or a running statistic, which an empty batch leaves
        if rule == "copy":
            framework.copy(entry.caller, inputs[name].caller)
        else:
            framework.zero(entry.caller)


def _conform(framework: Framework, entry: Passed, alignment: int, device: str, fill: bool) -> None:
    """Give ``entry`` memory of the right strides and alignment, with the content if ``fill``."""
    slot, view = entry.slot, entry.caller
    if view.laid_out(slot.strides) and view.pointer % alignment == 0:
        return
    entry.used = framework.view(framework.empty(slot.shape, slot.strides, slot.arg.dtype, device))
    if fill:
        framework.copy(entry.used, view)


def _check_spans(passed: Sequence[Passed], results: Sequence[Passed], given: Sequence[Any]) -> None:
    written: list[Span] = [
        (r.slot.arg.name, *r.used.extent(), r.slot.arg.updates)
        for r, value in zip(results, given, strict=True)
        if value is not None or r in passed
    ]
    if not written:
        return  # all outputs are fresh
    read: list[Span] = [
        (p.slot.arg.name, *p.used.extent(), None) for p in passed if p not in results
    ]
    check_overlap(written, read)
