# SPDX-License-Identifier: Apache-2.0
"""A convolution with the BatchNorm after it, one kernel in inference."""

from __future__ import annotations

from typing import Any, Self

import torch

from tvmbn.errors import FoldError
from tvmbn.fold import fold_modules
from tvmbn.ops.pointwise import ACTIVATIONS, reference_activation
from tvmbn.torch.conv_bn import CONV_BN
from tvmbn.torch.norm_modules import BatchNorm2d

Tensor = torch.Tensor


class ConvBN2d(torch.nn.Module):
    """``activation(bn(conv(x)))``, with the arguments of torch.nn.Conv2d and BatchNorm2d.

    While training, and wherever gradients of the parameters are wanted, the two are computed one
    after the other. In inference the BatchNorm is folded into the convolution, at ``eval()`` and
    whenever a state is loaded; after changing parameters by hand call :meth:`fold`.

    Parameters
    ----------
    in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias, padding_mode
        As for torch.nn.Conv2d.
    eps, momentum, affine, track_running_stats
        As for torch.nn.BatchNorm2d.
    activation : {"none", "relu", "relu6", "silu", "gelu"}
        Applied last.

    Attributes
    ----------
    conv, bn : torch.nn.Module
        Their parameters and buffers make up the state: ``conv.weight``, ``bn.running_mean``, ...
    reason : str
        Why the BatchNorm is not folded at present; empty where it is.
    """

    folded_weight: Tensor | None
    folded_bias: Tensor | None

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, int],
        stride: int | tuple[int, int] = 1,
        padding: str | int | tuple[int, int] = 0,
        dilation: int | tuple[int, int] = 1,
        groups: int = 1,
        bias: bool = True,
        padding_mode: Any = "zeros",
        eps: float = 1e-5,
        momentum: float | None = 0.1,
        affine: bool = True,
        track_running_stats: bool = True,
        activation: str = "none",
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        place = {"device": device, "dtype": dtype}
        conv = torch.nn.Conv2d(
            in_channels,
            out_channels,
            kernel_size,  # type: ignore[arg-type]
            stride,  # type: ignore[arg-type]
            padding,  # type: ignore[arg-type]
            dilation,  # type: ignore[arg-type]
            groups,
            bias,
            padding_mode,
            **place,
        )
        bn = BatchNorm2d(out_channels, eps, momentum, affine, track_running_stats, **place)
        self._take(conv, bn, activation)

    @classmethod
    def of(
        cls,
        conv: torch.nn.Module,
        bn: torch.nn.Module,
        activation: str = "none",
    ) -> Self:
        """Make one of two modules, which it keeps: 1-D, 3-D and transposed convolutions too.

        Raises
        ------
        FoldError
            Where the BatchNorm does not fit the convolution.
        """
        self = cls.__new__(cls)
        self._take(conv, bn, activation)
        return self

    def _take(self, conv: torch.nn.Module, bn: torch.nn.Module, activation: str) -> None:
        super().__init__()
        if activation not in ACTIVATIONS:
            raise FoldError(f"an activation among {', '.join(ACTIVATIONS)}", repr(activation))
        self.conv, self.bn, self.activation = conv, bn, activation
        self.reason = "training"
        self.settings: tuple[Any, ...] = ()
        self.register_buffer("folded_weight", None, persistent=False)
        self.register_buffer("folded_bias", None, persistent=False)
        self.register_load_state_dict_post_hook(_after_loading)
        self.train(bn.training)

    def train(self, mode: bool = True) -> Self:
        """Switch between training and inference; the latter folds."""
        super().train(mode)
        self.fold()
        return self

    def fold(self) -> None:
        """Compute the folded weight and bias anew, or drop them where folding is not possible."""
        self.folded_weight = self.folded_bias = None
        self.reason = "training"
        if self.training or self.bn.training:
            return
        weight = self.conv.weight
        assert isinstance(weight, Tensor)
        if weight.is_meta:
            self.reason = "parameters without values"
            return
        try:
            found = fold_modules(self.conv, self.bn)
        except FoldError as error:
            self.reason = str(error)
            return
        attrs, rank = found.attrs, weight.dim() - 2
        self.settings = (
            list(attrs["stride"]),
            list(attrs["padding"]),
            list(attrs["dilation"]),
            attrs["groups"],
            attrs["transposed"],
            list(attrs.get("output_padding", (0,) * rank)),
            self.activation,
        )
        # As the convolution's weight lies: channels last stays so.
        folded = torch.empty_like(weight, requires_grad=False)
        self.folded_weight, self.folded_bias = folded.copy_(found.weight), found.bias
        self.reason = ""

    def forward(self, input: Tensor) -> Tensor:
        """Compute ``activation(bn(conv(input)))``."""
        weight = self.folded_weight
        if weight is None or (torch.is_grad_enabled() and self._learns()):
            return reference_activation(self.activation)(self.bn(self.conv(input)))
        if input.dim() < weight.dim():
            return CONV_BN(input[None], weight, self.folded_bias, None, *self.settings)[0]
        return CONV_BN(input, weight, self.folded_bias, None, *self.settings)

    def _learns(self) -> bool:
        return any(p.requires_grad for p in self.parameters())

    def extra_repr(self) -> str:
        """Activation, and whether the BatchNorm is folded."""
        return f"activation={self.activation}, " + (self.reason or "folded")


def _after_loading(module: torch.nn.Module, _: Any) -> None:
    assert isinstance(module, ConvBN2d)
    module.fold()
