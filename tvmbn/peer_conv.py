# SPDX-License-Identifier: Apache-2.0
"""Convolutions of PyTorch and cuDNN, with BatchNorm folded into them or after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.nn import functional

from tvmbn.cases import Case
from tvmbn.ops.conv_geometry import Geometry
from tvmbn.peer import Functional, Unavailable

# In place, as models are written: no memory beside the convolution's result is touched.
_ACTIVATIONS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "none": lambda z: z,
    "relu": lambda z: z.relu_(),
    "relu6": lambda z: z.clamp_(0, 6),
    "silu": lambda z: functional.silu(z, inplace=True),
    "gelu": functional.gelu,
}


def folded(case: Case) -> Functional:
    """A convolution with a bias, then what follows."""
    convolve, spec, bias = _convolution(case), case.spec, _bias(case)
    activate = _ACTIVATIONS[spec["activation"]]

    def function(x: torch.Tensor, weight: torch.Tensor, *rest: torch.Tensor) -> torch.Tensor:
        y = convolve(x, weight, bias)
        return activate(y.add_(rest[0]) if rest else y)

    return Functional(function, _inputs(case), ("y",))


def unfused(case: Case) -> Functional:
    """A convolution, then BatchNorm with statistics that change nothing but add the bias."""
    convolve, spec = _convolution(case), case.spec
    activate = _ACTIVATIONS[spec["activation"]]
    x = case.inputs["x"]
    channels, eps = spec["out_channels"], 1e-5
    options: dict[str, Any] = {"device": x.device, "dtype": torch.float32}
    mean, gamma = torch.zeros(channels, **options), torch.ones(channels, **options)
    var = torch.full((channels,), 1 - eps, **options)
    bias = case.inputs.get("bias", mean).float()

    def function(x: torch.Tensor, weight: torch.Tensor, *rest: torch.Tensor) -> torch.Tensor:
        y = functional.batch_norm(convolve(x, weight, None), mean, var, gamma, bias, eps=eps)
        return activate(y.add_(rest[0]) if rest else y)

    return Functional(function, _inputs(case), ("y",))


def trained(case: Case) -> Functional:
    """A convolution, then BatchNorm with the batch's statistics."""
    convolve, spec = _convolution(case, "conv_bn_train"), case.spec
    activate = _ACTIVATIONS[spec["activation"]]
    names = ("x", "weight", "running_mean", "running_var", "gamma", "beta")
    names += ("residual",) * spec["residual"]

    def function(x: torch.Tensor, weight: torch.Tensor, *rest: torch.Tensor) -> Any:
        y = convolve(x, weight, None)
        mean, var, gamma, beta = rest[:4]
        momentum, eps = spec["momentum"], spec["eps"]
        out = functional.batch_norm(y, mean, var, gamma, beta, True, momentum, eps)
        return activate(out.add_(rest[4]) if spec["residual"] else out), y

    return Functional(function, names, ("out", "y"))


def fused(case: Case) -> Functional:
    """Convolution of cuDNN with bias, residual and ReLU in one call."""
    spec, geo = case.spec, Geometry.of(case.spec)
    _convolution(case)
    if case.device.type != "cuda" or spec["activation"] != "relu" or geo.transposed:
        raise Unavailable("cuDNN fuses a convolution with ReLU only, on a GPU")
    bias = _bias(case)
    place = (list(geo.stride), list(geo.begin), list(geo.dilation), geo.groups)
    aten = torch.ops.aten

    def plain(x: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
        return aten.cudnn_convolution_relu(x, weight, bias, *place)

    def added(x: torch.Tensor, weight: torch.Tensor, residual: torch.Tensor) -> torch.Tensor:
        return aten.cudnn_convolution_add_relu(x, weight, residual, 1.0, bias, *place)

    return Functional(added if spec["residual"] else plain, _inputs(case), ("y",))


def _inputs(case: Case) -> tuple[str, ...]:
    return ("x", "weight", "residual") if case.spec["residual"] else ("x", "weight")


def _bias(case: Case) -> torch.Tensor | None:
    """The bias as PyTorch wants it, of the dtype of x."""
    bias = case.inputs.get("bias")
    return None if bias is None else bias.to(case.inputs["x"].dtype)


def _convolution(case: Case, op: str = "conv_bn") -> Callable[..., torch.Tensor]:
    """PyTorch's convolution of a case; cuDNN tries its algorithms at the first call.

    Float32 operands are rounded to TF32 where the spec permits that, and nowhere else.
    """
    if case.spec.op != op:
        raise Unavailable("only convolutions are followed by BatchNorm")
    geo = Geometry.of(case.spec)
    torch.backends.cudnn.benchmark = True
    # By default PyTorch rounds float32 convolutions, not the matrix products they may become.
    tf32 = bool(dict(case.spec.attrs).get("tf32"))
    torch.backends.cudnn.allow_tf32 = torch.backends.cuda.matmul.allow_tf32 = tf32
    if geo.begin != geo.end:
        raise Unavailable("PyTorch pads both sides alike")
    if geo.transposed:
        convolve = getattr(functional, f"conv_transpose{geo.rank}d")
        return lambda x, weight, bias: convolve(
            x, weight, bias, geo.stride, geo.begin, geo.output_padding, geo.groups, geo.dilation
        )
    convolve = getattr(functional, f"conv{geo.rank}d")
    return lambda x, weight, bias: convolve(
        x, weight, bias, geo.stride, geo.begin, geo.dilation, geo.groups
    )
