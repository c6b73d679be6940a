# SPDX-License-Identifier: Apache-2.0
"""From a scheduled function to a checked library.

``toolchain``, ``stub``, ``machine_code`` and ``cuda`` need no TVM; the other modules import it and
belong into the compile worker.
"""
