# SPDX-License-Identifier: Apache-2.0
"""LayerNorm and RMSNorm faults that people really hit in other projects, one test each.

The identifier in a test's name is that of the fault; each docstring says what goes wrong there.
"""

from __future__ import annotations

import pytest
import torch
from cases import DX, case, params
from compare import ALL_DTYPES, check, close, ln, prepare_selected, random_inputs, rms, run

# (n - 1) x and y of four elements in order: +-1.34164, +-0.44721
STEPS = [-1.34164079, -0.4472136, 0.4472136, 1.34164079]


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


# LayerNorm


@case(ln((1, 4), weight=False, bias=False), ln((4, 4)))
def test_ln_01_a_large_mean(device, specs):
    """80000^2 in float32 has no digit left for the variance."""
    for spec in specs:
        row = torch.tensor([80000.0, 80001, 80002, 80003]).repeat(spec.shape[0], 1)
        got = run(spec, params(spec, device, x=row), device)
        close(got["y"], STEPS, 2e-5)


@case(
    *(ln((3, 256), d, stats=True) for d in ("float32", "float16")),
    *(op((3, 256), mode="backward") for op in (ln, rms)),
)
def test_ln_03_a_constant_row(device, specs):
    """Its variance is 0: y is beta, and gradients are finite."""
    for spec in specs[:2]:
        inputs = random_inputs(spec, device, x=1234.0)
        got = run(spec, inputs, device)
        close(got["y"], inputs["beta"].double(), 0, 2.0**-10)
        close(got["rstd"], 1e-5**-0.5, 0, 1e-6)
    for spec in specs[2:]:
        stats = {"rstd": spec["eps"] ** -0.5} | ({"mean": 0.0} if spec.op == "layer_norm" else {})
        got = run(spec, random_inputs(spec, device, x=0.0, **stats), device)
        assert all(t.isfinite().all() for t in got.values())
        assert not got["dgamma"].any()


@case(ln((1, 2), "float16", eps=0.0, weight=False, bias=False))
def test_ln_05_squared_after_widening(device, specs):
    """256^2 is infinite in fp16."""
    (spec,) = specs
    got = run(spec, params(spec, device, x=torch.tensor([256.0, -256.0])), device)
    assert got["y"].flatten().tolist() == [1.0, -1.0]


@pytest.mark.slow
@case(ln((1, 512, 224, 224), "float16", normalized_shape=(512, 224, 224), stats=True))
def test_ln_06_a_count_beyond_fp16(device, specs):
    """25.7 million elements in one mean: near the float64 result all the same."""
    (spec,) = specs
    check(spec, random_inputs(spec), device)


@case(
    ln((2, 3, 4, 8), bias=False),
    ln((1, 4096), "float16", weight=False, bias=False),
    ln((2, 3, 4, 8), weight=False, bias=True),
)
def test_ln_07_missing_parameters(device, specs):
    """A missing bias is 0 and a missing weight 1, of the normalised shape."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(ln((5,)), rms((5,)), ln((2, 3, 5), normalized_shape=(2, 3, 5)))
def test_ln_08_all_dimensions_normalised(device, specs):
    """No dimension is left to spread over: it has to build all the same."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(
    ln((8, 1)),
    ln((8, 1), mode="backward"),
    rms((8, 1)),
    rms((8, 1), mode="backward"),
)
def test_ln_11_one_element_a_row(device, specs):
    """LayerNorm gives beta and no gradient; RMSNorm of -3 gives -gamma."""
    forward, backward, root, root_backward = specs
    inputs = random_inputs(forward, device)
    assert torch.equal(run(forward, inputs, device)["y"], inputs["beta"].expand(8, 1))
    x = inputs["x"]
    got = run(backward, random_inputs(backward, device, x=x, mean=x, rstd=1e-5**-0.5), device)
    assert not got["dx"].any() and not got["dgamma"].any()
    inputs = random_inputs(root, device, x=-3.0)
    close(run(root, inputs, device)["y"], -inputs["gamma"].double().expand(8, 1), 0, 1e-6)
    check(root_backward, random_inputs(root_backward), device)


@case(
    *(op((2, n), dtype) for op, n, dtype in (
        (ln, 65537, "float32"), (rms, 65537, "float16"), (ln, 131072, "bfloat16"))),
    ln((2, 65537), mode="backward"),
)  # fmt: skip
def test_ln_12_rows_above_64_kilobytes(device, specs):
    """More than shared memory holds; 1048576 is among the slow tests."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(
    *(op((3, n), d, mode=m) for op in (ln, rms) for n, d, m in (
        (3584, "float16", "forward"), (48, "bfloat16", "forward"), (46, "bfloat16", "forward"),
        (46, "bfloat16", "backward"))),
    ln((3, 47), "float16"),
)  # fmt: skip
def test_ln_15_widths_that_no_vector_divides(device, specs):
    """Rows after the first begin at addresses that wide loads refuse."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(ln((1, 4), mode="backward"))
def test_ln_16_dx_subtracts_its_means_once(device, specs):
    """Subtracted twice it is off by little, which a loose tolerance hides."""
    (spec,) = specs
    x, dy = torch.tensor([1.0, 2, 3, 4]), torch.tensor([1.0, 0, 0, 0])
    given = {"mean": 2.5, "rstd": (1.25 + 1e-5) ** -0.5, "dy": dy, "x": x}
    got = run(spec, params(spec, device, **given), device)
    close(got["dx"].flatten(), DX, 1e-4)


@case(ln((1000, 8), "bfloat16", mode="backward"))
def test_ln_17_parameter_gradients_are_summed_wide(device, specs):
    """In bfloat16 a sum of ones stalls at 256."""
    (spec,) = specs
    got = run(spec, random_inputs(spec, device, dy=1.0), device)
    assert (got["dbeta"] == 1000).all()


@case(ln((6, 4), mode="backward"), rms((6, 4), mode="backward"))
def test_ln_19_a_gamma_that_holds_zero(device, specs):
    """xhat rebuilt from y / gamma is NaN there."""
    for spec in specs:
        inputs = random_inputs(spec, device, gamma=torch.tensor([1.0, 0.0, -2.0, 0.0]))
        got = check(spec, inputs, device)
        assert all(t.isfinite().all() for t in got.values())
        assert got["dgamma"].all()


# RMSNorm


@case(rms((2, 64), "float16"))
def test_rm_01_squares_beyond_fp16(device, specs):
    """1000^2 is infinite in fp16."""
    (spec,) = specs
    inputs = random_inputs(spec, device)
    sign = torch.where(torch.arange(64, device=device) % 3 == 0, -1.0, 1.0)
    inputs["x"].copy_((sign * 1000).expand(2, 64))
    close(run(spec, inputs, device)["y"], sign * inputs["gamma"].double(), 0, 2.0**-10)


@case(rms((2, 1024), "float16"))
def test_rm_02_large_rows_do_not_vanish(device, specs):
    """An infinite mean square makes 1 / rms, and so the row, 0."""
    (spec,) = specs
    inputs = random_inputs(spec, device, x=10000.0)
    close(run(spec, inputs, device)["y"], inputs["gamma"].double(), 0, 2.0**-10)


@case(rms((2, 16384), eps=1e-5))
def test_rm_04_eps_is_not_rescaled(device, specs):
    """Rows scaled by their maximum scale eps too."""
    (spec,) = specs
    x = torch.zeros(2, 16384)
    x[0] = 1
    x[0, 100] = 1000
    y = run(spec, params(spec, device, x=x), device)["y"]
    close(y[0, 101:], 0.12696, 1e-5)
    assert not y[1].any()


@case(*(rms((2, 32), dtype, eps=1e-8) for dtype in ALL_DTYPES))
def test_rm_05_a_tiny_eps_does_not_become_zero(device, specs):
    """1e-8 is 0 in fp16, and 0 / 0 is NaN."""
    for spec in specs:
        assert not run(spec, params(spec, device, x=0.0), device)["y"].any()


@case(rms((1, 2), eps=0.0))
def test_rm_06_one_square_root(device, specs):
    """[3, 4] / sqrt(12.5)."""
    (spec,) = specs
    got = run(spec, params(spec, device, x=torch.tensor([3.0, 4.0])), device)
    close(got["y"].flatten(), [0.84853, 1.13137], 1e-5)


@case(rms((2, 32), "float16"))
def test_rm_08_dtype_of_x_and_no_mean_subtracted(device, specs):
    """float32 statistics must not widen y, nor RMSNorm be taken for LayerNorm."""
    (spec,) = specs
    inputs = random_inputs(spec, device, x=2.0)
    y = run(spec, inputs, device)["y"]
    assert y.dtype == torch.float16
    close(y, inputs["gamma"].double(), 0, 2.0**-10)
