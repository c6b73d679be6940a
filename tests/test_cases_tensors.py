# SPDX-License-Identifier: Apache-2.0
"""Faults of memory and strides that people really hit in other projects, one test each.

The identifier in a test's name is that of the fault; each docstring says what goes wrong there.
"""

from __future__ import annotations

import pytest
import torch
from cases import case
from compare import (
    DTYPES,
    bits,
    bn,
    call,
    close,
    ln,
    operator,
    prepare_selected,
    random_inputs,
    reference,
    rms,
    run,
)


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


SLICED = (
    *(ln((5, n), d) for n, d in ((64, "float16"), (33, "float32"), (46, "bfloat16"))),
    rms((5, 64), "float16", mode="backward"),
    bn((2, 8, 4, 4), "float16", mode="train"),
    bn((2, 8, 4, 4), "float16", "NHWC", mode="infer"),
)


@case(*SLICED)
def test_dl_02_slices_not_aligned_to_the_vector(device, specs):
    """base[1:1 + n] of everything, outputs too: right, and no fault that ends the context."""
    for spec in specs:
        op, inputs = operator(spec, device), random_inputs(spec, device)
        names = [a.name for a in op.arguments if a.role == "out"]
        outputs = {a.name: offset(torch.zeros(a.shape, dtype=DTYPES[a.dtype], device=device))
                   for a in op.arguments if a.role == "out"}  # fmt: skip
        op(*(offset(t) for t in inputs.values()), out=outputs)
        want = run(spec, inputs, device)
        for name in names:
            assert torch.equal(bits(outputs[name].contiguous()), bits(want[name].contiguous())), (
                name
            )


def offset(tensor):
    """The same values and strides one element behind an aligned address."""
    count = tensor.numel()
    base = torch.zeros(count + 1, dtype=tensor.dtype, device=tensor.device)
    moved = base[1:].as_strided(tensor.shape, tensor.stride())
    return moved.copy_(tensor)


@case(ln((6, 8)), bn((2, 6, 4, 4), mode="train"), bn((2, 6, 4, 4), "float32", "NHWC"))
def test_dl_03_memory_that_is_not_contiguous(device, specs):
    """x.t(), x[:, ::2], the other memory order, expand and flip: never misread."""
    for spec in specs:
        op, inputs = operator(spec, device), random_inputs(spec, device)
        x, rest = inputs["x"], [t for n, t in inputs.items() if n != "x"]
        wide = torch.zeros((*x.shape[:-1], 2 * x.shape[-1]), device=device)
        wide[..., ::2] = x
        turned = x.transpose(0, 1).contiguous().transpose(0, 1)
        for view in (turned, wide[..., ::2], x.permute(*reversed(range(x.dim()))).contiguous()
                     .permute(*reversed(range(x.dim())))):  # fmt: skip
            got = op(view, *(t.clone() for t in rest))
            y = got if torch.is_tensor(got) else got[0]
            close(y, reference(spec, inputs)["y"], 1e-4)
        same = x[:1].expand_as(x)
        got = op(same, *(t.clone() for t in rest))
        y = got if torch.is_tensor(got) else got[0]
        close(y, reference(spec, {**inputs, "x": same.contiguous()})["y"], 1e-4)


@case(ln((1, 77)), bn((3, 5, 1, 1)), bn((1, 5, 3, 1), "float32", "NHWC"))
def test_dl_04_strides_of_dimensions_of_size_one(device, specs):
    """(1, 77) with strides (1, 1) is contiguous: a stride that is never used means nothing."""
    for spec in specs:
        op, inputs = operator(spec, device), random_inputs(spec, device)
        x, rest = inputs["x"], [t for n, t in inputs.items() if n != "x"]
        odd = [1 if n == 1 else s for n, s in zip(x.shape, x.stride(), strict=True)]
        want = run(spec, inputs, device)["y"]
        for strides in (odd, [12345 if n == 1 else s for n, s in zip(x.shape, odd, strict=True)]):
            view = x.as_strided(x.shape, strides)
            for _ in range(2):  # the careful way, then the short one
                assert torch.equal(op(view, *rest), want)


@case(ln((0, 256)), ln((4, 0)), rms((0, 3, 8)), bn((0, 4, 5, 5)), ln((0, 256), mode="backward"))
def test_dl_05_empty_tensors(device, specs):
    """A grid of no blocks is an error on CUDA: nothing may be launched."""
    for spec in specs:
        for _ in range(2):
            got = call(spec, random_inputs(spec, device), device)
            for name, tensor in got.items():
                assert tensor.numel() == 0 or not tensor.any(), name
