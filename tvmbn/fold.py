# SPDX-License-Identifier: Apache-2.0
"""Folding an inference BatchNorm into the convolution before it.

With ``s = gamma / sqrt(var + eps)`` per output channel, the folded weight is ``W * s`` and the
folded bias ``(b - mean) * s + beta`` (Ioffe and Szegedy, Batch Normalization, 2015).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tvmbn.errors import FoldError

if TYPE_CHECKING:
    import torch

_CONV_CLASSES = ("Conv1d", "Conv2d", "Conv3d")
_FLOAT32_BYTES = 4
_LEAST_RANK = 3  # (out, in / groups, kernel)


@dataclass(frozen=True)
class Folded:
    """A convolution that stands for itself and its BatchNorm.

    Attributes
    ----------
    weight, bias : tensor
        As :func:`fold` returns them.
    attrs : dict
        Attributes for :func:`tvmbn.conv_bn` that describe the convolution.
    """

    weight: Any
    bias: Any
    attrs: dict[str, Any]


def fold(
    weight: Any,
    bias: Any | None,
    gamma: Any | None,
    beta: Any | None,
    mean: Any,
    var: Any,
    eps: float,
    *,
    groups: int = 1,
    transposed: bool = False,
    dtype: Any = None,
    training: bool = False,
) -> tuple[Any, Any]:
    """Fold BatchNorm into a convolution's weight and bias, computing in float64.

    Parameters
    ----------
    weight : array
        (O, C/groups, *K), or (C, O/groups, *K) where ``transposed``.
    bias, gamma, beta : array or None
        (O); None stands for 0, 1 and 0.
    mean, var : array
        Running statistics (O).
    eps : float
        Added to ``var`` inside the root; may be 0.
    dtype : optional
        Of the weight, numpy's or torch's as the weight is; by default the weight's own.
    training : bool
        Whether the BatchNorm normalises with batch statistics; then it cannot be folded.

    Returns
    -------
    weight, bias
        New arrays, numpy or torch as ``weight``; the arguments are not changed. The bias is
        float32 where the weight has 16 bits, as :func:`tvmbn.conv_bn` takes it by default.

    Raises
    ------
    FoldError
        For a training BatchNorm, sizes that do not fit, or a result that is not finite in
        ``dtype``.
    """
    if training:
        raise FoldError(
            "a BatchNorm that uses running statistics",
            "one in training mode, whose statistics change with every batch",
            "call .eval() first",
        )
    wide = _float64(weight)
    if wide.ndim < _LEAST_RANK:
        raise FoldError(
            "a convolution weight of rank 3 to 5",
            f"shape {wide.shape}",
            "a BatchNorm after a Linear acts on dimension 1, which need not be its output",
        )
    if groups < 1 or wide.shape[0] % groups:
        raise FoldError("groups that divide the weight's first size", f"{groups}, {wide.shape}")
    channels = wide.shape[1] * groups if transposed else wide.shape[0]
    named = {"bias": bias, "gamma": gamma, "beta": beta, "mean": mean, "var": var}
    values = {k: _per_channel(k, v, channels) for k, v in named.items()}
    with np.errstate(all="ignore"):
        scale = values["gamma"] / np.sqrt(values["var"] + float(eps))
        shift = (values["bias"] - values["mean"]) * scale + values["beta"]
        if transposed:
            per_group = scale.reshape(groups, 1, -1)
            split = wide.reshape(groups, wide.shape[0] // groups, wide.shape[1], -1)
            scaled = (split * per_group[..., None]).reshape(wide.shape)
        else:
            scaled = wide * scale.reshape(-1, *[1] * (wide.ndim - 1))
    return tuple(_narrow(n, v, weight, dtype) for n, v in (("weight", scaled), ("bias", shift)))  # type: ignore[return-value]


def fold_modules(conv: torch.nn.Module, bn: torch.nn.Module, dtype: Any = None) -> Folded:
    """Fold a torch BatchNorm module into the convolution module before it.

    The caller knows the graph: nothing but ``bn`` may read the convolution's output.

    Raises
    ------
    FoldError
        As :func:`fold`, and for modules of other kinds, a padding mode other than zeros, or a
        BatchNorm without running statistics.
    """
    import torch  # noqa: PLC0415  (optional dependency)

    nn = torch.nn
    transposed = isinstance(conv, (nn.ConvTranspose1d, nn.ConvTranspose2d, nn.ConvTranspose3d))
    if not transposed and not isinstance(conv, (nn.Conv1d, nn.Conv2d, nn.Conv3d)):
        raise FoldError(
            f"a module among {', '.join(_CONV_CLASSES)} and their transposed forms",
            type(conv).__name__,
            "a BatchNorm after a Linear acts on dimension 1, which need not be its output",
        )
    if not isinstance(bn, (nn.BatchNorm1d, nn.BatchNorm2d, nn.BatchNorm3d)):
        raise FoldError("a BatchNorm module", type(bn).__name__)
    if conv.padding_mode != "zeros":
        raise FoldError(
            "a convolution padded with zeros",
            f"padding_mode {conv.padding_mode!r}",
            "pad in a step of its own, then convolve without padding",
        )
    if bn.running_mean is None or bn.running_var is None:
        raise FoldError(
            "running statistics", "track_running_stats=False: the batch's own are always used"
        )
    weight, bias = fold(
        conv.weight.detach(),
        None if conv.bias is None else conv.bias.detach(),
        None if bn.weight is None else bn.weight.detach(),
        None if bn.bias is None else bn.bias.detach(),
        bn.running_mean,
        bn.running_var,
        bn.eps,
        groups=conv.groups,
        transposed=transposed,
        dtype=dtype,
        training=bn.training,
    )
    attrs = {
        "out_channels": conv.out_channels,
        "kernel": tuple(conv.kernel_size),
        "stride": tuple(conv.stride),
        "padding": _padding(conv),
        "dilation": tuple(conv.dilation),
        "groups": conv.groups,
        "transposed": transposed,
    }
    if transposed:
        attrs["output_padding"] = tuple(conv.output_padding)  # type: ignore[arg-type]
    return Folded(weight, bias, attrs)


def _padding(conv: Any) -> tuple[int, ...]:
    """Numbers for PyTorch's ``padding``, which may be "same" or "valid"."""
    if conv.padding == "valid":
        return (0,) * len(conv.kernel_size)
    if conv.padding == "same":
        pairs = zip(conv.kernel_size, conv.dilation, strict=True)
        total = [d * (k - 1) for k, d in pairs]
        # PyTorch puts the odd one at the end.
        return tuple(t // 2 for t in total) + tuple(t - t // 2 for t in total)
    return tuple(conv.padding)


def _is_torch(value: Any) -> bool:
    return type(value).__module__.partition(".")[0] == "torch"


def _float64(value: Any) -> np.ndarray:
    if _is_torch(value):
        return value.detach().cpu().double().numpy()
    return np.asarray(value).astype(np.float64)


def _per_channel(name: str, value: Any | None, channels: int) -> np.ndarray:
    if value is None:
        return np.full(channels, 1.0 if name == "gamma" else 0.0)
    wide = _float64(value)
    if wide.shape != (channels,):
        raise FoldError(f"{name} of shape ({channels},)", f"shape {wide.shape}")
    return wide


def _narrow(name: str, value: np.ndarray, like: Any, dtype: Any) -> Any:
    """Convert to the result's dtype and library; refuse what does not survive it."""
    if _is_torch(like):
        import torch  # noqa: PLC0415

        kind = dtype or like.dtype
        kind = torch.float32 if name == "bias" and kind.itemsize < _FLOAT32_BYTES else kind
        result = torch.from_numpy(value).to(kind).to(like.device)
        finite = bool(torch.isfinite(result).all())
    else:
        kind = np.dtype(dtype or np.asarray(like).dtype)
        kind = np.dtype(np.float32) if name == "bias" and kind.itemsize < _FLOAT32_BYTES else kind
        with np.errstate(over="ignore"):
            result = value.astype(kind)
        finite = bool(np.isfinite(result.astype(np.float64)).all())
    if not finite:
        largest = np.abs(value).max() if np.isfinite(value).all() else np.inf
        raise FoldError(
            f"a folded {name} that is finite in {kind}",
            f"values up to {largest:.6g}",
            "fold into float32 with dtype=, or check var + eps > 0",
        )
    return result
