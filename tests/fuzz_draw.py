# SPDX-License-Identifier: Apache-2.0
"""What a fuzz case is: a spec, a plan and a way to call it, all drawn from a seed and a number.

The same seed, number and settings draw the same case on every machine, so a case is repeated by
naming them. Several cases share a spec and its plan: compiling is most of the time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod
from random import Random
from typing import Any

from tvmbn import ops
from tvmbn.errors import SpecError
from tvmbn.ops.conv_geometry import Geometry
from tvmbn.spec import DTYPES, ITEMSIZE, OpSpec
from tvmbn.tuning.space import Space

# How often each operator is drawn.
SHARES = {"batch_norm": 7, "conv_bn": 7, "layer_norm": 4, "rms_norm": 3, "sync_batch_norm": 3}
EPS = (1e-5, 1e-5, 1e-3, 1e-6)
MOMENTA = (None, 0.0, 0.1, 0.5, 1)
MACS = 512  # multiply-adds of a convolution for each element that a shape may have
TRIES = 1000
PLANS = ("default", "space", "strange")


@dataclass(frozen=True)
class Settings:
    """What decides which cases are drawn.

    Attributes
    ----------
    seed : int
    target : str
        ``llvm`` or ``sm_XX``.
    share : int
        Cases with the same spec and plan.
    elements : int
        Most elements of the largest tensor.
    """

    seed: int
    target: str
    share: int
    elements: int


@dataclass(frozen=True)
class Case:
    """One call: which batch, which framework's tensors, how they lie and what is in them.

    Attributes
    ----------
    n : int
        Size of the first dimension where it is open, else that of the spec.
    way : {"torch", "numpy", "dlpack", "kernel"}
        ``kernel`` calls the library itself, with every tensor between guard bands.
    placed : bool
        Whether tensors have odd strides and offsets.
    out : bool
        Whether some outputs are given.
    nan : bool
        Whether one element of x is NaN.
    """

    number: int
    seed: str
    n: int
    way: str
    placed: bool
    out: bool
    nan: bool


def random_of(settings: Settings, what: str, number: int) -> Random:
    """A generator for one thing of one case."""
    return Random(f"{settings.seed} {settings.target} {what} {number}")


def draw_spec(settings: Settings, group: int) -> OpSpec:
    """The spec that the cases of a group share."""
    random = random_of(settings, "spec", group)
    for _ in range(TRIES):
        (name,) = random.choices(list(SHARES), SHARES.values())
        op = ops.get(name)
        most = max(8, int(settings.elements ** random.choice((0.4, 0.6, 0.8, 1))))
        layout = "NHWC" if name in ("batch_norm", "conv_bn", "sync_batch_norm") else "NCHW"
        given: dict[str, Any] = {
            "dtype": random.choice(DTYPES),
            "layout": random.choice(("NCHW", layout)),
            "dynamic": random.choice(((), (), "N")),
        }
        rank = random.choice([r for r in op.ranks if r <= 5])
        shape = _shape(random, rank, most, empty=random.random() < 0.02)
        for a in op.attributes:
            if a.allowed is not None:
                given[a.name] = random.choice(a.allowed)
        if name == "conv_bn":
            given["tf32"] &= given["dtype"] == "float32"
            shape, more = _convolution(random, shape, given)
            given |= more
        else:
            given["eps"] = random.choice(EPS)
        if "norm" in name and name.endswith("batch_norm"):
            given["momentum"] = random.choice(MOMENTA)
        if name == "sync_batch_norm":
            given["processes"] = random.choice((1, 2, 3, 8, 17))
        if name in ("layer_norm", "rms_norm"):
            given["normalized_shape"] = shape[-random.choice((1, 1, *range(1, rank + 1))) :]
        try:
            spec = op.spec(shape, **given)
        except SpecError:
            continue
        if name != "conv_bn" or _affordable(spec, settings.elements):
            return spec
    raise AssertionError(f"no valid spec in {TRIES} tries: {settings}, group {group}")


def draw_plan(
    settings: Settings, group: int, families: list[dict[str, Any]]
) -> tuple[dict[str, Any] | None, str]:
    """The plan of a group, None for the default one, and which of PLANS it is.

    ``space``: a point of the tuner's space. ``strange``: such a point with one number changed,
    as a record of another version might have it; it must be refused or right.
    """
    random = random_of(settings, "plan", group)
    (kind,) = random.choices(PLANS, (4, 4, 1))
    if kind == "default":
        return None, kind
    space = Space(families)
    plan = space.plan(space.draw(random))
    if kind == "strange":
        knobs = numbers(plan)
        if not knobs:
            return plan, "space"
        where, value = random.choice(knobs)
        near = (2 * value, value // 2, value + 1, value * 3)
        plan = with_number(plan, where, random.choice((*near, *near, 8 * value, 64 * value, 0, -1)))
    return plan, kind


def numbers(plan: dict[str, Any]) -> list[tuple[tuple[str, int, str], int]]:
    """Every number of a plan: its place, as list, index and knob, and its value."""
    return [
        ((name, index, key), value)
        for name in ("splits", "phases")
        for index, part in enumerate(plan[name])
        for key, value in part.items()
        if isinstance(value, int) and not isinstance(value, bool)
    ]


def with_number(plan: dict[str, Any], where: tuple[str, int, str], value: int) -> dict[str, Any]:
    """The plan with another number in one place."""
    name, index, key = where
    parts = [{**part, key: value} if i == index else part for i, part in enumerate(plan[name])]
    return {**plan, name: parts}


def draw_case(settings: Settings, number: int, spec: OpSpec) -> Case:
    """How case ``number`` calls its group's operator."""
    random = random_of(settings, "case", number)
    cuda = settings.target != "llvm"
    way = random.choice(("torch", "torch", "kernel", "dlpack" if cuda else "numpy", "dlpack"))
    first = spec.shape[0]
    n = first
    if spec.dynamic:
        least = ops.get(spec.op).smallest_batch(spec)
        sizes = (first, least, least + 1, random.randint(least, max(2 * first, least)), 7, 33)
        n = 0 if random.random() < 0.04 else random.choice(sizes)
        row = max(1, prod(spec.shape[1:]))
        n = min(n, max(least, settings.elements // row))
    if way == "kernel" and (n == 0 or 0 in spec.shape):
        way = "torch"  # nothing is launched for an empty tensor
    # On a GPU only torch can copy what a kernel cannot take as it lies.
    placed = random.random() < 0.7 and not (cuda and way == "dlpack")
    attrs = dict(spec.attrs)
    forward = attrs.get("mode", "") in ("", "train", "infer", "forward", "normalise")
    # Where the new value weighs nothing the compiler leaves it out: 0 times NaN is 0 there.
    still = attrs.get("momentum") == (1 if attrs.get("convention") == "onnx" else 0)
    return Case(
        number,
        f"{settings.seed} {number}",
        n,
        way,
        placed,
        out=random.random() < 0.5,
        nan=forward and not still and random.random() < 0.05,
    )


def at_batch(spec: OpSpec, n: int) -> OpSpec:
    """The spec whose example size is the batch of a call."""
    return replace(spec, shape=(n, *spec.shape[1:])) if spec.dynamic else spec


def _size(random: Random, most: int) -> int:
    power = 1 << random.randint(0, max(0, most.bit_length() - 1))
    size = random.choice(
        (
            1,
            random.randint(1, 9),
            power,
            power + 1,
            power - 1,
            random.randint(1, most),
            8 * random.randint(1, 16),
            3 * power,
        )
    )
    return min(max(size, 1), most)


def _shape(random: Random, rank: int, most: int, empty: bool) -> tuple[int, ...]:
    shape = [_size(random, most) for _ in range(rank)]
    while prod(shape) > most:
        largest = max(range(rank), key=lambda d: shape[d])
        shape[largest] = -(-shape[largest] // random.choice((2, 3)))
    if empty:
        shape[random.randrange(rank)] = 0
    return tuple(shape)


def _convolution(
    random: Random, shape: tuple[int, ...], given: dict[str, Any]
) -> tuple[tuple[int, ...], dict[str, Any]]:
    """Sizes of a convolution; three in four have channels that vectors and tensor cores like."""
    if len(shape) < 3:
        return shape, {}
    rank = len(shape) - 2
    batch, channels, *spatial = shape
    spatial = [min(s, 64) for s in spatial]
    channels = min(max(channels, 1), 512)
    out = _size(random, 256)
    if random.random() < 0.75:
        channels, out = (random.choice((8, 16, 24, 32, 64, 96, 128)) for _ in range(2))
        batch = min(batch, 8)
        spatial = [min(s, 32) for s in spatial]
    if random.random() < 0.1:
        channels = random.choice((1, 3, 4))  # a network's first layer
    divisors = [g for g in range(1, channels + 1) if channels % g == 0]
    groups = random.choice((1, 1, 1, random.choice(divisors), channels))
    if groups > 1:
        out = groups * random.choice((1, 1, 2, 3))
    same = random.random() < 0.5
    kernel = [random.choice((1, 3, 3, 5, 2, 7))] * rank
    if not same:
        kernel = [random.randint(1, 5) for _ in range(rank)]
    stride = [random.choice((1, 1, 2, 3))] * rank
    padding = [k // 2 for k in kernel] if same else [random.randint(0, 3) for _ in range(2 * rank)]
    dilation = [random.choice((1, 1, 1, 2))] * rank
    more: dict[str, Any] = {
        "out_channels": out,
        "kernel": tuple(kernel),
        "stride": tuple(stride),
        "padding": tuple(padding),
        "dilation": tuple(dilation),
        "groups": groups,
        "transposed": random.random() < 0.25,
    }
    if more["transposed"]:
        more["output_padding"] = tuple(random.randrange(s) for s in stride)
    narrow = given["dtype"] in ("float16", "bfloat16") or given["tf32"]
    if narrow and random.random() < 0.6:
        more["layout"] = "NHWC"
    return (batch, channels, *spatial), more


def _affordable(spec: OpSpec, elements: int) -> bool:
    geo = Geometry.of(spec)
    sizes = [a.concrete({"N": spec.shape[0]}) for a in ops.get(spec.op).arguments(spec)]
    largest = max(a.nbytes() // ITEMSIZE[a.dtype] for a in sizes)
    return geo.macs <= MACS * elements and largest <= 4 * elements
