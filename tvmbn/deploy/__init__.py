# SPDX-License-Identifier: Apache-2.0
"""Layouts in which a bundle travels. ``files/`` holds what is copied into them as it stands."""
