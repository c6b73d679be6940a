# SPDX-License-Identifier: Apache-2.0
"""Tensor expression of a convolution and the BatchNorm that trains on its results."""

from __future__ import annotations

from math import prod
from typing import Any

from tvmbn.ops import batch_norm_expression, conv_expression
from tvmbn.ops.base import Split
from tvmbn.ops.batch_norm import OPERATOR as NORM
from tvmbn.ops.batch_norm import is_columns
from tvmbn.ops.conv_bn import OPERATOR as CONV
from tvmbn.ops.conv_expression import Canonical
from tvmbn.ops.expression import Expression, Tensor
from tvmbn.spec import OpSpec


def build(conv: OpSpec, norm: OpSpec, split: Split) -> Expression:
    """Express a convolution and the norm of its results, its reduction taken apart by ``split``."""
    made = conv_expression.build(conv, CONV.arguments(conv))
    columns = is_columns(norm)
    source = _View(Canonical.of(conv), made.outputs["y"], columns)
    rest = batch_norm_expression.build(
        NORM.arguments(norm), norm, split, columns=columns, source=source, result="out"
    )
    inputs = {**made.inputs, **{k: v for k, v in rest.inputs.items() if k != "x"}}
    first, *others = rest.outputs
    outputs = {first: rest.outputs[first], **made.outputs, **{n: rest.outputs[n] for n in others}}
    return Expression(inputs, outputs, (*made.phases, *rest.phases))


class _View:
    """The convolution's y under the indices that a BatchNorm reads its input by."""

    def __init__(self, form: Canonical, y: Tensor, columns: bool) -> None:
        self.form, self.y, self.columns = form, y, columns
        self.sizes = list(form.geometry.out)

    def __getitem__(self, index: tuple[Any, ...]) -> Any:
        """Element (row, channel), or (image, channel, pixel)."""
        geo = self.form.geometry
        if self.columns:
            row, channel = index
            # Pixels and images of a pointwise convolution are one dimension.
            count = prod(self.sizes)
            image, pixel = (row // count, row % count) if self.form.batch != 1 else (0, row)
        else:
            image, channel, pixel = index
        pixels: list[Any] = []
        for size in reversed(self.sizes[1:]):
            pixels.insert(0, pixel % size)
            pixel = pixel // size
        pixels.insert(0, pixel)
        group, member = (0, channel) if geo.groups == 1 else (
            channel // geo.cout, channel % geo.cout)  # fmt: skip
        return self.y[self.form.place(image, group, member, pixels)]
