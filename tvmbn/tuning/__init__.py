# SPDX-License-Identifier: Apache-2.0
"""Search for good plans: candidates, measurement, records and their use; see docs/tuning.md."""
