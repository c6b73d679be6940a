# SPDX-License-Identifier: Apache-2.0
"""From a call's device, dtypes, layout and shape to what computes it.

An operator looks its key up in :data:`TABLE`. Where nothing is found, :func:`resolve` asks for a
kernel and puts one of three things there: the kernel, a stand-in that waits for its build, or
PyTorch's own computation.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

import torch

from tvmbn.errors import BuildError, RunError, TvmbnError
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import OpSpec
from tvmbn.torch import launcher
from tvmbn.torch.builds import BUILDS
from tvmbn.torch.settings import SETTINGS
from tvmbn.torch.targets import target_of

Run = Callable[..., Any]
LARGEST = 4096  # keys; a program with ever new shapes must not fill the memory


class FallbackWarning(RuntimeWarning):
    """PyTorch computes what tvmbn could not."""


@dataclass(frozen=True)
class Request:
    """What a call needs.

    Attributes
    ----------
    title : str
        Operator, for messages.
    exact, open : OpSpec or None
        Spec of this very shape, and one for every batch. Both None where no kernel is needed.
    launch : callable
        Makes, from a loaded operator, a function of the call's tensors.
    native : callable
        Computes the same with PyTorch.
    obstacle : TvmbnError or None
        Why there can be no kernel.
    """

    title: str
    exact: OpSpec | None
    open: OpSpec | None
    launch: Callable[[LoadedOperator], Run]
    native: Run
    obstacle: TvmbnError | None = None


TABLE: dict[Any, Run] = {}
_families: dict[OpSpec, set[OpSpec]] = {}
_warned: set[str] = set()


def resolve(key: Any, index: int, request: Request) -> Run:
    """Find what computes calls with ``key`` on device ``index`` (-1: CPU), and remember it.

    Raises
    ------
    TvmbnError
        Under policy ``strict``, where no kernel can be had.
    """
    if capturing(index):
        # Loading machine code is not allowed while a CUDA graph is recorded.
        return request.native
    launcher.start()
    if len(TABLE) >= LARGEST:
        TABLE.clear()
        launcher.clear()
    if request.exact is None and request.obstacle is None:
        run = request.native
    else:
        try:
            run = _find(key, index, request)
        except TvmbnError as error:
            run = _give_up(request, error)
    TABLE[key] = run
    return run


def capturing(index: int) -> bool:
    """Whether a CUDA graph is being recorded on the current stream."""
    return index >= 0 and torch.cuda.is_current_stream_capturing()


def _find(key: Any, index: int, request: Request) -> Run:
    if request.obstacle is not None or request.exact is None:
        raise request.obstacle or BuildError("a spec", "none")
    target = target_of(index)
    if SETTINGS.build == "never":
        specs = [s for s in (request.exact, request.open) if s is not None]
        found = next(filter(None, (BUILDS.find(s, target) for s in specs)), None)
        if found is not None:
            return _guarded(key, request, request.launch(found))
        if SETTINGS.policy == "strict":
            raise BuildError(
                f"a kernel for {request.exact.title} on {target}",
                'none in memory or on disk, and build="never"',
                "build it with tvmbn.torch.warm_up",
            )
        return _checked(request, request.native)
    future = BUILDS.request(_wanted(request, target), target)
    if SETTINGS.build == "wait" or SETTINGS.policy == "strict" or future.done():
        return _settle(key, request, future)
    return Pending(key, index, request, future)


def _wanted(request: Request, target: str) -> OpSpec:
    exact, other = request.exact, request.open
    assert exact is not None
    if other is None or SETTINGS.shapes == "exact":
        return exact
    if SETTINGS.shapes == "dynamic":
        return other
    if BUILDS.peek(exact, target) is None:
        family = _families.setdefault(other, set())
        if exact not in family and len(family) >= SETTINGS.exact_limit:
            return other
        family.add(exact)
    return exact


def _settle(key: Any, request: Request, future: Future[LoadedOperator | None]) -> Run:
    op = future.result()
    assert op is not None
    return _guarded(key, request, request.launch(op))


class Pending:
    """PyTorch, or the kernel for every batch, until a build is done."""

    def __init__(
        self, key: Any, index: int, request: Request, future: Future[LoadedOperator | None]
    ) -> None:
        self.key, self.index, self.request, self.future = key, index, request, future
        self._stand_in: Run | None = None

    def __call__(self, *args: Any) -> Any:
        """Compute with what there is."""
        if self.future.done() and not capturing(self.index):
            try:
                run = _settle(self.key, self.request, self.future)
            except TvmbnError as error:
                run = _give_up(self.request, error)
            TABLE[self.key] = run
            return run(*args)
        return self._meanwhile()(*args)

    def _meanwhile(self) -> Run:
        if self._stand_in is None:
            other = self.request.open
            future = other and BUILDS.peek(other, target_of(self.index))
            ready = future and future.done() and future.exception() is None
            if not ready or capturing(self.index):
                return _checked(self.request, self.request.native)
            assert future
            self._stand_in = _settle(self.key, self.request, future)
        return self._stand_in


def _guarded(key: Any, request: Request, run: Run) -> Run:
    """Give a kernel up when it fails, and offer it to the launcher while it works.

    A launch sets ``run.passed``, see :func:`tvmbn.torch.launcher.offer`, where it hands the
    call's tensors on as they are.
    """
    passed = getattr(run, "passed", None) if not SETTINGS.check_finite else None

    def call(*args: Any) -> Any:
        try:
            result = run(*args)
        except RunError as error:
            TABLE[key] = native = _give_up(request, error)
            return native(*args)
        if passed is not None and TABLE.get(key) is call:
            launcher.offer(key, passed, args, result)
        return result

    return _checked(request, call)


def _give_up(request: Request, error: TvmbnError) -> Run:
    if SETTINGS.policy == "strict":
        raise error
    text = f"{request.title}: PyTorch computes it instead. {error}"
    if text not in _warned:
        _warned.add(text)
        warnings.warn(text, FallbackWarning, stacklevel=4)
    return _checked(request, request.native)


def _checked(request: Request, run: Run) -> Run:
    """Add the search for NaN and Inf, where it is asked for."""
    if not SETTINGS.check_finite:
        return run

    def call(*args: Any) -> Any:
        result = run(*args)
        for tensor in result if isinstance(result, tuple) else (result,):
            if capturing(tensor.get_device()) or bool(tensor.isfinite().all()):
                continue
            nans, infs = int(tensor.isnan().sum()), int(tensor.isinf().sum())
            title = request.exact.title if request.exact else request.title
            raise NotFiniteError(
                f"finite results of {title}",
                f"{nans} NaN and {infs} Inf in a result of shape {tuple(tensor.shape)}",
                "look at the inputs; check_finite=False turns this check off",
            )
        return result

    return call


class NotFiniteError(TvmbnError, ArithmeticError):
    """A result with NaN or Inf, found because ``check_finite`` is set."""


def forget() -> None:
    """Decide anew at each key's next call; kernels stay."""
    TABLE.clear()
    _families.clear()
    launcher.clear()


def forget_warnings() -> None:
    """Warn again of what was warned of already."""
    _warned.clear()


SETTINGS.changed.append(forget)
launcher.TAKEN_OVER.append(forget)
