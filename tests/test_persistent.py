# SPDX-License-Identifier: Apache-2.0
"""Kernels that keep groups on chip: their plans, what they need of a GPU, and their results."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from types import SimpleNamespace

import pytest
import torch
from compare import bits, bn, check, ln, operator, prepare, random_inputs, rms, run

from tvmbn import choose, ops
from tvmbn.compiler import compile_spec
from tvmbn.devices import Driver, Gpu
from tvmbn.errors import BuildError, CompatibilityError
from tvmbn.ops.base import Reduction, Split
from tvmbn.schedules import persistent, plan, whole
from tvmbn.schedules.persistent import Config, Work
from tvmbn.suites import suite
from tvmbn.target import parse

SM_90 = parse("sm_90")
TRAIN = bn((64, 64, 112, 112), "bfloat16", mode="train")
LONG = ln((1024, 65536), "bfloat16")
NORMS = ("batchnorm-train", "batchnorm-backward", "norms-forward", "norms-backward")


def kind(spec, target=SM_90):
    return plan.default(spec, target).phases[0][0]


def test_the_rule_takes_what_fits_on_the_chip():
    assert kind(TRAIN) == "persistent"
    assert kind(LONG) == "persistent"
    assert kind(ln((8192, 4096), mode="backward")) == "persistent"


@pytest.mark.parametrize(
    "spec",
    [
        bn((64, 64, 112, 112), mode="train", momentum=None),  # every block reads the count
        bn((64, 64, 112, 112), "float64", mode="train"),
        bn((64, 64, 112, 112), mode="train", dynamic="N"),
        bn((4, 2, 8192, 8192), mode="train"),  # a channel larger than the chip
        bn((64, 64, 112, 112), mode="infer"),
        ln((8192, 4096)),  # a row fits in registers
    ],
    ids=lambda spec: spec.title,
)
def test_the_rule_leaves_the_rest_to_other_schedules(spec):
    assert kind(spec) != "persistent"


def test_older_architectures_have_no_copies_past_the_registers():
    assert kind(TRAIN, parse("sm_75")) != "persistent"
    assert kind(TRAIN, parse("sm_80")) == "persistent"


def test_every_default_and_every_candidate_fits():
    for name in NORMS:
        for spec in suite(name)[:20]:
            if found := whole.default(spec, SM_90):
                assert whole.valid(spec, found[0], found[2], SM_90), spec.title
    candidates = list(whole.space(TRAIN, SM_90))
    assert len(candidates) > 20
    assert all(whole.valid(TRAIN, parts, config, SM_90) for parts, _, config in candidates)


@pytest.mark.parametrize(
    ("split", "config"),
    [
        (Split(0, 8), Config(256, 6, 1)),  # a channel does not fit in a block
        (Split(16384, 8), Config(256, 6, 2)),  # two slots are too many
        (Split(16384, 8), Config(250, 6, 1)),  # no whole warps
        (Split(16384, 8), Config(1024, 3, 1)),  # more threads than a multiprocessor has
        (Split(64, 8), Config(256, 6, 1)),  # more parts than blocks
        (Split(16384, 16), Config(256, 6, 1)),  # copies of 32 bytes
    ],
)
def test_plans_that_cannot_be_followed_are_refused(split, config):
    with pytest.raises(BuildError, match="one kernel"):
        plan.schedule(TRAIN, SM_90, plan.Plan((split,), ((persistent.KIND, config),)))


def test_sums_stay_within_registers():
    work = Work(Reduction("rows", 8192, 8192, 8192), 2, 2, 2)
    assert persistent.fits(work, Split(0, 8), Config(512, 2, 2), SM_90)
    assert not persistent.fits(work, Split(0, 8), Config(128, 2, 1), SM_90)


RESIDENT = [
    TRAIN,
    LONG,
    bn((64, 256, 56, 56), "float32", mode="train_backward"),
    bn((8, 64, 56, 56), "float16", mode="train_backward", activation="silu", residual=True),
    ln((8192, 4096), "bfloat16", mode="backward"),
    rms((512, 65536), mode="backward"),
]


@pytest.mark.parametrize(
    ("spec", "name"),
    [*((spec, "sm_90") for spec in RESIDENT), (RESIDENT[3], "sm_80"), (RESIDENT[4], "sm_86")],
    ids=lambda value: getattr(value, "title", value),
)
def test_the_blocks_that_the_plan_counts_on_are_resident_at_once(spec, name):
    """A cooperative launch of more is refused by the driver, on the user's machine."""
    report = import_report()
    target = parse(name)
    made = compile_spec(spec, name, stages=())
    (kernel,) = (SimpleNamespace(**r) for r in made.resources)
    (config,) = made.config["phases"]
    assert config["kind"] == "persistent"
    assert report.blocks_per_multiprocessor(kernel, target) >= config["blocks"]
    assert kernel.spill_bytes <= 64
    chunk, count = made.config["splits"][0]["chunk"], ops.get(spec.op).reductions(spec)[0].count
    parts = -(-count // chunk) if chunk else 1
    assert made.multiprocessors == -(-parts // config["blocks"])


def import_report():
    from tvmbn.lowering import report  # noqa: PLC0415  (imports TVM)

    return report


def test_a_gpu_with_too_few_multiprocessors_is_refused(monkeypatch):
    gpu = Gpu(0, "a tenth of an H200", (9, 0), 16 << 30, 13)
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver((13, 0), (gpu,)))
    data = {"architectures": ["sm_90"], "min_driver": "13.0", "multiprocessors": 14}
    entry = SimpleNamespace(target="sm_90", file="lib/sm_90.so", data=data)
    bundle = SimpleNamespace(libraries=[entry], path="bundle")
    with pytest.raises(CompatibilityError, match="14 multiprocessors") as caught:
        choose.choose(bundle, "cuda")
    assert caught.value.received == "one with 13"
    data["multiprocessors"] = 13
    assert choose.choose(bundle, "cuda").multiprocessors == 13


# On a GPU

ODD = [
    *(
        bn(shape, dtype, mode=mode, activation=activation, residual=residual)
        for (shape, dtype), (mode, activation, residual) in product(
            (
                ((3, 5, 20, 20), "float32"),
                ((7, 130, 12, 12), "bfloat16"),
                ((33, 3, 100, 100), "float16"),
                ((2, 2, 512, 512), "float32"),
            ),
            (
                ("train", "none", False),
                ("train", "silu", True),
                ("train_backward", "none", False),
                ("train_backward", "relu", True),
                ("infer_backward", "relu", False),
            ),
        )
    ),
    bn((64, 130, 7, 7), "bfloat16", mode="train", activation="relu", residual=True),
    bn((5, 33, 7, 7), mode="train"),
    bn((64, 130, 7, 7), "float16", mode="train_backward"),
    bn((3, 7, 9, 5), "bfloat16", mode="train_backward", activation="relu", residual=True),
    bn((9, 20, 8, 8), "bfloat16", mode="train", weight=False, bias=False, running_stats=False),
    *(op((5, 262144), "bfloat16") for op in (ln, rms)),
    *(op((5, 40008), "float16") for op in (ln, rms)),
    *(
        op(shape, dtype, mode="backward", **attrs)
        for op in (ln, rms)
        for shape, dtype, attrs in (
            ((1003, 2048), "bfloat16", {}),
            ((137, 5000), "float32", {"param_dtype": "same"}),
            ((300, 32776), "float16", {}),
            ((7, 262144), "bfloat16", {}),
            ((71, 4096), "float32", {}),
            ((1003, 1000), "bfloat16", {}),
            ((977, 260), "float32", {}),
            ((67, 64), "float16", {}),
        )
    ),
]  # fmt: skip


@pytest.mark.gpu
@pytest.mark.parametrize("spec", ODD, ids=lambda spec: f"{spec.title} {dict(spec.attrs)}")
def test_odd_sizes_on_a_gpu(spec):
    assert kind(spec) == "persistent"
    check(spec, random_inputs(spec, "cuda"), "cuda")


@pytest.fixture(scope="module", autouse=True)
def compiled():
    if torch.cuda.is_available():
        prepare(ODD, "cuda")


@pytest.mark.gpu
@pytest.mark.parametrize("spec", [TRAIN, LONG], ids=lambda spec: spec.title)
def test_fewer_multiprocessors_give_the_same_result(spec):
    """Another GPU of the architecture, or a share of one, has fewer places and more rounds."""
    inputs = random_inputs(spec, "cuda")
    want = run(spec, inputs, "cuda")
    op = operator(spec, "cuda")
    least = op.library.data["multiprocessors"]
    function = op._module["main"]
    for count in (least, least + 1, 2 * least + 1):
        outputs = {
            a.name: torch.full_like(want[a.name], torch.nan)
            for a in op.arguments
            if a.role == "out"
        }
        scratch = [
            torch.empty([int(d) for d in w.shape], dtype=getattr(torch, w.dtype), device="cuda")
            for w in op.library.workspaces
        ]
        function(count, *inputs.values(), *outputs.values(), *scratch)
        for name, tensor in outputs.items():
            assert torch.equal(bits(tensor), bits(want[name])), (count, name)


@pytest.mark.gpu
def test_a_graph_replays_the_kernel():
    spec = replace(TRAIN, shape=(8, 64, 56, 56))
    op, inputs = operator(spec, "cuda"), random_inputs(spec, "cuda")
    want = run(spec, inputs, "cuda")
    outputs = {a.name: torch.zeros_like(want[a.name]) for a in op.arguments if a.role == "out"}
    op(*inputs.values(), out=outputs)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        op(*inputs.values(), out=outputs)
    for tensor in outputs.values():
        tensor.fill_(7)
    graph.replay()
    torch.cuda.synchronize()
    for name, tensor in outputs.items():
        assert torch.equal(bits(tensor), bits(want[name])), name
