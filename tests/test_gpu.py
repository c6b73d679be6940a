# SPDX-License-Identifier: Apache-2.0
"""On a GPU: sizes that a CPU would take too long for, convolutions, streams and odd addresses.

The same comparisons as on the CPU run there too: ``pytest -m gpu`` selects their CUDA half.
"""

from __future__ import annotations

from itertools import product

import pytest
import torch
from compare import (
    ALL_DTYPES,
    DTYPES,
    bits,
    bn,
    check,
    close,
    ln,
    operator,
    prepare_selected,
    random_inputs,
    reference,
    rms,
    run,
)

from tvmbn import ops

pytestmark = pytest.mark.gpu
DEVICE = "cuda"
NORMS = ("batch_norm", "layer_norm", "rms_norm")
HALVES = ("float32", "bfloat16")


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


@pytest.fixture(autouse=True)
def memory():
    """Large tensors go back before the next test."""
    yield
    torch.cuda.empty_cache()


def specs(*groups):
    unique = list(dict.fromkeys(spec for group in groups for spec in group))
    named = [f"{s.title} {s['activation']}" if s.op == "batch_norm" else s.title for s in unique]
    return pytest.mark.parametrize("spec", unique, ids=named)


@specs(*(ops.get(name).samples() for name in NORMS))
def test_samples(spec):
    check(spec, random_inputs(spec, DEVICE), DEVICE)


CONV = ops.get("conv_bn").samples()


@specs(CONV, [s for s in (
    ops.get("conv_bn").spec((2, 16, 14, 14), dtype, layout, out_channels=24, padding=1)
    for dtype, layout in product(ALL_DTYPES, ("NCHW", "NHWC")))])  # fmt: skip
def test_convolutions(spec):
    check(spec, random_inputs(spec, DEVICE), DEVICE)


ROWS = [
    op(shape, dtype)
    for op, dtype in product((ln, rms), HALVES)
    for shape in ((8192, 4096), (71, 229), (1, 4096), (1000003, 64), (256, 65536), (8, 1048576))
]
ROWS += [op((4096, 1024), dtype) for op in (ln, rms) for dtype in ("float16", "float64")]
BACKWARD = [
    op(shape, dtype, mode="backward")
    for op, dtype in product((ln, rms), HALVES)
    for shape in ((8192, 4096), (8, 65536), (1000, 1000))
]


@specs(ROWS, BACKWARD)
def test_rows(spec):
    check(spec, random_inputs(spec, DEVICE), DEVICE)


BATCHES = [
    bn(shape, dtype, mode=mode)
    for dtype, mode in product(HALVES, ("train", "infer", "train_backward"))
    for shape in (
        (64, 256, 56, 56),
        (64, 2048, 7, 7),
        (20, 6, 65536),
        (62929, 64),
        (131072, 1),
        (8, 3, 224, 224),
    )
]
LAST = [
    bn(shape, dtype, "NHWC", mode=mode)
    for dtype, mode in product(HALVES, ("train", "infer", "train_backward"))
    for shape in ((64, 256, 56, 56), (64, 2048, 7, 7), (8, 3, 224, 224), (5, 37, 41, 43))
]
MORE = [
    bn((16, 30, 28, 28), dtype, layout, mode=mode)
    for dtype in ("float16", "float64")
    for layout, mode in product(("NCHW", "NHWC"), ("train", "train_backward"))
]
# Of two sums one is an output, the other a workspace.
MORE += [
    bn((640, 16), dtype, mode="train_backward", dynamic="N", **{absent: False})
    for dtype, absent in product(("float32", "float64"), ("weight", "bias"))
]


@specs(BATCHES, LAST, MORE)
def test_batches(spec):
    check(spec, random_inputs(spec, DEVICE), DEVICE)


@specs([
    bn((140000, 1), mode="train"),
    bn((147000, 100), mode="infer"),
    bn((70000, 2, 3), mode="train_backward"),
    ln((131072, 16384), "float16", weight=False, bias=False),
    rms((175000, 12288), "float16", weight=False),
])  # fmt: skip
def test_bn_26_ln_13_more_than_a_grid_or_32_bits_count(spec):
    """65535 blocks in y and z; 2^31 elements, where 32-bit offsets wrap in the last rows."""
    elements = torch.Size(spec.shape).numel()
    if elements < 2**31:
        check(spec, random_inputs(spec, DEVICE), DEVICE)
        return
    need = 6 * elements  # x and two results, in 16 bits
    free = torch.cuda.mem_get_info()[0]
    if free < need:
        pytest.skip(f"needs {need >> 30} GiB of GPU memory, {free >> 30} free")
    x = torch.empty(spec.shape, dtype=torch.float16, device=DEVICE)
    for start in range(0, len(x), 4096):
        x[start : start + 4096].normal_(0.5, 1.5)
    y = torch.full_like(x, float("nan"))
    operator(spec, DEVICE)(x, out=y)
    tolerance = ops.get(spec.op).tolerance(spec, "y")
    for start in (0, len(x) // 2, len(x) - 1000):
        rows = slice(start, start + 1000)
        want = reference(spec, {"x": x[rows]})["y"]
        close(y[rows], want, tolerance.atol, tolerance.rtol, f"rows from {start}")
    assert not any(part.isnan().any() for part in y.split(4096))


OPEN = [
    *(bn((8, 12, 9, 9), "float32", layout, mode=mode, dynamic="N")
      for layout, mode in product(("NCHW", "NHWC"), ("train", "infer", "train_backward"))),
    bn((8, 12, 9, 9), "float16", mode="train", dynamic="N", activation="relu"),
    *(op((300, 48), dtype, mode=mode, dynamic="N")
      for op, dtype, mode in product((ln, rms), HALVES, ("forward", "backward"))),
]  # fmt: skip


@specs(OPEN)
def test_one_library_serves_every_batch(spec):
    for n in (1, 2, 3, 8, 33, 1000):
        check(spec, random_inputs(spec, DEVICE, n=n), DEVICE)


STREAMED = [
    ln((2048, 4096), "float16"),
    bn((32, 64, 56, 56), mode="train", momentum=None),
    bn((32, 64, 56, 56), "bfloat16", "NHWC", mode="train_backward"),
    rms((2048, 4096), mode="backward"),
]


@specs(STREAMED)
def test_a_stream_of_its_own(spec):
    """Work that does not wait for the stream, or goes to another, reads what is not there yet."""
    op, inputs = operator(spec, DEVICE), random_inputs(spec, DEVICE)
    want = run(spec, inputs, DEVICE)
    late = {name: torch.zeros_like(t) for name, t in inputs.items()}
    outputs = {a.name: torch.zeros_like(want[a.name]) for a in op.arguments if a.role == "out"}
    torch.cuda.synchronize()
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(50_000_000)
        for name, tensor in inputs.items():
            late[name].copy_(tensor)
        op(*late.values(), out=outputs)
    stream.synchronize()
    for name, tensor in want.items():
        assert torch.equal(bits(outputs[name]), bits(tensor)), name


@specs([
    ln((512, 1000), "float16"),
    rms((512, 1000), "bfloat16", mode="backward"),
    bn((8, 64, 14, 14), "float16", mode="train"),
    bn((8, 64, 14, 14), "bfloat16", "NHWC", mode="train_backward"),
    bn((8, 64, 14, 14), activation="relu", residual=True),
])  # fmt: skip
def test_sliced_misaligned_and_strided_memory(spec):
    """Every argument one element behind an aligned address, then with gaps between elements."""
    op, inputs = operator(spec, DEVICE), random_inputs(spec, DEVICE)
    want = run(spec, inputs, DEVICE)
    shaped = {a.name: want[a.name] for a in op.arguments if a.role == "out"}
    for place in (behind, gapped):
        outputs = {name: place(torch.zeros_like(t)) for name, t in shaped.items()}
        op(*(place(t) for t in inputs.values()), out=outputs)
        torch.cuda.synchronize()
        for name, tensor in want.items():
            got = torch.empty_like(tensor).copy_(outputs[name])
            assert torch.equal(bits(got), bits(tensor)), (place.__name__, name)


def behind(tensor):
    """A copy with the same strides whose address no vector is aligned to."""
    base = torch.zeros(tensor.numel() + 1, dtype=tensor.dtype, device=DEVICE)
    return base[1:].as_strided(tensor.shape, tensor.stride()).copy_(tensor)


def gapped(tensor):
    """A copy with every second element of the last dimension's memory."""
    base = torch.zeros((*tensor.shape, 2), dtype=tensor.dtype, device=DEVICE)
    return base[..., 1].copy_(tensor)


def test_every_dtype_is_compared():
    """A guard of this file: the tables above leave no dtype out."""
    assert {s.dtype for s in (*ROWS, *BATCHES, *MORE)} == set(ALL_DTYPES) == set(DTYPES) - {"int64"}
