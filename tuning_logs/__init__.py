# SPDX-License-Identifier: Apache-2.0
"""Tuning records, one folder an architecture."""
