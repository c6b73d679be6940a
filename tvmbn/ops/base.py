# SPDX-License-Identifier: Apache-2.0
"""What an operator is: one object that holds everything that defines it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from tvmbn.errors import SpecError, closest
from tvmbn.spec import AttrValue, OpSpec, TensorArg, check_common

if TYPE_CHECKING:
    import torch

    from tvmbn.ops.expression import Expression

InputKind = Literal["normal", "positive", "weight", "count"]


@dataclass(frozen=True)
class Attribute:
    """One named setting of an operator: its default, the values allowed, and its meaning."""

    name: str
    default: AttrValue
    allowed: tuple[AttrValue, ...] | None
    doc: str


@dataclass(frozen=True)
class Cost:
    """The fewest bytes and operations a computation needs: its roofline."""

    bytes: int
    flops: int


@dataclass(frozen=True)
class Reduction:
    """One reduction of an operator, as the schedule's default rule sees it.

    Attributes
    ----------
    kind : {"rows", "columns"}
        Whether a group's elements or its neighbours are contiguous in memory.
    groups, count : int
        Independent results, and elements reduced into each (example sizes where dynamic).
    run : int
        Contiguous elements of a group; vectors must not cross the end of a run.
    open : bool
        Whether ``count`` grows with an open batch, and may be far larger than it is here.
    banded : bool
        Whether the expression can do this reduction along with the one before it.
    """

    kind: Literal["rows", "columns"]
    groups: int
    count: int
    run: int
    open: bool = False
    banded: bool = False


@dataclass(frozen=True)
class Split:
    """How a reduction is taken apart; it changes the order of additions, nothing else.

    Attributes
    ----------
    chunk : int
        Elements combined into a partial result before these are merged; 0 for none.
    run : int
        Contiguous elements visited together. Divides the reduction's ``run`` and ``chunk``; 1
        for columns.
    banded : bool
        Whether a chunk of rows, a band, is also where each row's own reduction is finished, so
        that the rows are read once for both. Needs a chunk that divides the rows.
    """

    chunk: int = 0
    run: int = 1
    banded: bool = False


@dataclass(frozen=True)
class Tolerance:
    """Allowed error ``|got - want| <= atol + rtol * |want|`` and the reason for it."""

    atol: float
    rtol: float
    reason: str


def check_eps(eps: Any) -> float:
    """``eps`` as a float.

    Raises
    ------
    SpecError
        Unless it is a finite number of at least 0.
    """
    number = isinstance(eps, int | float) and not isinstance(eps, bool)
    if not number or not 0 <= eps < float("inf"):
        raise SpecError("eps as a finite number of at least 0", repr(eps), "for example eps=1e-5")
    return float(eps)


class Operator(ABC):
    """Base of all operators. A subclass lives in one file of ``tvmbn/ops`` and is stateless."""

    name: str
    summary: str
    ranks: range
    attributes: tuple[Attribute, ...]

    def spec(
        self,
        shape: object,
        dtype: str = "float32",
        layout: str = "NCHW",
        dynamic: tuple[str, ...] | str = (),
        **attrs: Any,
    ) -> OpSpec:
        """Check every field, fill in defaults and return the spec.

        Raises
        ------
        SpecError
            For anything that describes no valid computation.
        """
        sizes = check_common(self.name, shape, dtype, layout, self.ranks)
        names = {a.name for a in self.attributes}
        unknown = sorted(set(attrs) - names)
        if unknown:
            raise SpecError(
                f"{self.name} attributes among {', '.join(sorted(names))}",
                ", ".join(unknown),
                closest(unknown[0], names) or f"see tvmbn ops {self.name}",
            )
        values = {a.name: attrs.get(a.name, a.default) for a in self.attributes}
        for a in self.attributes:
            if a.allowed is None:
                continue
            if values[a.name] not in a.allowed:
                choices = ", ".join(str(v) for v in a.allowed)
                raise SpecError(
                    f"{self.name} {a.name} one of {choices}",
                    repr(values[a.name]),
                    closest(values[a.name], map(str, a.allowed)) or f"see tvmbn ops {self.name}",
                )
            # 1 for True and the like: one spelling, so that equal specs have equal digests
            values[a.name] = a.allowed[a.allowed.index(values[a.name])]
        open_dims = (dynamic,) if isinstance(dynamic, str) else dynamic
        if not isinstance(open_dims, tuple | list) or any(d != "N" for d in open_dims):
            raise SpecError(
                'dynamic "N" or nothing', repr(dynamic), "only the first dimension can stay open"
            )
        open_dims = ("N",) * bool(open_dims)
        values = self.check(sizes, dtype, layout, values)
        return OpSpec(self.name, sizes, dtype, layout, tuple(sorted(values.items())), open_dims)

    @abstractmethod
    def check(
        self, shape: tuple[int, ...], dtype: str, layout: str, attrs: dict[str, Any]
    ) -> dict[str, Any]:
        """Check and normalise attributes; raise SpecError where they make no sense."""

    @abstractmethod
    def arguments(self, spec: OpSpec) -> tuple[TensorArg, ...]:
        """Inputs, then outputs, in the order of a call. Dynamic sizes appear as ``"N"``."""

    def reductions(self, spec: OpSpec) -> tuple[Reduction, ...]:
        """Reductions that :meth:`expression` can split, in the order of its ``splits``."""
        del spec
        return ()

    def smallest_batch(self, spec: OpSpec) -> int:
        """Smallest N that a dynamic or static batch may have, apart from the empty batch."""
        del spec
        return 1

    @abstractmethod
    def expression(self, spec: OpSpec, splits: tuple[Split, ...] = ()) -> Expression:
        """The tensor expression: the meaning of the operator.

        Parameters
        ----------
        splits : tuple of Split
            One for each of :meth:`reductions`; a missing one leaves that reduction whole.
        """

    @abstractmethod
    def reference(
        self, spec: OpSpec, inputs: Mapping[str, torch.Tensor]
    ) -> dict[str, torch.Tensor]:
        """Every output in float64, computed by PyTorch from logical-shape inputs."""

    @abstractmethod
    def cost(self, spec: OpSpec) -> Cost:
        """Fewest bytes moved and operations done."""

    @abstractmethod
    def tolerance(self, spec: OpSpec, output: str) -> Tolerance:
        """Allowed error of ``output`` against :meth:`reference` on :meth:`input_kind` data."""

    @abstractmethod
    def samples(self) -> tuple[OpSpec, ...]:
        """Small and odd workloads that tests and users can start from."""

    def input_kind(self, name: str) -> InputKind:
        """Distribution that random test data for input ``name`` must come from."""
        del name
        return "normal"
