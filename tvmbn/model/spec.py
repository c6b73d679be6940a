# SPDX-License-Identifier: Apache-2.0
"""What a model bundle computes, as hashable data: where it came from and how it was compiled."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tvmbn.errors import ModelError
from tvmbn.spec import OpSpec

MODEL = "model"
BATCH = "N"


@dataclass(frozen=True)
class ModelSpec(OpSpec):
    """The spec of a model bundle; ``attrs`` holds ``source``, ``sha256`` and, if given, ``tf32``.

    ``dtype`` is float16 where the model was converted to it, else "float32" stands for "as the
    model has it". ``dynamic`` is ``("N",)`` where the batch stays open.
    """

    @property
    def title(self) -> str:
        """Name of the model, what it was rounded to where it was, and an open batch."""
        parts = [str(self["source"])]
        parts += ["float16"] * (self.dtype == "float16") + ["tf32"] * ("tf32" in dict(self.attrs))
        parts += ["dynamic-N"] * bool(self.dynamic)
        return " ".join(parts)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> ModelSpec:
        """Inverse of :meth:`OpSpec.to_json`."""
        attrs = tuple(sorted(data["attrs"].items()))
        names = tuple(data["dynamic"])
        made = cls(data["op"], tuple(data["shape"]), data["dtype"], data["layout"], attrs, names)
        made.check_types()
        return made


@dataclass(frozen=True)
class Options:
    """How a model is to be compiled.

    Attributes
    ----------
    batch : int or "dynamic" or None
        First dimension of every input: a number, open, or as the model has it.
    dims : dict of str to int
        Sizes for the model's other symbolic dimensions.
    fp16 : bool
        Compute in float16 what the model computes in float32.
    tf32 : bool
        Permit convolutions and linear layers of float32 to round their operands to TF32.
    """

    batch: int | str | None
    dims: dict[str, int]
    fp16: bool
    tf32: bool = False

    @classmethod
    def make(cls, batch: object, dims: Mapping[str, int] | None, fp16: bool, tf32: bool) -> Options:
        """Check and convert what a caller passed.

        Raises
        ------
        ModelError
            For a batch that is neither a number, nor ``"dynamic"``, nor None, and for both ``fp16``
            and ``tf32``.
        """
        if isinstance(batch, str) and re.fullmatch(r"\d+", batch):
            batch = int(batch)
        good = batch is None or batch == "dynamic"
        good |= isinstance(batch, int) and not isinstance(batch, bool) and batch > 0
        if not good:
            raise ModelError('a batch of at least 1, or "dynamic"', repr(batch), "leave it out")
        if fp16 and tf32:
            raise ModelError("fp16 or tf32", "both", "with fp16 there is no float32 to round")
        assert batch is None or isinstance(batch, int | str)
        sizes = {str(k): int(v) for k, v in (dims or {}).items()}
        return cls(batch, sizes, bool(fp16), bool(tf32))

    def to_json(self) -> dict[str, Any]:
        """Plain-data form for the worker."""
        return asdict(self)
