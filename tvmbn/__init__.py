# SPDX-License-Identifier: Apache-2.0
"""tvmbn: normalisation and fused convolution operators, compiled by Apache TVM.

Importing this package imports neither TVM nor PyTorch; each is loaded when first needed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tvmbn import errors
from tvmbn.spec import OpSpec

if TYPE_CHECKING:
    from tvmbn.build import build, lower
    from tvmbn.fold import fold
    from tvmbn.loading import load
    from tvmbn.model.compile import compile
    from tvmbn.package import package
    from tvmbn.signature import sign
    from tvmbn.tuning.tune import tune
    from tvmbn.verify import verify

__version__ = "0.1.0"
__all__ = [
    "OpSpec",
    "batch_norm",
    "build",
    "compile",
    "conv_bn",
    "conv_bn_train",
    "errors",
    "fold",
    "layer_norm",
    "load",
    "lower",
    "package",
    "rms_norm",
    "sign",
    "tune",
    "verify",
]

_LAZY = {
    "build": "tvmbn.build",
    "compile": "tvmbn.model.compile",
    "lower": "tvmbn.build",
    "fold": "tvmbn.fold",
    "load": "tvmbn.loading",
    "package": "tvmbn.package",
    "sign": "tvmbn.signature",
    "tune": "tvmbn.tuning.tune",
    "verify": "tvmbn.verify",
}


def batch_norm(shape: object, **settings: Any) -> OpSpec:
    """Spec of a BatchNorm over (N, C, spatial...); see ``tvmbn.ops.batch_norm``.

    Parameters
    ----------
    shape : sequence of int
        Input shape in PyTorch's order, rank 2 to 5.
    **settings
        ``dtype``, ``layout``, ``dynamic`` and the operator's attributes (``mode``, ``eps``, ...).
    """
    return _spec("batch_norm", shape, settings)


def layer_norm(shape: object, **settings: Any) -> OpSpec:
    """Spec of a LayerNorm over the trailing dimensions; see ``tvmbn.ops.layer_norm``."""
    return _spec("layer_norm", shape, settings)


def rms_norm(shape: object, **settings: Any) -> OpSpec:
    """Spec of an RMSNorm over the trailing dimensions; see ``tvmbn.ops.rms_norm``."""
    return _spec("rms_norm", shape, settings)


def conv_bn(shape: object, **settings: Any) -> OpSpec:
    """Spec of a convolution with BatchNorm folded in; see ``tvmbn.ops.conv_bn``."""
    return _spec("conv_bn", shape, settings)


def conv_bn_train(shape: object, **settings: Any) -> OpSpec:
    """Spec of a convolution and its BatchNorm in training; see ``tvmbn.ops.conv_bn_train``."""
    return _spec("conv_bn_train", shape, settings)


def _spec(op: str, shape: object, settings: dict[str, Any]) -> OpSpec:
    ops = import_module("tvmbn.ops")
    return ops.get(op).spec(shape, **settings)


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module 'tvmbn' has no attribute {name!r}")
    value = getattr(import_module(_LAZY[name]), name)
    globals()[name] = value
    return value


class _Package(ModuleType):
    """Keeps ``tvmbn.build`` the function, although importing ``tvmbn.build`` would rebind it."""

    def __setattr__(self, name: str, value: Any) -> None:
        if isinstance(value, ModuleType) and _LAZY.get(name) == value.__name__:
            value = getattr(value, name)
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Package
