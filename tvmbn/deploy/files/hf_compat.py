# SPDX-License-Identifier: Apache-2.0
"""For releases of ``kernels`` that look for a folder named as the kernel: the variant itself."""

import importlib.util
import sys
from pathlib import Path

_variant = Path(__file__).resolve().parent.parent
_name = f"{__name__}_variant"
_spec = importlib.util.spec_from_file_location(_name, _variant / "__init__.py")
_module = importlib.util.module_from_spec(_spec)
sys.modules[_name] = _module
_spec.loader.exec_module(_module)

__all__ = _module.__all__
globals().update({name: getattr(_module, name) for name in __all__})
