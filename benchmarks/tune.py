# SPDX-License-Identifier: Apache-2.0
"""``tvmbn tune`` on a GPU host, from a checkout that need not be installed there.

For example ``python benchmarks/tune.py --suite all --trials 32 --logs tuning_logs --missing
--limit-seconds 540``: the target is that of the GPU unless one is given. Started again it goes on
with the specs that have no record yet.
"""

from __future__ import annotations

import sys

from run import find_package


def main() -> None:
    """Fill in the target and run the command."""
    find_package()
    from tvmbn.cli import main as command  # noqa: PLC0415
    from tvmbn.devices import cuda_driver  # noqa: PLC0415
    from tvmbn.errors import CompatibilityError  # noqa: PLC0415

    words = sys.argv[1:]
    if "--target" not in words:
        try:
            target = cuda_driver().gpus[0].architecture
        except (CompatibilityError, IndexError):
            target = "llvm"
        words += ["--target", target]
    command(["tune", *words])


if __name__ == "__main__":
    main()
