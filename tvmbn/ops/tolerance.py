# SPDX-License-Identifier: Apache-2.0
"""Error bounds derived from the dtype and the length of a reduction.

Test inputs have magnitude of a few units (see ``tvmbn.workloads``). A float sum of ``n`` such
terms in any order errs by about ``sqrt(n) * eps`` of a term's size for independent rounding
errors (Higham, Accuracy and Stability of Numerical Algorithms, section 4.5).
"""

from __future__ import annotations

from math import sqrt

from tvmbn.ops.base import Tolerance
from tvmbn.spec import EPSILON, accumulator

# Products such as dy * xhat * gamma * rstd of data with standard deviation 1.5 reach this size.
_MAGNITUDE = 64.0


def normalised(dtype: str, count: int) -> Tolerance:
    """Bound for an elementwise output that used statistics over ``count`` elements."""
    acc = EPSILON[accumulator(dtype)]
    out = EPSILON[dtype]
    # One rounding to the output dtype is half of eps; the rest is the accumulator's.
    rtol = out + 16 * acc
    atol = _MAGNITUDE * acc * (4 + sqrt(max(count, 1)) / 16)
    return Tolerance(atol, rtol, f"one rounding to {dtype}, statistics over {count} elements")


def summed(dtype: str, count: int, *, mean: bool, centred: bool = False) -> Tolerance:
    """Bound for a sum, or with ``mean`` a mean, of ``count`` terms kept in ``dtype``.

    With ``centred`` each term has a factor x - mean with one mean for all. Where x is rounded
    more coarsely than the mean, the difference always errs to the same side, by up to a quarter
    of eps on average: that part grows with ``count`` itself, in whatever order the sum is taken.
    """
    acc = EPSILON[dtype]
    root = sqrt(max(count, 1))
    atol = _MAGNITUDE * acc * (1 + (1 / root if mean else root))
    if centred:
        atol += acc * count / 4
    return Tolerance(atol, 32 * acc, f"{dtype} {'mean' if mean else 'sum'} of {count} terms")
