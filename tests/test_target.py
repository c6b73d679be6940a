# SPDX-License-Identifier: Apache-2.0
import pytest

from tvmbn.errors import TargetError
from tvmbn.target import all_targets, capability, parse


def test_every_listed_target_parses_to_itself():
    assert [parse(t.name) for t in all_targets()] == list(all_targets())
    assert {"llvm", "sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"} <= {
        t.name for t in all_targets()
    }


@pytest.mark.parametrize("name", ["sm_70", "sm_99", "cuda", "", "SM_90", "sm_", None, ["llvm"]])
def test_an_unknown_name_is_refused_with_the_known_ones(name):
    with pytest.raises(TargetError, match=r"sm_75, sm_80.*received"):
        parse(name)


def test_capability_of_two_and_three_digit_architectures():
    assert parse("sm_90a").capability == (9, 0)
    assert parse("sm_120").capability == (12, 0)
    assert parse("llvm").capability == (0, 0)
    assert capability("sm_103") == (10, 3)
    with pytest.raises(TargetError):
        capability("compute_90")


def test_a_cubin_runs_within_its_major_version_from_its_minor_version_up():
    assert parse("sm_80").runs_on(8, 9)
    assert not parse("sm_86").runs_on(8, 0)
    assert not parse("sm_80").runs_on(9, 0)
    assert parse("sm_90a").runs_on(9, 0)
    assert not parse("sm_90a").runs_on(9, 1)
    assert not parse("llvm").runs_on(9, 0)
