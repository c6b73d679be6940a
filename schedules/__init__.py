# SPDX-License-Identifier: Apache-2.0
"""Schedules: one file a pattern, and plans that choose among them."""
