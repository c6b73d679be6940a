# SPDX-License-Identifier: Apache-2.0
"""``python -m tvmbn.model.torch_worker IN OUT``: a compile worker in which PyTorch is importable.

The usual one hides PyTorch, which costs seconds to import; reading an exported program needs it.
"""

from __future__ import annotations

from tvmbn.compile_worker import serve

if __name__ == "__main__":
    serve()
