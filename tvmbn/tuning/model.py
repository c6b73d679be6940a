# SPDX-License-Identifier: Apache-2.0
"""Cost models that learn from measured plans: xgboost where it is installed, else a ridge."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import numpy as np

Features = Mapping[str, float]
Predict = Callable[[Sequence[Features]], list[float]]
RIDGE = 1.0
TREES, DEPTH, RATE = 80, 4, 0.15


def fit(rows: Sequence[Features], costs: Sequence[float], seed: int = 0) -> Predict:
    """Learn costs (logarithms of times) from features and return what predicts others."""
    names = sorted({name for row in rows for name in row})
    matrix = _matrix(rows, names)
    target = np.asarray(costs, dtype=np.float64)
    try:
        learn = _boosted(import_module("xgboost"), seed)
    except ImportError:
        learn = _ridge
    predict = learn(matrix, target)
    return lambda others: [float(v) for v in predict(_matrix(others, names))]


def name() -> str:
    """Which of the models is in use."""
    try:
        import_module("xgboost")
    except ImportError:
        return "ridge"
    return "xgboost"


def _matrix(rows: Sequence[Features], names: Sequence[str]) -> np.ndarray:
    return np.asarray([[row.get(n, 0.0) for n in names] for row in rows]).reshape(-1, len(names))


def _ridge(matrix: np.ndarray, target: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
    """Linear in every knob and in a mark for each of its values, so that optima may lie inside."""
    centre, scale = matrix.mean(0), matrix.std(0)
    scale[scale == 0] = 1.0
    scaled = (matrix - centre) / scale
    mean = target.mean() if target.size else 0.0
    normal = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    weights = np.linalg.solve(normal, scaled.T @ (target - mean))
    return lambda other: (other - centre) / scale @ weights + mean


def _boosted(xgboost: Any, seed: int) -> Callable[..., Callable[[np.ndarray], np.ndarray]]:
    # One thread: sums of several would depend on which of them is first.
    options = {"max_depth": DEPTH, "eta": RATE, "nthread": 1, "seed": seed, "verbosity": 0}

    def learn(matrix: np.ndarray, target: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
        trees = xgboost.train(options, xgboost.DMatrix(matrix, label=target), TREES)
        return lambda other: trees.predict(xgboost.DMatrix(other))

    return learn
