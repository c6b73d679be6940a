# SPDX-License-Identifier: Apache-2.0
"""Whole models: imported, fused, planned and compiled into one bundle of kind ``model``."""
