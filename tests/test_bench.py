# SPDX-License-Identifier: Apache-2.0
"""The benchmark: rows on the CPU, wrong results without a time, means, files and the command."""

from __future__ import annotations

import json
from math import nan
from xml.etree import ElementTree

import pytest
import torch
from click.testing import CliRunner

import tvmbn
from tvmbn import bench, cases, peers, results, suites, timing
from tvmbn.cli import main
from tvmbn.errors import SpecError, TargetError
from tvmbn.results import Row, geometric_mean, summarise

LN = tvmbn.layer_norm((64, 128))
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", autouse=True)
def one_thread():
    """Two pools of threads on a small machine wait for each other longer than they compute."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)
    timing.equal_threads()


@pytest.fixture(autouse=True)
def short_flush(monkeypatch):
    monkeypatch.setitem(timing.FLUSH_BYTES, "cpu", 1 << 20)
    monkeypatch.setattr(timing, "SETTLE", 0.0)


def measured(*specs, against="torch", **options):
    return bench.bench(specs, "llvm", against, rounds=3, seconds=0.02, **options)


@pytest.mark.parametrize(
    "spec",
    [
        LN,
        tvmbn.rms_norm((64, 128), mode="backward"),
        tvmbn.layer_norm((64, 128), mode="backward"),
        tvmbn.batch_norm((4, 6, 9, 9), mode="train"),
        tvmbn.batch_norm((4, 6, 9, 9), mode="train_backward", layout="NHWC"),
        tvmbn.batch_norm((4, 6, 9, 9), activation="relu", residual=True),
        tvmbn.batch_norm((4, 6, 9, 9), mode="infer_backward"),
    ],
    ids=lambda spec: spec.title,
)
def test_tvmbn_and_torch_pass_and_have_times(spec):
    ours, theirs = measured(spec)
    assert (ours.implementation, theirs.implementation) == ("tvmbn", "torch")
    for row in (ours, theirs):
        assert row.verdict == "passed", row.note
        assert row.us > 0
        assert len(row.rounds) == 3
        assert row.copy_us > 0
        assert row.percent_of_copy == pytest.approx(100 * row.copy_us / row.us)
        assert row.host_fresh_us is None or row.host_fresh_us > 0
    assert ours.ratios["torch"] == pytest.approx(theirs.us / ours.us)
    assert ours.origin == "default"
    assert ours.config["phases"]


def test_a_wrong_peer_has_a_verdict_and_no_time(monkeypatch):
    def wrong(case):
        made = peers.forward_of(case)
        return peers.functional_call(case, made, lambda *xs: made.function(*xs) * 1.01)

    def unwritten(case):
        y = case.poisoned(case.outs[0])
        return peers.Call(lambda: y, lambda y: {"y": y}, lambda: y.fill_(nan))

    def broken(case):
        raise RuntimeError("out of luck")

    monkeypatch.setattr(
        peers, "table", lambda: {"torch": wrong, "native": unwritten, "liger": broken}
    )
    ours, *others = measured(LN, against="torch,native,liger")
    assert [row.verdict for row in others] == [
        "incorrect_numerical",
        "incorrect_numerical",
        "runtime_error",
    ]
    assert all(row.us is None and row.gb_per_s is None and not row.ratios for row in others)
    assert "y is" in others[0].note
    assert "out of luck" in others[2].note
    assert ours.verdict == "passed"
    assert not ours.ratios, "nobody to compare with"


def test_a_wrong_library_of_our_own_has_no_time_either(monkeypatch):
    honest = bench.operator_call

    def off(operator, case):
        call = honest(operator, case)
        return peers.Call(lambda: call.run().mul_(1.001), call.collect, call.reset)

    monkeypatch.setattr(bench, "operator_call", off)
    ours, theirs = measured(LN)
    assert (ours.verdict, ours.us) == ("incorrect_numerical", None)
    assert theirs.us is not None
    assert summarise([ours])[0].failed == 1


def test_missing_peers_say_why():
    rows = measured(LN, against="cudnn,dlight,native")
    assert [row.verdict for row in rows[1:]] == ["unavailable"] * 3
    assert all(row.note for row in rows[1:])


def test_pieces_are_judged_like_the_whole(monkeypatch):
    monkeypatch.setitem(cases.PIECE, "cpu", 1000)
    for spec in (
        tvmbn.layer_norm((64, 128), mode="backward"),
        tvmbn.batch_norm((4, 6, 9, 9), mode="train"),
    ):
        case = cases.Case(spec, "cpu")
        assert len(list(case.cuts())) > 1
        want = case.operator.reference(spec, case.inputs)
        right = {a.name: want[a.name].to(cases.DTYPES[a.dtype]) for a in case.outs}
        late = {k: t.clone() for k, t in right.items()}
        last = next(iter(late.values()))
        last[-1, -1] = nan
        found = cases.judge(case, {"right": right, "late": late}, strict="right")
        assert found["right"].verdict == "passed", found["right"].note
        assert found["late"].verdict == "incorrect_numerical"


def test_a_library_that_rounds_its_operands_is_timed_and_tvmbn_would_not_be():
    spec = tvmbn.conv_bn((2, 64, 8, 8), dtype="float16", layout="NHWC", out_channels=32, padding=1)
    case = cases.Case(spec, "cpu")
    want = case.operator.reference(spec, case.inputs)["y"]
    rounded = {k: t.half() if t.dtype == torch.float32 else t for k, t in case.inputs.items()}
    coarse = case.operator.reference(spec, rounded)["y"]
    shifted = want + 0.1 * want.std()
    found = cases.judge(
        case,
        {n: {"y": t.half()} for n, t in {"ours": coarse, "peer": coarse, "off": shifted}.items()},
        strict="ours",
    )
    verdicts = {name: judgement.verdict for name, judgement in found.items()}
    assert verdicts["peer"] in ("passed_loosely", "passed_coarsely")
    assert verdicts["ours"] == verdicts["off"] == "incorrect_numerical"


@pytest.mark.parametrize("permitted", [True, False])
def test_libraries_round_to_tf32_where_the_spec_permits_it(permitted):
    cudnn, matmul = torch.backends.cudnn, torch.backends.cuda.matmul
    before = cudnn.allow_tf32, matmul.allow_tf32, cudnn.benchmark
    spec = tvmbn.conv_bn((2, 4, 8, 8), layout="NHWC", padding=1, tf32=permitted)
    cudnn.allow_tf32 = matmul.allow_tf32 = not permitted
    try:
        peers.forward_of(cases.Case(spec, "cpu"))
        assert (cudnn.allow_tf32, matmul.allow_tf32) == (permitted, permitted)
    finally:
        cudnn.allow_tf32, matmul.allow_tf32, cudnn.benchmark = before


def test_statistics_of_a_backward_pass_are_those_of_x():
    case = cases.Case(tvmbn.batch_norm((4, 6, 9, 9), mode="train_backward"), "cpu")
    mean = case.inputs["x"].double().mean((0, 2, 3))
    assert torch.allclose(case.inputs["save_mean"].double(), mean, atol=1e-6)


def row(implementation="tvmbn", us=10.0, dtype="float16", **more):
    spec = tvmbn.layer_norm((4096, 4096), dtype=dtype)
    known = {"copy_us": 9.0, "bytes": 1 << 26, "suite": "norms-forward", "target": "sm_90"}
    return Row(spec, implementation=implementation, verdict="passed", us=us, **(known | more))


def test_geometric_means_and_goals():
    assert geometric_mean([1, 4, 16]) == pytest.approx(4)
    assert geometric_mean([]) is None
    rows = [
        row(ratios={"torch": 2.0, "liger": 1.0}),
        row(us=40.0, copy_us=18.0, ratios={"torch": 8.0, "compile": 4.0}),
        row(dtype="float32", copy_us=9.9, ratios={"torch": 0.9}),
        row("torch", us=20.0, ratios={"tvmbn": 0.5}),
    ]
    half, single = summarise(rows)
    assert (half.dtype, half.rows, half.failed) == ("float16", 2, 0)
    assert half.percent_of_copy == pytest.approx((90 * 45) ** 0.5)
    assert half.torch == pytest.approx(4.0)
    assert half.best == pytest.approx(2.0)
    assert half.least == pytest.approx(1.0)
    assert any("45.0 % of copy, goal 90" in line for line in half.missed)
    assert not any("x of" in line for line in half.missed)
    assert any("0.90x of torch, goal 0.97" in line for line in single.missed)


def test_json_lines_can_be_read_again(tmp_path):
    path = tmp_path / "deep" / "rows.jsonl"
    header = results.environment("cpu", date="2026-01-02")
    writer = results.Writer(path, header)
    rows = measured(LN)
    writer.add(*rows)
    writer.add(*summarise(rows))
    kinds = [json.loads(line)["kind"] for line in path.read_text().splitlines()]
    assert kinds == ["environment", "row", "row", "summary"]
    again_header, again = results.read(path)
    assert again_header["date"] == "2026-01-02"
    assert {"torch", "tvm", "commit", "gpu", "driver"} <= set(again_header)
    assert [r.spec for r in again] == [r.spec for r in rows]
    assert again[0].us == pytest.approx(rows[0].us, abs=1e-3)


def test_plot(tmp_path):
    pytest.importorskip("matplotlib")
    from tvmbn.plot import STYLES, plot  # noqa: PLC0415

    rows = [
        row(name, us, dtype, bytes=count)
        for name in ("tvmbn", "torch", "compile")
        for dtype in ("float16", "float32")
        for us, count in ((10.0, 1 << 20), (100.0, 1 << 30))
    ]
    path = plot(rows, tmp_path / "plot.svg", "a GPU")
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    words = {"".join(node.itertext()) for node in root.iter(f"{SVG}text")}
    assert {"tvmbn", "torch", "compile", "layer_norm forward float16"} <= words
    assert "liger" not in words
    assert path.read_bytes() == plot(rows, tmp_path / "again.svg", "a GPU").read_bytes()
    assert len({colour for colour, _ in STYLES.values()}) == len(STYLES)
    assert set(STYLES) == {"tvmbn", *peers.NAMES}


@pytest.mark.parametrize("name", suites.names())
def test_suites_hold_what_they_say(name):
    specs = suites.suite(name)
    assert 5 <= len(specs) == len(set(specs)) <= 100
    wanted = {"float32"} if name == "convolution-tf32" else {"bfloat16", "float16"}
    assert wanted <= {s.dtype for s in specs}
    for spec in specs:
        assert cases.ops.get(spec.op).cost(spec).bytes < 40 << 30


def test_unknown_names_are_refused():
    with pytest.raises(SpecError, match="norms-forward"):
        suites.suite("norms")
    with pytest.raises(SpecError, match="liger"):
        measured(LN, against="apex")
    assert peers.parse("inductor, torch,torch") == ("compile", "torch")


@pytest.mark.skipif(torch.cuda.is_available(), reason="a GPU is there")
def test_a_target_that_cannot_run_here():
    with pytest.raises(TargetError, match="GPU"):
        bench.bench([LN], "sm_90")


def call(*args):
    return CliRunner().invoke(main, ["bench", *map(str, args)])


ARGS = ("layer_norm", "--shape", "32x64", "--target", "llvm", "--rounds", "1")


def test_command_for_people(tmp_path):
    result = call(*ARGS, "--output", tmp_path / "rows.jsonl")
    assert result.exit_code == 0, result.output
    assert "Geometric" not in result.stdout, "no terminal: plain lines"
    lines = [line.split("\t") for line in result.stdout.splitlines()]
    assert lines[0] == list(results.ROW_COLUMNS)
    assert [line[1] for line in lines[1:3]] == ["tvmbn", "torch"]
    assert len(results.read(tmp_path / "rows.jsonl")[1]) == 2


def test_command_for_programs_takes_a_bundle(built):
    bundle = built(tvmbn.layer_norm((4, 16)))
    result = call(bundle, "--target", "llvm", "--rounds", "1", "--json")
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert {"environment", "rows", "summary"} == set(data)
    assert [r["verdict"] for r in data["rows"]] == ["passed", "passed"]


def test_command_fails_on_wrong_numbers(monkeypatch):
    bad = Row(LN, "", "tvmbn", "llvm", "incorrect_numerical", "y is off")
    monkeypatch.setattr(bench, "bench", lambda *_, **__: [bad])
    assert call(*ARGS).exit_code == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--target", "llvm"], "--suite"),
        (["layer_norm", "--target", "llvm"], "--shape"),
        ([*ARGS, "--against", "apex"], "liger"),
        (["--suite", "all", "--target", "llvm"], "norms-forward"),
        ([*ARGS[:3], "--target", "sm_1"], "sm_90"),
    ],
)
def test_command_refuses_bad_input(args, words):
    result = call(*args)
    assert result.exit_code == 2
    assert words in result.stderr
