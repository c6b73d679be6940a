# SPDX-License-Identifier: Apache-2.0
"""Every example of docs/pytorch.md runs by itself; its table of settings is that of the code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from torch_support import kernels

from tvmbn.torch.settings import CHOICES

__all__ = ["kernels"]
PAGE = (Path(__file__).parent.parent / "docs" / "pytorch.md").read_text()
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_run(number, kernels, tmp_path):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", EXAMPLES[number]],
        cwd=tmp_path,
        env={**os.environ, "TVMBN_CACHE_DIR": str(kernels)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for comment in re.findall(r"# (\d+: .*)$", EXAMPLES[number], re.MULTILINE):
        assert comment in done.stdout


def test_the_settings_are_documented():
    rows = re.findall(r"^\| `(\w+)` \| (`\w+`(?:, `\w+`)*) \|", PAGE, re.MULTILINE)
    found = {name: set(re.findall(r"`(\w+)`", values)) for name, values in rows}
    assert found == {name: {str(v) for v in values} for name, values in CHOICES.items()}
    assert len(EXAMPLES) >= 6
