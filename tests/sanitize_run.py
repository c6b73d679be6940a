# SPDX-License-Identifier: Apache-2.0
"""Run a bundle once on its golden data, perhaps on few multiprocessors: what a sanitizer watches.

``python tests/sanitize_run.py BUNDLE COUNT``; without PyTorch, whose own kernels and allocator
would take most of the time and hide the ends of tensors from the sanitizer.
"""

from __future__ import annotations

import sys
from functools import partial

from tvmbn import bundle
from tvmbn.checking import check_golden
from tvmbn.loading import load_bundle


def main() -> int:
    """Exit status: 0 for right, 1 for wrong."""
    path, count = sys.argv[1], int(sys.argv[2])
    device = sys.argv[3] if len(sys.argv) > 3 else "cuda:0"
    found = bundle.read(path)
    operator = load_bundle(found, device)
    if operator.library.data["multiprocessors"]:
        # Kernels that fill the GPU may be told of fewer multiprocessors, down to what they need.
        count = max(count, operator.library.data["multiprocessors"])
        operator._function = partial(operator._module["main"], count)
    report = check_golden(operator, path)
    assert report is not None, "no golden data"
    print(report.verdict, report.error)
    return int(not report.passed)


if __name__ == "__main__":
    sys.exit(main())
