# SPDX-License-Identifier: Apache-2.0
"""Inputs whose sums are exact in float32, and the tight bounds that outputs then keep.

All values are small integers times a power of two, most are 0, and those that a norm centres come
in pairs around one value: means, sums and products are then exact in every order of addition, and
what is left is the rounding of a few operations. An element lost or counted twice shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod

import torch
from compare import DTYPES

from tvmbn import ops
from tvmbn.spec import EPSILON, OpSpec, TensorArg, accumulator

Tensors = dict[str, torch.Tensor]
EXACT = ("none", "relu", "relu6")
# Roundings of operations beside the sums, each half an eps: a dozen of them, and the larger
# errors of rsqrt, exp and erf on a GPU.
STEPS = 16.0
SMALLEST = {"float16": 2.0**-24, "bfloat16": 2.0**-133, "float32": 2.0**-149, "float64": 0.0}


class Values:
    """Draws inputs of one spec on one device."""

    def __init__(self, spec: OpSpec, seed: str, device: str, nan: bool) -> None:
        self.spec, self.device, self.nan = spec, device, nan
        number = int.from_bytes(seed.encode(), "little") % (1 << 62)
        self.generator = torch.Generator(device).manual_seed(number)
        self.scale = 2.0 ** int(self.integers((1,), -2, 2))
        self.density = (0.02, 0.1, 0.3, 1.0)[int(self.integers((1,), 0, 3))]
        # Far from 0 a mean is not exact any more, and its error is divided by a small deviation.
        far = 64 if dict(spec.attrs).get("mode") in ("train", "forward", "moments") else 2
        self.base = (0, 0, 0, 1, -2, far)[int(self.integers((1,), 0, 5))]
        self.activation = dict(spec.attrs).get("activation", "none")

    def integers(self, shape: tuple[int, ...], low: int, high: int) -> torch.Tensor:
        """Whole numbers from ``low`` to ``high``, both among them."""
        options = {"generator": self.generator, "device": self.device}
        return torch.randint(low, high + 1, shape, **options).double()

    def sparse(self, shape: tuple[int, ...], low: int = -3, high: int = 3) -> torch.Tensor:
        """Mostly 0."""
        kept = torch.rand(shape, generator=self.generator, device=self.device) < self.density
        return torch.where(kept, self.integers(shape, low, high), 0.0)

    def paired(self, groups: int, count: int) -> torch.Tensor:
        """Rows in which each value but the base has its opposite: the mean is the base."""
        half = count // 2
        values = self.sparse((groups, half), 1, 3)
        rest = values.new_zeros(groups, count - 2 * half)
        row = torch.cat([values, -values, rest], 1)
        order = torch.rand(row.shape, generator=self.generator, device=self.device).argsort(1)
        return row.gather(1, order) + self.base

    def draw(self) -> Tensors:
        """Every input, in its dtype and logical shape, contiguous."""
        sizes = {"N": self.spec.shape[0]}
        found = {}
        for arg in ops.get(self.spec.op).arguments(self.spec):
            if arg.role == "in":
                concrete = arg.concrete(sizes)
                values = self.one(concrete).reshape(tuple(int(d) for d in concrete.shape))
                found[arg.name] = values.to(DTYPES[arg.dtype]).contiguous()
        if self.nan and found["x"].numel():
            place = int(self.integers((1,), 0, found["x"].numel() - 1))
            found["x"].view(-1)[place] = float("nan")
        return found

    def one(self, arg: TensorArg) -> torch.Tensor:
        """Values for one concrete argument."""
        shape = tuple(int(d) for d in arg.shape)
        match arg.name:
            case "x":
                conv = self.spec.op == "conv_bn"
                values = (self.sparse(shape) if conv else self.centred(shape)) * self.scale
            case "weight":
                values = self.sparse(shape) / 4
            case "num_batches_tracked":
                values = self.integers(shape, 1, 9)
            case "save_rstd" | "rstd" | "share":
                values = 2.0 ** self.integers(shape, -2, 1)
            case "running_var":
                # Not the square of a number of few bits: no sum with beta then meets a kink.
                values = 3 * 2.0 ** self.integers(shape, -2, 2)
            case "all_moments":
                values = self.integers(shape, -2, 2)  # means, between counts and squares
                values[:, 0] = self.integers(values[:, 0].shape, 1, 40)
                values[:, 2] = self.integers(values[:, 2].shape, 0, 60)
            case "beta" if self.activation != "none":
                values = (2 * self.integers(shape, -20, 20) + 1) / 64
            case "running_mean" | "save_mean" | "mean":
                values = self.integers(shape, -2, 2) * self.scale
            case _:
                values = self.sparse(shape) if prod(shape) > 64 else self.integers(shape, -3, 3)
        return values

    def centred(self, shape: tuple[int, ...]) -> torch.Tensor:
        """Values of x, paired within each group that a norm takes the statistics of."""
        if self.spec.op in ("layer_norm", "rms_norm"):
            length = prod(self.spec["normalized_shape"])
            return self.paired(prod(shape) // max(length, 1), length)
        rest = (shape[0], *shape[2:])
        columns = self.paired(shape[1], prod(rest)).reshape(shape[1], *rest)
        return columns.movedim(0, 1)


def bounds(spec: OpSpec, inputs: Mapping[str, torch.Tensor], want: Tensors) -> dict:
    """(atol, rtol) of every output, for inputs that :class:`Values` drew."""
    acc = EPSILON[accumulator(spec.dtype)]
    if spec.op == "conv_bn":
        steps, sums = _convolution(spec, inputs, want)
    else:
        steps, sums = _norm(spec, inputs, want)
    found = {}
    for arg in ops.get(spec.op).arguments(spec):
        if arg.role != "out":
            continue
        stored = "float32" if arg.dtype == "int64" else arg.dtype
        # One rounding to the output's dtype, beside those of the arithmetic.
        narrow = EPSILON[stored] > acc
        rtol = EPSILON[stored] / 2 * narrow
        exact = arg.name in sums
        size = 0.0 if exact else steps.get(arg.name, _largest(want[arg.name]))
        atol = STEPS * acc * size + SMALLEST[stored] / 2
        found[arg.name] = (atol, rtol + (0 if exact else STEPS * acc) + exact * acc * (not narrow))
    return found


def _largest(tensor: torch.Tensor | None) -> float:
    if tensor is None or not tensor.numel():
        return 0.0
    return float(tensor.double().abs().nan_to_num(0.0).max())


def _convolution(spec: OpSpec, inputs: Mapping[str, torch.Tensor], want: Tensors) -> tuple:
    """Every sum is exact, and so is a piecewise linear activation of it.

    TF32 holds the values of x and weight: its bounds are no wider.
    """
    if spec["activation"] in EXACT:
        return {}, {"y"}
    weight = inputs["weight"].double().abs()
    terms = _largest(inputs["x"]) * float(weight.flatten(1).sum(1).max()) if weight.numel() else 0
    if spec["transposed"]:
        terms = _largest(inputs["x"]) * float(weight.sum())
    return {"y": terms + _largest(inputs.get("bias")) + _largest(inputs.get("residual"))}, set()


def _norm(spec: OpSpec, inputs: Mapping[str, torch.Tensor], want: Tensors) -> tuple:
    """Sizes of the terms that are added up to each output, and the names of exact sums."""
    mode = spec["mode"]
    sizes = {name: _largest(tensor) for name, tensor in inputs.items()}
    gamma, beta = sizes.get("gamma", 1.0), sizes.get("beta", 0.0) + sizes.get("residual", 0.0)
    x = sizes.get("x", 0.0)
    rstd = max((_largest(want[k]) for k in ("save_rstd", "rstd") if k in want), default=0.0)
    rstd = max(rstd, sizes.get("save_rstd", 0.0), sizes.get("rstd", 0.0))
    if "running_var" in inputs and mode.startswith("infer") and inputs["running_var"].numel():
        rstd = float(inputs["running_var"].min() + spec["eps"]) ** -0.5
    mean = max(sizes.get(k, 0.0) for k in ("running_mean", "save_mean", "mean"))
    mean = max(mean, *(_largest(want.get(k)) for k in ("save_mean", "mean")))
    if spec.op in ("layer_norm", "rms_norm") and mode == "forward" and not spec["stats"]:
        rstd = _row_rstd(spec, inputs["x"])
    xhat = (x + mean) * rstd
    if "dy" not in inputs:
        y = xhat * gamma + beta
        squares = (x + mean) ** 2
        found = {"y": y, "save_mean": x + mean, "mean": x + mean, "moments": 0.0}
        found |= {"new_running_mean": x + mean + sizes.get("running_mean", 0.0)}
        found |= {"new_running_var": 2 * squares + sizes.get("running_var", 0.0)}
        found["moments"] = max(_largest(want.get("moments")), squares, x)
        return found, {"new_num_batches_tracked"}
    dy = sizes["dy"] * 1.2  # the largest slope of an activation
    scale = gamma * rstd
    if spec.op == "sync_batch_norm":
        share = sizes.get("all_sums", 0.0) * sizes.get("share", 0.0)
        return {"dx": scale * (dy + share * (1 + xhat))}, {"dgamma", "dbeta", "sums"}
    activation = dict(spec.attrs).get("activation", "none")
    exact = activation in EXACT and mode != "infer_backward"
    summed = {"dgamma", "dbeta"} if exact else set()
    if spec.op == "batch_norm" and mode == "infer_backward" and activation in EXACT:
        summed = {"dbeta"}
    terms = _largest_sum(spec, inputs["dy"]) * 1.2
    found = {"dgamma": terms * xhat, "dbeta": terms, "dresidual": dy}
    inner = dy * (1 + (mode != "infer_backward") * (1 + xhat * xhat))
    found["dx"] = scale * inner
    return found, summed


def _row_rstd(spec: OpSpec, x: torch.Tensor) -> float:
    if not x.numel():
        return 0.0
    rows = x.double().reshape(-1, prod(spec["normalized_shape"])).nan_to_num(0.0)
    if spec.op == "layer_norm":
        rows = rows - rows.mean(1, keepdim=True)
    return float((rows.square().mean(1) + spec["eps"]).rsqrt().max())


def _largest_sum(spec: OpSpec, dy: torch.Tensor) -> float:
    """Largest sum over a group of the absolute values of dy."""
    if not dy.numel():
        return 0.0
    size = dy.double().abs()
    if spec.op == "batch_norm":
        return float(size.movedim(1, 0).flatten(1).sum(1).max())
    return float(size.reshape(-1, prod(spec["normalized_shape"])).sum(0).max())
