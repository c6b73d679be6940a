# SPDX-License-Identifier: Apache-2.0
"""What is computed: an operator, its shapes, dtype, layout and attributes, as hashable data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Literal

from tvmbn.errors import SpecError, closest

DTYPES = ("float32", "float16", "bfloat16", "float64")
LAYOUTS = ("NCHW", "NHWC")
ITEMSIZE = {"float64": 8, "float32": 4, "float16": 2, "bfloat16": 2, "int64": 8}
# Those that only whole models have.
ITEMSIZE |= {"int32": 4, "int16": 2, "int8": 1, "uint8": 1, "bool": 1}
# Unit roundoff doubled, i.e. the gap between 1 and the next value, as numpy's finfo(...).eps.
EPSILON = {"float64": 2.0**-52, "float32": 2.0**-23, "float16": 2.0**-10, "bfloat16": 2.0**-7}

# Attributes that came after specs were first written to files, and what a spec without them means.
LATER: dict[str, dict[str, Any]] = {"conv_bn": {"tf32": False}}

LARGEST = 1 << 60  # elements of a tensor: byte offsets stay within 64 bits

AttrValue = str | int | float | bool | None | tuple[int, ...]
Dim = int | str
Role = Literal["in", "out", "workspace"]


# Dtype of statistics that processes exchange, and that must not depend on how the data is split.
MERGED = "float64"


def accumulator(dtype: str) -> str:
    """Dtype of sums and statistics for values of ``dtype``: never narrower than float32."""
    return "float64" if dtype == "float64" else "float32"


@dataclass(frozen=True)
class TensorArg:
    """One tensor in an operator's argument list.

    Attributes
    ----------
    name : str
        Unique within the operator.
    shape : tuple of int or str
        Logical shape in PyTorch's order; a str is a symbolic dimension such as ``"N"``.
    dtype : str
    role : {"in", "out", "workspace"}
    order : tuple of int or None
        Dimensions from outermost to innermost in memory; None means contiguous. Channels last
        over (N, C, H, W) is ``(0, 2, 3, 1)``.
    updates : str or None
        For an output: the input whose storage takes the result when the caller passes no
        ``out=`` (running statistics, as PyTorch updates them).
    on_empty : str
        For an output that is not empty although the batch is: ``"zero"`` or ``"copy:NAME"``.
    """

    name: str
    shape: tuple[Dim, ...]
    dtype: str
    role: Role
    order: tuple[int, ...] | None = None
    updates: str | None = None
    on_empty: str = "zero"

    def to_json(self) -> dict[str, Any]:
        """Plain-data form, as it stands in a manifest."""
        return {
            "name": self.name,
            "shape": list(self.shape),
            "dtype": self.dtype,
            "role": self.role,
            "order": None if self.order is None else list(self.order),
            "updates": self.updates,
            "on_empty": self.on_empty,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TensorArg:
        """Inverse of :meth:`to_json`."""
        order = data["order"]
        return cls(
            name=data["name"],
            shape=tuple(data["shape"]),
            dtype=data["dtype"],
            role=data["role"],
            order=None if order is None else tuple(order),
            updates=data["updates"],
            on_empty=data["on_empty"],
        )

    def concrete(self, sizes: Mapping[str, int]) -> TensorArg:
        """The same argument with symbolic dimensions replaced by ``sizes``."""
        return replace(self, shape=tuple(sizes[d] if isinstance(d, str) else d for d in self.shape))

    def strides(self) -> tuple[int, ...]:
        """Strides in elements; needs a concrete shape apart from the outermost dimension."""
        order = self.order or tuple(range(len(self.shape)))
        strides = [1] * len(self.shape)
        step = 1
        for dim in reversed(order):
            strides[dim] = step
            size = self.shape[dim]
            if isinstance(size, str):
                if dim != order[0]:
                    raise SpecError(
                        "a symbolic dimension only outermost in memory", f"{self.name}: {size}"
                    )
                continue
            step *= size
        return tuple(strides)

    def nbytes(self) -> int:
        """Size in bytes of a concrete argument."""
        return prod(int(d) for d in self.shape) * ITEMSIZE[self.dtype]


@dataclass(frozen=True)
class OpSpec:
    """A computation: hashable, comparable and convertible to JSON.

    Make one with the operator's own function (:func:`tvmbn.batch_norm`, ...), which checks
    every field and fills in defaults.

    Attributes
    ----------
    op : str
        Registered operator name.
    shape : tuple of int
        Logical shape of the input in PyTorch's order (N, C, spatial...), at every rank. A
        dynamic dimension keeps its example size here.
    dtype : str
        One of ``float32``, ``float16``, ``bfloat16``, ``float64``.
    layout : {"NCHW", "NHWC"}
        Memory order: contiguous, or channels last.
    attrs : tuple of (str, value)
        Every attribute of the operator, sorted by name.
    dynamic : tuple of str
        Names of dimensions left open until the call, at present ``("N",)`` or ``()``.
    """

    op: str
    shape: tuple[int, ...]
    dtype: str
    layout: str
    attrs: tuple[tuple[str, AttrValue], ...]
    dynamic: tuple[str, ...] = ()

    def __getitem__(self, name: str) -> Any:
        """Value of attribute ``name``."""
        for key, value in self.attrs:
            if key == name:
                return value
        raise KeyError(name)

    def to_json(self) -> dict[str, Any]:
        """Plain-data form with sorted attributes."""
        return {
            "op": self.op,
            "shape": list(self.shape),
            "dtype": self.dtype,
            "layout": self.layout,
            "attrs": {k: list(v) if isinstance(v, tuple) else v for k, v in self.attrs},
            "dynamic": list(self.dynamic),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> OpSpec:
        """Inverse of :meth:`to_json`; the operator checks the values when it uses them.

        A spec from before one of its operator's attributes means what that attribute leaves as is.

        Raises
        ------
        KeyError, TypeError, ValueError, AttributeError
            For data of other types than :meth:`to_json` makes.
        """
        attrs = {k: tuple(v) if isinstance(v, list) else v for k, v in data["attrs"].items()}
        attrs = LATER.get(data["op"], {}) | attrs
        made = cls(
            op=data["op"],
            shape=tuple(data["shape"]),
            dtype=data["dtype"],
            layout=data["layout"],
            attrs=tuple(sorted(attrs.items())),
            dynamic=tuple(data["dynamic"]),
        )
        made.check_types()
        return made

    def check_types(self) -> None:
        """Raise TypeError unless every field has its type; read data may hold anything."""
        words = (self.op, self.dtype, self.layout, *self.dynamic)
        values = [x for _, v in self.attrs for x in (v if isinstance(v, tuple) else (v,))]
        if not all(isinstance(word, str) for word in words):
            raise TypeError(f"texts for operator, dtype, layout and dynamic, not {words}")
        if not all(isinstance(d, int) and not isinstance(d, bool) for d in self.shape):
            raise TypeError(f"integers in the shape, not {self.shape}")
        if not all(isinstance(value, str | int | float | None) for value in values):
            raise TypeError(f"plain values of attributes, not {self.attrs}")
        if any(isinstance(n, int) and abs(n) > LARGEST for n in (*self.shape, *values)):
            raise TypeError(f"integers within 2^60, not {self.shape}, {self.attrs}")

    def digest(self) -> str:
        """Twelve hex digits that identify the spec."""
        text = json.dumps(self.to_json(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    @property
    def title(self) -> str:
        """Short readable name, e.g. ``batch_norm train 64x64x112x112 float16 NCHW``."""
        mode = dict(self.attrs).get("mode")
        dims = "x".join(map(str, self.shape))
        parts = [
            self.op,
            mode,
            dims,
            self.dtype,
            self.layout,
            *(f"dynamic-{d}" for d in self.dynamic),
        ]
        return " ".join(str(p) for p in parts if p)


def check_common(op: str, shape: object, dtype: str, layout: str, ranks: range) -> tuple[int, ...]:
    """Check what every operator shares and return the shape as a tuple of int.

    Raises
    ------
    SpecError
        For a rank outside ``ranks``, a negative or non-integer size, more elements than
        :data:`LARGEST`, or an unknown dtype or layout.
    """
    try:
        sizes = tuple(int(d) for d in shape)  # type: ignore[attr-defined]
        whole = all(int(d) == d for d in shape)  # type: ignore[attr-defined]
    except (TypeError, ValueError, OverflowError):
        sizes, whole = (), False
    if not whole or any(d < 0 for d in sizes):
        raise SpecError(
            "a shape of integers that are at least 0", f"shape {shape!r}", "for example (32, 1024)"
        )
    if len(sizes) not in ranks:
        raise SpecError(
            f"{op}: rank {ranks.start} to {ranks.stop - 1}",
            f"rank {len(sizes)} from shape {sizes}",
            "give the input's shape in PyTorch's order, for example 64x64x112x112",
        )
    if dtype not in DTYPES:
        raise SpecError(f"dtype one of {', '.join(DTYPES)}", repr(dtype), closest(dtype, DTYPES))
    if layout not in LAYOUTS:
        raise SpecError(
            f"layout one of {', '.join(LAYOUTS)}",
            repr(layout),
            "NCHW is contiguous and NHWC channels last, at every rank",
        )
    if prod(max(d, 1) for d in sizes) > LARGEST:
        raise SpecError(
            f"{op}: at most 2^60 elements",
            f"shape {sizes}",
            "indices have 64 bits; check the sizes",
        )
    return sizes
