# SPDX-License-Identifier: Apache-2.0
"""``python -m tvmbn``: the command line where the script is not on PATH."""

from tvmbn.cli import main

main(prog_name="tvmbn")
