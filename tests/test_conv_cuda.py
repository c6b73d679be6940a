# SPDX-License-Identifier: Apache-2.0
"""Convolution kernels written by hand: when they are used, with which knobs, and their results."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import compare
import pytest
import torch
from compare import bits, check, close, random_inputs, run, to_tf32
from test_golden import kernels, stable

from tvmbn import ops, suites
from tvmbn.build import lower
from tvmbn.compiler import compile_spec
from tvmbn.lowering import cuda
from tvmbn.schedules import (
    conv_depthwise,
    conv_gemm,
    conv_kernels,
    conv_stem,
    conv_wgmma,
    plan,
)
from tvmbn.schedules.conv_depthwise import Config as Depthwise
from tvmbn.schedules.conv_gemm import Config as Product
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_stem import Config as Stem
from tvmbn.schedules.conv_wgmma import Config as Wide
from tvmbn.target import parse

SM_90 = parse("sm_90")
SPECS = (*suites.suite("convolution"), *suites.suite("depthwise"))


def conv(shape, dtype="float16", layout="NHWC", **attrs):
    return ops.get("conv_bn").spec(shape, dtype, layout, **attrs)


def depthwise(shape, dtype="float16", **attrs):
    return conv(shape, dtype, groups=shape[1], **attrs)


def kind(spec, target=SM_90):
    found = conv_kernels.default(spec, target)
    return found[0] if found else None


def tf32(shape, **attrs):
    return conv(shape, "float32", tf32=True, **attrs)


LAYER = conv((32, 64, 56, 56), padding=1, activation="relu")
SMALL = conv((1, 256, 14, 14), padding=1, activation="relu")
ROUNDED = tf32((2, 64, 28, 28), padding=1, residual=True, activation="relu")
DEPTHWISE = depthwise((32, 96, 112, 112), padding=1, stride=2, activation="relu6")
STEM = conv((32, 3, 224, 224), kernel=7, stride=2, padding=3, out_channels=64, activation="relu")


@pytest.mark.parametrize("name", ["sm_80", "sm_86", "sm_90", "sm_100", "sm_120"])
def test_every_default_and_every_candidate_fits(name):
    target = parse(name)
    for spec in SPECS:
        found = conv_kernels.default(spec, target)
        assert found, spec.title
        assert conv_kernels.fits(spec, found[1], target), (spec.title, found)
    for spec in (LAYER, SMALL, DEPTHWISE, STEM, ROUNDED):
        candidates = list(conv_kernels.space(spec, target))
        assert candidates[0] == conv_kernels.default(spec, target)
        assert len(set(candidates)) == len(candidates) > 20
        assert all(conv_kernels.fits(spec, config, target) for _, config in candidates)


def test_there_are_no_clusters_before_sm_90():
    config = Product(64, 64, 64, 2, 2, 3, 6, cluster=True)
    assert conv_gemm.fits(SMALL, config, SM_90)
    assert not conv_gemm.fits(SMALL, config, parse("sm_80"))
    assert not any(c.cluster for c in conv_gemm.space(SMALL, parse("sm_89")))


def test_a_small_output_is_split_along_the_sum():
    small, large = (conv_gemm.default(spec, SM_90) for spec in (SMALL, LAYER))
    assert small is not None
    assert large is not None
    assert small.split > 1 == large.split
    blocks = -(-196 // small.pixels) * -(-256 // small.channels) * small.split
    assert blocks >= SM_90.multiprocessors // 2


def test_small_depthwise_problems_have_small_tiles():
    large = conv_depthwise.default(DEPTHWISE, SM_90)
    small = conv_depthwise.default(depthwise((1, 672, 14, 14), kernel=5, padding=2), SM_90)
    assert large is not None
    assert small is not None
    assert large.rows * large.columns > small.rows * small.columns


@pytest.mark.parametrize(
    ("refused", "target"),
    [
        (conv((4, 64, 14, 14), layout="NCHW", padding=1), "sm_90"),
        (conv((4, 64, 14, 14), "float32", padding=1), "sm_90"),
        (conv((4, 64, 14, 14), "float64", padding=1), "sm_90"),
        (conv((4, 64, 14, 14), "float32", "NCHW", padding=1, tf32=True), "sm_90"),
        (tf32((4, 64, 14, 14), groups=4), "sm_90"),
        (tf32((4, 64, 14, 14), transposed=True), "sm_90"),
        (tf32((4, 64, 14, 14), padding=1), "sm_75"),
        (tf32((4, 64, 14, 14), padding=1), "llvm"),
        (conv((4, 64, 14, 14), groups=4), "sm_90"),
        (depthwise((4, 64, 14, 14), out_channels=128), "sm_90"),
        (conv((4, 64, 14, 14), transposed=True), "sm_90"),
        (conv((1, 16, 6, 6, 6)), "sm_90"),
        (conv((1, 16, 16, 16), kernel=9), "sm_90"),  # more places than a mask has bits
        (conv((64, 256, 512, 512), kernel=1), "sm_90"),  # more than 32 bits can count
        (conv((0, 64, 14, 14)), "sm_90"),
        (conv((4, 64, 14, 14), padding=1), "sm_75"),
        (conv((4, 64, 14, 14), padding=1), "llvm"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{value.title} {dict(value.attrs)}",
)
def test_the_rest_is_left_to_other_schedules(refused, target):
    assert kind(refused, parse(target)) is None
    assert not list(conv_kernels.space(refused, parse(target)))


@pytest.mark.parametrize(
    "config",
    [
        Product(128, 64, 48, 2, 2, 3),  # a stage that is no number of lines of banks
        Product(128, 64, 64, 3, 2, 3),  # warps that do not divide the tile
        Product(128, 64, 64, 2, 8, 3),  # warps of eight channels
        Product(256, 128, 64, 2, 1, 3),  # more sums than registers
        Product(128, 64, 64, 1, 1, 3),  # too few threads for a row of pieces each
        Product(128, 64, 64, 2, 2, 1),  # nothing to copy into while a stage is in use
        Product(256, 128, 64, 4, 2, 5),  # more shared memory than there is
        Product(128, 64, 64, 2, 2, 3, 0),
        Product(128, 64, 64, 2, 2, 3, 6),  # of 9 tiles, two each, the sixth part has none
        Product(128, 64, 64, 2, 2, 3, 1, cluster=True),
        Product(128, 64, 64, 2, 2, 3, 9, cluster=True),  # more blocks than each device runs
    ],
)
def test_products_that_cannot_be_followed_are_refused(config):
    assert not conv_gemm.fits(LAYER, config, SM_90)


@pytest.mark.parametrize(
    "config",
    [
        Wide(96, 64, 1, 4),  # a block of rows and a half
        Wide(128, 96, 2, 4),  # results that no power of two of lanes writes
        Wide(128, 256, 1, 4),  # more sums than registers
        Wide(1024, 32, 8, 3),  # more shared memory than there is
        Wide(128, 64, 2, 2),  # nothing to copy into while two stages are in use
        Wide(128, 64, 2, 4, running=2),
        Wide(128, 64, 2, 4, resident=3),  # room for two
        Wide(128, 64, 2, 4, split=6),
        Wide(128, 64, 2, 4, cluster=True),
        Wide(128, 64, 2, 4, reach=116),  # no window that reaches so far
        Wide(128, 64, 2, 4, windows=1),
        Wide(128, 64, 2, 4, windows=1, reach=115),
        Wide(128, 64, 2, 4, windows=1, reach=116, cached=True),
        Wide(128, 64, 2, 4, windows=3, reach=116),
    ],
)
def test_wide_products_that_cannot_be_followed_are_refused(config):
    assert conv_wgmma.fits(LAYER, Wide(128, 64, 2, 4), SM_90)
    assert conv_wgmma.fits(LAYER, Wide(128, 64, 2, 4, windows=1, reach=116), SM_90)
    assert not conv_wgmma.fits(LAYER, config, SM_90)


def test_large_products_on_sm_90_are_those_of_warpgroups():
    assert kind(LAYER) == conv_wgmma.KIND
    assert kind(SMALL) == conv_wgmma.KIND
    # Not worth machine code for one architecture.
    assert kind(conv((1, 64, 14, 14), padding=1)) == conv_gemm.KIND
    assert kind(LAYER, parse("sm_90a")) == conv_wgmma.KIND
    for other in ("sm_80", "sm_100", "sm_120"):
        assert kind(LAYER, parse(other)) == conv_gemm.KIND
    # Rows of pixels come in pieces of 16 bytes only.
    assert kind(conv((32, 60, 56, 56), padding=1)) == conv_gemm.KIND
    both = {name for name, _ in conv_kernels.space(LAYER, SM_90)}
    assert both == {conv_wgmma.KIND, conv_gemm.KIND}


@pytest.mark.parametrize(
    ("layer", "config"),
    [
        (conv((32, 64, 56, 56), padding=1), Wide(128, 64, 2, 5, 1, 3, windows=1, reach=116)),
        (conv((256, 64, 56, 56), padding=1), Wide(256, 64, 2, 6, 1, 2, windows=1, reach=116)),
        (conv((256, 256, 14, 14), padding=1), Wide(192, 256, 3, 4, cached=True)),
        (conv((32, 256, 56, 56), kernel=(1, 1), out_channels=128), Wide(128, 128, 1, 2, 0, 3)),
        (conv((32, 1024, 14, 14), kernel=(1, 1), out_channels=256), Wide(64, 64, 1, 4, 0, 3)),
        (conv((32, 2048, 7, 7), kernel=(1, 1), out_channels=512), Wide(64, 128, 1, 6)),
        (conv((256, 128, 28, 28), kernel=(1, 1), out_channels=512), Wide(128, 128, 1, 2, 1, 3)),
        (conv((256, 64, 56, 56), kernel=(1, 1)), Wide(128, 64, 1, 1, 1, 4)),
        (conv((1, 64, 56, 56), padding=1), Wide(64, 64, 1, 6, windows=1, reach=116)),
    ],
)
def test_the_rule_for_products_of_warpgroups_agrees_with_measurements(layer, config):
    """Each is the fastest of between 13 and 16 that were measured on an H200, or 3 % behind it."""
    assert conv_wgmma.default(layer, SM_90) == config


def test_the_library_says_which_gpus_it_runs_on():
    """Instructions of sm_90a become machine code for it; PTX for later GPUs has none of them."""
    made = compile_spec(LAYER, "sm_90", stages=["cuda"])
    assert made.config["phases"][0]["kind"] == conv_wgmma.KIND
    assert made.architectures == ["sm_90a"]
    assert "wgmma.mma_async" in made.stages["cuda"]
    later = compile_spec(LAYER, "sm_90", made.config, stages=["cuda"], origin="tuned", ptx=True)
    assert later.architectures == ["sm_90", "compute_90"]
    assert "wgmma" not in later.stages["cuda"]
    assert (later.config["phases"][0]["kind"], later.origin) == (conv_gemm.KIND, "default")


@pytest.mark.parametrize(
    "config",
    [
        Depthwise(16, 4, 4, 6, 16),  # copies of 32 bytes
        Depthwise(4, 0, 4, 24, 4),
        Depthwise(4, 4, 4, 25, 4),  # more lanes than channels
        Depthwise(4, 4, 4, 24, 43),  # more threads than a block has
        Depthwise(8, 8, 8, 12, 8),  # more sums than registers
    ],
)
def test_depthwise_configs_that_cannot_be_followed_are_refused(config):
    assert not conv_depthwise.fits(DEPTHWISE, config, SM_90)


@pytest.mark.parametrize(
    "config",
    [
        Stem(48, 4, 2, 4),  # lanes that do not divide a warp
        Stem(64, 4, 8, 4),  # more sums than registers
        Stem(64, 33, 2, 4),  # more threads than a block has
        Stem(64, 4, 2, 0),
    ],
)
def test_stems_that_cannot_be_followed_are_refused(config):
    assert not conv_stem.fits(STEM, config, SM_90)


def test_few_channels_have_a_kernel_of_their_own():
    assert kind(STEM) == conv_stem.KIND
    assert kind(conv((1, 4, 20, 20))) == conv_stem.KIND
    # Pairs of elements would not be aligned; there the matrix product copies each element.
    assert kind(conv((1, 3, 20, 20))) == conv_gemm.KIND
    assert kind(conv((1, 3, 20, 20), stride=2, dilation=2)) == conv_gemm.KIND
    assert kind(conv((1, 5, 20, 20), stride=2)) == conv_gemm.KIND


def test_configs_of_the_other_kind_are_refused():
    assert not conv_kernels.fits(LAYER, Stem(64, 4, 2, 4), SM_90)
    assert not conv_kernels.fits(LAYER, Depthwise(4, 4, 4, 8, 4), SM_90)
    assert not conv_kernels.fits(DEPTHWISE, Product(128, 64, 64, 2, 2, 3), SM_90)


def test_tf32_is_a_permission_that_the_product_alone_takes():
    for name in ("sm_80", "sm_86", "sm_90", "sm_100"):
        target = parse(name)
        assert kind(ROUNDED, target) == conv_gemm.KIND
        assert {n for n, _ in conv_kernels.space(ROUNDED, target)} == {conv_gemm.KIND}
    # Neither a network's first layer nor a large one leaves it.
    for large in (tf32((32, 3, 64, 64), stride=2, padding=1), tf32((32, 64, 56, 56), padding=1)):
        assert kind(large) == conv_gemm.KIND
    exact = tf32((2, 64, 28, 28), groups=64, padding=1)
    assert kind(exact) == conv_depthwise.KIND
    made = lower(exact, "sm_90", "cuda")
    assert "tf32" not in made


def test_a_stage_of_tf32_is_as_many_bytes():
    half = conv((2, 64, 28, 28), padding=1, residual=True, activation="relu")
    wide, narrow = Product(128, 64, 32, 2, 2, 3), Product(128, 64, 64, 2, 2, 3)
    assert wide.shared_bytes(4) == narrow.shared_bytes(2)
    assert conv_gemm.fits(ROUNDED, wide, SM_90)
    assert conv_gemm.fits(half, wide, SM_90)
    assert conv_gemm.fits(half, narrow, SM_90)
    assert not conv_gemm.fits(ROUNDED, narrow, SM_90)


def test_a_problem_has_two_dimensions():
    flat = Problem.of(conv((2, 64, 14, 14), kernel=1))
    assert flat is not None
    assert (flat.batch, flat.height, flat.width, flat.flat) == (1, 1, 392, True)
    line = Problem.of(conv((2, 64, 31), stride=2, padding=1))
    assert line is not None
    assert (line.height, line.out_height, line.out_width, line.kernel) == (1, 1, 16, (1, 3))
    assert not line.whole
    down = Problem.of(conv((2, 64, 15, 15), kernel=1, stride=2))
    assert down is not None
    assert down.whole
    assert not down.flat


@pytest.mark.parametrize("case", [LAYER, SMALL, DEPTHWISE, STEM], ids=lambda spec: spec.title)
def test_arguments_of_the_kernel(case):
    spec = case
    expression = ops.get(spec.op).expression(spec)
    for target in (SM_90, parse("sm_80")):
        found = conv_kernels.default(spec, target)
        assert found is not None
        made = conv_kernels.build(spec, expression, found[1])
        names = [p.name for p in made.func.params]
        assert names == [*expression.inputs, *expression.outputs, *made.workspaces]
        # Blocks of a cluster read each other's sums; before there were clusters a kernel did.
        alone = spec is SMALL and target is not SM_90
        assert made.workspaces == (("partials",) if alone else ())
        assert made.multiprocessors == 0


GOLDEN = {
    "conv_bn-float16-product": conv((32, 128, 28, 28), padding=1, activation="relu"),
    "conv_bn-float16-wgmma": conv((32, 128, 28, 28), padding=1, activation="relu"),
    "conv_bn-bfloat16-split": conv(
        (1, 256, 14, 14), "bfloat16", padding=1, residual=True, activation="silu"
    ),
    "conv_bn-float16-cluster": conv((1, 256, 14, 14), kernel=3, padding=1, out_channels=40),
    "conv_bn-float32-product": tf32((2, 64, 28, 28), padding=1, activation="relu"),
    "conv_bn-float16-depthwise": depthwise((1, 96, 28, 28), padding=1, activation="relu6"),
    "conv_bn-float16-stem": conv(
        (1, 3, 64, 64), kernel=3, stride=2, padding=1, out_channels=16, activation="relu6"
    ),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden(name, golden):
    target = "sm_80" if name.endswith(("split", "product")) else "sm_90"
    golden(f"{name}.schedule.txt", stable(lower(GOLDEN[name], target, "schedule")))
    golden(f"{name}.cu", kernels(lower(GOLDEN[name], target, "cuda")))


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
@pytest.mark.parametrize("name", ["sm_80", "sm_90"])
def test_nothing_is_spilled(dtype, name):
    """Of the largest tiles too; the compiler needs no GPU."""
    wide = dtype == "float32"
    attrs = {"padding": 1, "residual": True, "activation": "relu", "tf32": wide}
    spec = conv((32, 128, 28, 28), dtype, **attrs)
    for tile in conv_gemm.TILES:
        config = Product(*tile[:2], 16 if wide else 32, *tile[2:], 3, cached=True)
        assert conv_gemm.fits(spec, config, parse(name)), config
        chosen = plan.Plan((), ((conv_gemm.KIND, config),))
        made = compile_spec(spec, name, chosen.to_json(), stages=())
        assert all(r["spill_bytes"] == 0 for r in made.resources), (config, made.resources)


@pytest.mark.slow
@pytest.mark.parametrize("tile", conv_wgmma.TILES, ids=str)
def test_products_of_warpgroups_run_beside_the_copies(tile):
    """ptxas spills nothing, and says nothing about putting products one after the other."""
    spec = conv((32, 256, 28, 28), padding=1, residual=True, activation="relu")
    for resident in range(1, conv_wgmma.MOST_RESIDENT + 1):
        config = Wide(*tile, 3, resident=resident, cached=True)
        if not conv_wgmma.fits(spec, config, SM_90):
            assert resident > 1
            break
        chosen = plan.Plan((), ((conv_wgmma.KIND, config),))
        made = compile_spec(spec, "sm_90", chosen.to_json(), stages=["cuda"])
        assert all(r["spill_bytes"] == 0 for r in made.resources), (config, made.resources)
    assert "wgmma" not in cuda.compile_source(made.stages["cuda"], SM_90).log


# On a GPU

ODD = [
    conv((2, 64, 9, 11), padding=1, out_channels=40, residual=True, activation="silu"),
    conv((1, 24, 9, 11), padding=1, stride=2, out_channels=40, residual=True),
    conv((3, 12, 9, 11), padding=(0, 1, 2, 3), out_channels=20, residual=True, activation="gelu"),
    conv((2, 6, 9, 11), kernel=5, padding=2, dilation=2, out_channels=18),
    conv((2, 5, 9, 11), padding=1, out_channels=7, param_dtype="same", residual=True),
    conv((2, 3, 40, 43), kernel=7, stride=2, padding=3, out_channels=33, bias=False),
    conv((2, 3, 224, 224), kernel=7, stride=2, padding=3, out_channels=64, activation="relu"),
    conv((2, 3, 20, 37), stride=2, padding=1, out_channels=32, residual=True),
    conv((1, 4, 13, 18), padding=(1, 0, 2, 1), out_channels=24),
    conv((1, 1, 13, 40), kernel=5, stride=2, padding=2, out_channels=70, bias=False),
    conv((2, 2, 9, 21), kernel=(2, 4), out_channels=9),
    conv((1, 64, 15, 13), kernel=1, stride=2, out_channels=72),
    conv((3, 40, 6, 7), kernel=1, out_channels=24, activation="relu6"),
    conv((1, 128, 14, 14), padding=1, activation="relu"),
    conv((1, 72, 5, 9), padding=1, out_channels=19, residual=True, activation="relu"),
    conv((5, 16, 31), padding=1, out_channels=48, stride=2),
    conv((1, 8, 12, 12), kernel=7, padding=3, out_channels=64),
    conv((70, 64, 1, 1), kernel=1, out_channels=100, activation="silu"),
    conv((4, 512, 7, 7), padding=1, activation="relu"),
    conv((1, 2048, 7, 7), kernel=1, out_channels=512, activation="relu"),
    conv((2, 256, 30, 30), kernel=1, out_channels=512, stride=2, residual=True),
    depthwise((2, 32, 9, 11), padding=1, activation="relu6"),
    depthwise((1, 24, 9, 11), padding=1, stride=2, residual=True, activation="silu"),
    depthwise((3, 12, 14, 13), kernel=5, padding=2, residual=True),
    depthwise((3, 12, 14, 13), kernel=5, padding=(1, 2, 3, 0), stride=2, param_dtype="same"),
    depthwise((1, 7, 8, 9), padding=2, dilation=2),
    depthwise((1, 10, 8, 9), kernel=(1, 3), stride=(2, 1), bias=False),
    depthwise((3, 6, 33), kernel=7, padding=3),
    depthwise((9, 96, 57, 57), padding=1, stride=2, activation="relu6"),
    depthwise((1, 1152, 7, 7), kernel=5, padding=2, activation="relu6"),
]
DTYPES = ("float16", "bfloat16")


def typed(specs):
    """Each spec in all dtypes; in float32 depthwise ones as they are, and the others with TF32."""
    for spec, dtype in product(specs, (*DTYPES, "float32")):
        attrs = dict(spec.attrs) | {"tf32": dtype == "float32" and spec["groups"] == 1}
        yield conv(spec.shape, dtype, spec.layout, **attrs)


@pytest.fixture(scope="module", autouse=True)
def prepared(request):
    compare.prepare_selected(request)


@pytest.mark.gpu
@pytest.mark.parametrize(
    "spec", list(typed(ODD)), ids=lambda spec: f"{spec.title} {dict(spec.attrs)}"
)
def test_odd_sizes_on_a_gpu(spec):
    assert kind(spec), spec.title
    check(spec, random_inputs(spec, "cuda"), "cuda")


def chosen(spec, config, monkeypatch):
    """Let a config take the place of the default one."""
    name = compare.target("cuda")
    (kind_,) = (k for k, c in conv_kernels.CONFIGS.items() if isinstance(config, c))
    json = plan.Plan((), ((kind_, config),)).to_json()
    made = compile_spec(spec, name, json, stages=())
    monkeypatch.setitem(compare._compiled, (spec, name), made)
    loaded = {k: v for k, v in compare._loaded.items() if k != (spec, name)}
    monkeypatch.setattr(compare, "_loaded", loaded)


@pytest.mark.gpu
@pytest.mark.parametrize("tile", conv_gemm.TILES, ids=str)
@pytest.mark.parametrize("line", conv_gemm.LINES)
@pytest.mark.parametrize("dtype", ["float16", "float32"])
def test_every_tile_on_a_gpu(tile, line, dtype, monkeypatch):
    wide = dtype == "float32"
    attrs = {"padding": 1, "out_channels": 136, "residual": True, "activation": "relu"}
    spec = conv((3, 72, 13, 17), dtype, tf32=wide, **attrs)
    depth = line // (4 if wide else 2)
    target = parse(compare.target("cuda"))
    ran = 0
    knobs = ((2, 1, False), (3, 1, False), (4, 3, False), (3, 3, True), (2, 2, True))
    for stages, split, cluster in knobs:
        config = Product(*tile[:2], depth, *tile[2:], stages, split, cluster, cached=stages == 3)
        if conv_gemm.fits(spec, config, target):
            chosen(spec, config, monkeypatch)
            check(spec, random_inputs(spec, "cuda"), "cuda")
            ran += 1
    assert ran or line > min(conv_gemm.LINES)


@pytest.mark.gpu
@pytest.mark.parametrize("tile", conv_wgmma.TILES, ids=str)
@pytest.mark.parametrize("dtype", DTYPES)
def test_every_tile_of_warpgroups_on_a_gpu(tile, dtype, monkeypatch):
    target = parse(compare.target("cuda"))
    if target.capability != conv_wgmma.ARCH:
        pytest.skip("there is no wgmma but on compute capability 9.0")
    specs = (
        conv((3, 72, 23, 17), dtype, padding=1, out_channels=264, residual=True),
        conv((2, 256, 19, 17), dtype, padding=1, stride=2, out_channels=256, activation="relu"),
        conv((5, 320, 13, 7), dtype, kernel=1, out_channels=40, activation="silu"),
    )
    for spec in specs:
        for stages, running, split, cluster in (
            (2, 0, 1, False),
            (3, 1, 1, False),
            (4, 1, 3, False),
            (3, 1, 3, True),
            (4, 0, 2, True),
        ):
            config = Wide(*tile, stages, running, 1, split, cluster, cached=stages == 3)
            if conv_wgmma.fits(spec, config, target):
                chosen(spec, config, monkeypatch)
                check(spec, random_inputs(spec, "cuda"), "cuda")


@pytest.mark.gpu
@pytest.mark.parametrize("vector", [1, 2, 4, 8])
@pytest.mark.parametrize("tile", conv_depthwise.TILES, ids=str)
def test_every_depthwise_tile_on_a_gpu(vector, tile, monkeypatch):
    for spec in (
        depthwise((2, 40, 13, 17), padding=1, residual=True, activation="silu"),
        depthwise((2, 40, 13, 17), "bfloat16", kernel=5, padding=2, stride=2),
    ):
        chosen(spec, Depthwise(vector, *tile, min(40 // vector, 7), 9), monkeypatch)
        check(spec, random_inputs(spec, "cuda"), "cuda")


@pytest.mark.gpu
@pytest.mark.parametrize(("warps", "rows"), [(1, 1), (2, 4), (4, 2), (8, 2)])
@pytest.mark.parametrize("turns", [1, 3])
def test_every_stem_on_a_gpu(warps, rows, turns, monkeypatch):
    for channels, spec in (
        (64, conv((2, 3, 40, 43), kernel=7, stride=2, padding=3, out_channels=72)),
        (32, conv((2, 3, 40, 43), "bfloat16", stride=2, padding=1, out_channels=24)),
    ):
        config = Stem(channels, warps, rows, turns)
        if conv_stem.fits(spec, config, SM_90):
            chosen(spec, config, monkeypatch)
            check(spec, random_inputs(spec, "cuda"), "cuda")


@pytest.mark.gpu
@pytest.mark.parametrize(
    "spec", [LAYER, SMALL, DEPTHWISE, STEM, ROUNDED], ids=lambda spec: spec.title
)
def test_runs_repeat_bit_by_bit(spec):
    inputs = random_inputs(spec, "cuda")
    first, second = run(spec, inputs, "cuda"), run(spec, inputs, "cuda")
    for name, tensor in first.items():
        assert torch.equal(bits(tensor), bits(second[name])), name


@pytest.mark.gpu
@pytest.mark.parametrize(
    "spec",
    [
        SMALL,
        replace(SMALL, shape=(32, *SMALL.shape[1:])),
        tf32((2, 256, 14, 14), padding=1, activation="relu"),
    ],
    ids=str,
)
def test_infinity_and_nan_reach_only_their_pixels(spec):
    inputs = random_inputs(spec, "cuda")
    inputs["x"][0, 3, 5, 7] = torch.inf
    inputs["x"][0, 4, 0, 0] = torch.nan
    y = run(spec, inputs, "cuda")["y"]
    assert y[0, :, :2, :2].isnan().all()
    touched = torch.zeros(14, 14, dtype=torch.bool, device="cuda")
    touched[4:7, 6:9] = True
    touched[:2, :2] = True
    assert y[0][:, ~touched].isfinite().all()
    assert y[1:].isfinite().all()


@pytest.mark.gpu
@pytest.mark.parametrize("spec", [ROUNDED, tf32((1, 20, 9, 11), padding=1)], ids=str)
def test_tf32_rounds_to_the_nearest_and_only_the_operands(spec):
    inputs = random_inputs(spec, "cuda")
    inputs["x"][0, 3, 2, 2:5] = torch.tensor([1 + 2**-11, -1 - 2**-11, 1 + 2**-11 - 2**-23])
    given = {name: to_tf32(inputs[name]) for name in ("x", "weight")}
    assert not torch.equal(given["x"], inputs["x"])
    first, second = (run(spec, chosen, "cuda")["y"] for chosen in (inputs, inputs | given))
    assert torch.equal(bits(first), bits(second))
    # What TF32 holds is multiplied exactly.
    bound = ops.get("conv_bn").tolerance(conv(spec.shape, "float32", padding=1), "y")
    want = ops.get("conv_bn").reference(spec, inputs | given)["y"]
    close(second, want, bound.atol, bound.rtol)


@pytest.mark.gpu
def test_what_lies_behind_a_stems_run_does_not_count():
    """Its weight is zero, but zero times infinity is not."""
    spec = conv((1, 3, 32, 32), stride=2, padding=1, out_channels=16)
    inputs = random_inputs(spec, "cuda")
    inputs["x"][0, 0, 8, 8] = torch.inf
    y = run(spec, inputs, "cuda")["y"][0]
    finite = y.isfinite().all(0)
    assert not finite[4, 4]
    assert int((~finite).sum()) == 1
