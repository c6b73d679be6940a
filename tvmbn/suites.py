# SPDX-License-Identifier: Apache-2.0
"""Named lists of specs that benchmarks and tests share, and the goals that each list has.

Rows that tell most come first, so that a run that is cut short is still of use.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import Any

from tvmbn import ops
from tvmbn.errors import SpecError
from tvmbn.spec import OpSpec

Shape = tuple[int, ...]

# Rows and row length of language and vision models, short rows, very long ones, odd ones.
ROWS: tuple[Shape, ...] = (
    (32768, 4096),
    (32768, 1024),
    (8192, 262144),
    (131072, 128),
    (32768, 8192),
    (32768, 65536),
    (1, 4096),
    (32768, 256),
    (2048, 5120),
    (32768, 16384),
    (32768, 768),
    (1024, 12288),
    (1048576, 128),
    (32768, 2048),
    (32768, 32768),
    (16384, 131072),
    (71, 229),
)
# Those that RMSNorm and float16 are measured on.
SOME_ROWS = ROWS[:10]
FEW_ROWS = ROWS[:5]
# The backward pass reads two tensors and writes one: fewer rows of the longest.
BACKWARD_ROWS = tuple((min(m, (1 << 30) // n), n) for m, n in ROWS)

# Channels and height (= width) of ResNet-50's normalised tensors.
RESNET = (
    (64, 112),
    (256, 56),
    (1024, 14),
    (64, 56),
    (512, 28),
    (2048, 7),
    (128, 56),
    (128, 28),
    (256, 28),
    (256, 14),
    (512, 14),
    (512, 7),
)
# Large maps, few channels, no spatial dimensions, few but long channels.
ODD_BATCHES: tuple[Shape, ...] = (
    (64, 3, 224, 224),
    (62929, 64),
    (1024, 4096),
    (20, 6, 65536),
    (4, 128, 1024, 1024),
)
# Convolutions of ResNet-50: input channels, height, output channels, kernel, stride.
RESNET_CONVOLUTIONS = (
    (64, 56, 64, 3, 1),
    (64, 56, 256, 1, 1),
    (256, 14, 256, 3, 1),
    (1024, 14, 256, 1, 1),
    (3, 224, 64, 7, 2),
    (256, 56, 64, 1, 1),
    (128, 28, 128, 3, 1),
    (128, 28, 512, 1, 1),
    (512, 28, 128, 1, 1),
    (512, 7, 512, 3, 1),
    (256, 14, 1024, 1, 1),
    (512, 7, 2048, 1, 1),
    (2048, 7, 512, 1, 1),
    (64, 56, 64, 1, 1),
    (256, 56, 128, 1, 1),
    (128, 56, 128, 3, 2),
    (256, 56, 512, 1, 2),
    (512, 28, 256, 1, 1),
    (256, 28, 256, 3, 2),
    (512, 28, 1024, 1, 2),
    (1024, 14, 512, 1, 1),
    (512, 14, 512, 3, 2),
    (1024, 14, 2048, 1, 2),
)
# Depthwise ones of EfficientNet-Lite0: channels, height, kernel, stride.
LITE0_DEPTHWISE = (
    (96, 112, 3, 2),
    (672, 14, 5, 1),
    (32, 112, 3, 1),
    (144, 56, 5, 2),
    (144, 56, 3, 1),
    (240, 28, 5, 1),
    (480, 14, 3, 1),
    (1152, 7, 5, 1),
    (240, 28, 3, 2),
    (480, 14, 5, 1),
    (672, 14, 5, 2),
    (1152, 7, 3, 1),
)


def resnet(batch: int, count: int = len(RESNET)) -> tuple[Shape, ...]:
    """Shapes of the first ``count`` of :data:`RESNET` for one batch size."""
    return tuple((batch, c, size, size) for c, size in RESNET[:count])


@dataclass(frozen=True)
class Goal:
    """What a suite is to reach.

    Attributes
    ----------
    percent_16, percent_32 : float
        Percent of the copy rate, for 16-bit types and float32.
    torch, best : float
        Geometric means of the speed-up over torch eager and over each row's best peer.
    least : float
        Speed-up over the best peer that no row may stay below; 0 for none.
    """

    percent_16: float
    percent_32: float
    torch: float
    best: float
    least: float

    def percent(self, dtype: str) -> float:
        """Percent of the copy rate for ``dtype``."""
        return self.percent_32 if dtype in ("float32", "float64") else self.percent_16


GOALS = {
    "norms-forward": Goal(90, 93, 1.8, 1.15, 0.97),
    "norms-backward": Goal(80, 85, 2.0, 1.4, 1.0),
    "batchnorm-train": Goal(75, 75, 3.0, 1.4, 1.0),
    "batchnorm-backward": Goal(65, 65, 3.0, 1.4, 1.0),
    "batchnorm-infer": Goal(93, 95, 2.0, 1.0, 0.0),
    # Bound by arithmetic as often as by memory: no percentage of a copy is the goal.
    "convolution": Goal(0, 0, 2.0, 1.0, 0.0),
    "convolution-tf32": Goal(0, 0, 1.0, 1.0, 0.0),
    "depthwise": Goal(0, 0, 2.5, 2.5, 0.0),
    "convolution-train": Goal(0, 0, 1.0, 1.0, 0.0),
}


def names() -> tuple[str, ...]:
    """Names of all suites."""
    return (*GOALS, "quick")


def suite(name: str) -> tuple[OpSpec, ...]:
    """Specs of a suite, in the order in which to measure them.

    Raises
    ------
    SpecError
        For an unknown name.
    """
    if name not in _SUITES:
        raise SpecError(f"a suite among {', '.join(names())}", repr(name))
    return _SUITES[name]()


def _interleave(*lists: list[OpSpec]) -> tuple[OpSpec, ...]:
    """One of each list in turn."""
    mixed = chain.from_iterable(zip_longest(*lists))
    return tuple(dict.fromkeys(spec for spec in mixed if spec is not None))


def _norms(
    mode: str, every: tuple[Shape, ...], some: tuple[Shape, ...], few: tuple[Shape, ...]
) -> tuple[OpSpec, ...]:
    """Gamma and beta as the tensor's dtype: the libraries compared with know nothing else."""

    def rows(op: str, dtype: str, shapes: tuple[Shape, ...]) -> list[OpSpec]:
        make = ops.get(op).spec
        return [make(shape, dtype, mode=mode, param_dtype="same") for shape in shapes]

    return _interleave(
        rows("layer_norm", "bfloat16", every),
        rows("rms_norm", "bfloat16", some),
        rows("layer_norm", "float32", every),
        rows("rms_norm", "float32", some[:6]),
        rows("layer_norm", "float16", few),
    )


def _batches(**attrs: str) -> tuple[OpSpec, ...]:
    make = ops.get("batch_norm").spec

    def rows(dtype: str, layout: str, shapes: tuple[Shape, ...]) -> list[OpSpec]:
        return [make(shape, dtype, layout, **attrs) for shape in shapes]

    main, more = (*resnet(64), *ODD_BATCHES), (*resnet(256, 3), *resnet(8, 6), *resnet(32, 3))
    few = resnet(64, 4)
    return _interleave(
        rows("bfloat16", "NCHW", (*main, *more)),
        rows("float32", "NCHW", (*main, *resnet(8, 3))),
        rows("bfloat16", "NHWC", (*resnet(64), *resnet(8, 3))),
        rows("float32", "NHWC", resnet(64, 6)),
        rows("float16", "NCHW", few),
        rows("float16", "NHWC", few[:2]),
    )


def _convolutions() -> tuple[OpSpec, ...]:
    every = len(RESNET_CONVOLUTIONS)
    return _interleave(
        _resnet(32, "float16", every),
        _resnet(1, "float16", every),
        _resnet(256, "float16", every),
        _resnet(32, "bfloat16", 4),
        _resnet(32, "float16", 4, residual=True),
    )


def _rounded() -> tuple[OpSpec, ...]:
    every = len(RESNET_CONVOLUTIONS)
    return _interleave(*(_resnet(batch, "float32", every, tf32=True) for batch in (32, 1)))


def _resnet(batch: int, dtype: str, count: int, **attrs: Any) -> list[OpSpec]:
    make = ops.get("conv_bn").spec
    return [
        make((batch, cin, size, size), dtype, "NHWC", out_channels=cout, kernel=kernel,
             stride=stride, padding=kernel // 2, activation="relu", **attrs)
        for cin, size, cout, kernel, stride in RESNET_CONVOLUTIONS[:count]
    ]  # fmt: skip


def _depthwise() -> tuple[OpSpec, ...]:
    make = ops.get("conv_bn").spec

    def rows(batch: int, dtype: str, count: int = len(LITE0_DEPTHWISE)) -> list[OpSpec]:
        return [
            make((batch, channels, size, size), dtype, "NHWC", groups=channels, kernel=kernel,
                 stride=stride, padding=kernel // 2, activation="relu6")
            for channels, size, kernel, stride in LITE0_DEPTHWISE[:count]
        ]  # fmt: skip

    return _interleave(
        rows(32, "float16"),
        rows(1, "float16"),
        rows(256, "float16", 6),
        rows(32, "float32", 4),
        rows(32, "bfloat16", 4),
    )


def _trained() -> tuple[OpSpec, ...]:
    make = ops.get("conv_bn_train").spec

    def rows(batch: int, dtype: str, count: int) -> list[OpSpec]:
        return [
            make((batch, cin, size, size), dtype, "NHWC", out_channels=cout, kernel=kernel,
                 stride=stride, padding=kernel // 2, activation="relu")
            for cin, size, cout, kernel, stride in RESNET_CONVOLUTIONS[:count]
        ]  # fmt: skip

    every = len(RESNET_CONVOLUTIONS)
    return _interleave(
        rows(32, "float16", every), rows(128, "float16", every), rows(32, "bfloat16", 4)
    )


def _quick() -> tuple[OpSpec, ...]:
    ln, rms, bn = (ops.get(name).spec for name in ("layer_norm", "rms_norm", "batch_norm"))
    same = {"param_dtype": "same"}
    return (
        ln((8192, 4096), "bfloat16", **same),
        rms((8192, 4096), "bfloat16", **same),
        ln((8192, 4096), "bfloat16", mode="backward", **same),
        bn((64, 64, 112, 112), "bfloat16", mode="train"),
        bn((64, 64, 112, 112), "float32", "NHWC", mode="train"),
        bn((64, 256, 56, 56), "float16", mode="train_backward"),
        bn((64, 64, 112, 112), "float16", mode="infer", activation="relu"),
    )


_SUITES: dict[str, Callable[[], tuple[OpSpec, ...]]] = {
    "norms-forward": lambda: _norms("forward", ROWS, SOME_ROWS, FEW_ROWS),
    "norms-backward": lambda: _norms(
        "backward", BACKWARD_ROWS, BACKWARD_ROWS[:8], BACKWARD_ROWS[:4]
    ),
    "batchnorm-train": lambda: _batches(mode="train"),
    "batchnorm-backward": lambda: _batches(mode="train_backward"),
    "batchnorm-infer": lambda: _batches(mode="infer", activation="relu"),
    "convolution": _convolutions,
    "convolution-tf32": _rounded,
    "depthwise": _depthwise,
    "convolution-train": _trained,
    "quick": _quick,
}
