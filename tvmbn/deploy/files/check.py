# SPDX-License-Identifier: Apache-2.0
"""``python BUNDLE/check.py``: check the bundle against the reference results that it carries."""

import sys

# A signed bundle must stay as it is: no compiled files beside the sources.
sys.dont_write_bytecode = True

from tvmbn_loader.check import main  # noqa: E402

sys.exit(main())
