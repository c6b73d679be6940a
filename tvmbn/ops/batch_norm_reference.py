# SPDX-License-Identifier: Apache-2.0
"""BatchNorm in float64 with PyTorch, from the formulas in ``tvmbn.ops.batch_norm``."""

from __future__ import annotations

from collections.abc import Mapping

import torch

from tvmbn.ops.pointwise import reference_activation
from tvmbn.spec import OpSpec


def compute(spec: OpSpec, inputs: Mapping[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Every output of the operator, in float64."""
    data = {k: v if v.dtype == torch.int64 else v.double() for k, v in inputs.items()}
    return _forward(spec, data) if spec["mode"] in ("train", "infer") else _backward(spec, data)


def _per_channel(vector: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    return vector.reshape(1, -1, *[1] * (like.dim() - 2))


def _statistics(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    dims = [d for d in range(x.dim()) if d != 1]
    mean = x.mean(dims)
    return mean, (x - _per_channel(mean, x)).square().mean(dims)


def _affine(spec: OpSpec, data: Mapping[str, torch.Tensor], xhat: torch.Tensor) -> torch.Tensor:
    z = xhat
    if "gamma" in data:
        z = z * _per_channel(data["gamma"], xhat)
    if "beta" in data:
        z = z + _per_channel(data["beta"], xhat)
    return z + data["residual"] if "residual" in data else z


def _forward(spec: OpSpec, data: Mapping[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    x, eps = data["x"], spec["eps"]
    training = spec["mode"] == "train"
    mean, var = _statistics(x) if training else (data["running_mean"], data["running_var"])
    rstd = (var + eps).rsqrt()
    xhat = (x - _per_channel(mean, x)) * _per_channel(rstd, x)
    result = {"y": reference_activation(spec["activation"])(_affine(spec, data, xhat))}
    if not training:
        return result
    result |= {"save_mean": mean, "save_rstd": rstd}
    if not spec["running_stats"]:
        return result
    count = x.numel() // x.shape[1]
    onnx = spec["convention"] == "onnx"
    new_var = var if onnx else var * (count / max(count - 1, 1))
    if spec["momentum"] is None:
        tracked = data["num_batches_tracked"] + 1
        result["new_num_batches_tracked"] = tracked
        weight = 1.0 / float(tracked)
    else:
        weight = 1.0 - spec["momentum"] if onnx else spec["momentum"]
    for name, value in (("running_mean", mean), ("running_var", new_var)):
        result[f"new_{name}"] = (1.0 - weight) * data[name] + weight * value
    return result


def _backward(spec: OpSpec, data: Mapping[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    x, dy = data["x"], data["dy"]
    training = spec["mode"] == "train_backward"
    if training:
        mean, rstd = data["save_mean"], data["save_rstd"]
    else:
        mean, rstd = data["running_mean"], (data["running_var"] + spec["eps"]).rsqrt()
    xhat = (x - _per_channel(mean, x)) * _per_channel(rstd, x)
    dz = dy
    if spec["activation"] != "none":
        z = _affine(spec, data, xhat).detach().requires_grad_()
        with torch.enable_grad():
            y = reference_activation(spec["activation"])(z)
        (dz,) = torch.autograd.grad(y, z, dy)
    dims = [d for d in range(x.dim()) if d != 1]
    dbeta, dgamma = dz.sum(dims), (dz * xhat).sum(dims)
    inner = dz
    if training:
        count = x.numel() // x.shape[1]
        inner = dz - _per_channel(dbeta, x) / count - xhat * _per_channel(dgamma, x) / count
    scale = rstd * data["gamma"] if "gamma" in data else rstd
    result = {"dx": inner * _per_channel(scale, x)}
    if spec["weight"]:
        result["dgamma"] = dgamma
    if spec["bias"]:
        result["dbeta"] = dbeta
    if spec["residual"]:
        result["dresidual"] = dz
    return result
