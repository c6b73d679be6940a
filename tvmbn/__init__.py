# SPDX-License-Identifier: Apache-2.0
"""tvmbn: normalisation and fused convolution operators, compiled by Apache TVM."""
