# SPDX-License-Identifier: Apache-2.0
"""The report: what it says, that it needs nothing else, and how a real browser shows it."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
from html.parser import HTMLParser

import pytest
from click.testing import CliRunner
from rich.console import Console

import tvmbn
from tvmbn.cli import main
from tvmbn.errors import TuningError
from tvmbn.tuning import charts, report, storage
from tvmbn.tuning.progress import Display, describe
from tvmbn.tuning.session import Progress
from tvmbn.tuning.trials import Trial, TrialLog

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome", "chromium-headless-shell")
BROWSER_SECONDS = 120
LN = tvmbn.layer_norm((8192, 4096), dtype="bfloat16")
RMS = tvmbn.rms_norm((1024, 512))
PRUNED = tvmbn.layer_norm((16, 64), dtype="bfloat16")
EVIL = '<script>alert(1)</script> & "quotes"'


def plan(threads, chunk=0):
    return {
        "splits": [{"chunk": chunk, "run": 8}],
        "phases": [{"kind": "rows", "threads": threads, "keep": True}],
    }


def log(root, spec, trials, copy_us):
    folder = root / "sm_90" / spec.op
    writer = TrialLog(folder)
    about = {"spec": spec.to_json(), "seed": 0, "space": 99, "copy_us": copy_us}
    run = writer.begin(spec.digest(), about)
    for number, trial in enumerate(trials):
        writer.add(run, Trial(*trial, number=number))
    return folder


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    """Three specs: one searched and kept, one whose search is still going on, one pruned."""
    root = tmp_path_factory.mktemp("logs")
    trials = [
        (plan(128), "passed", 50.0),
        (plan(256), "passed", 45.0),
        (plan(64), "wrong", None, EVIL),
        (plan(512), "passed", 40.0),
        (plan(32), "build", None),
        (plan(1024), "crash", None),
        (plan(8), "timeout", None),
        (plan(16), "passed", 190.0),
    ]
    folder = log(root, LN, trials, 38.0)
    failures = {"build": 1, "crash": 1, "timeout": 1, "wrong": 1}
    common = {"gpu": "NVIDIA H200", "driver": "580.1", "date": "2026-01-02", "failures": failures}
    entries = {}
    for spec, us in ((LN, 40.0), (PRUNED, 4.0)):
        entries[spec.digest()] = common | {
            "spec": spec.to_json(),
            "plan": plan(512),
            "default_plan": plan(128),
            "us": us,
            "default_us": us * 1.25,
            "copy_us": us * 0.95,
            "space": 99,
            "trials": 8,
        }
    storage.write_meta(folder, "sm_90", "layer_norm", entries)
    log(root, RMS, [(plan(64), "passed", 3.0), (plan(32), "passed", 2.5)], 2.0)
    return root


@pytest.fixture(scope="module")
def page(logs, tmp_path_factory):
    path = tmp_path_factory.mktemp("page") / "deep" / "report.html"
    result = CliRunner().invoke(main, ["report", str(logs), "-o", str(path)])
    assert result.exit_code == 0, result.output
    assert "3 specs" in result.stdout
    return path


class Tags(HTMLParser):
    """Counts classes, and checks that tags are closed in turn."""

    VOID = ("meta", "link", "input")

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        self.seen.append((tag, values))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def count(self, tag, kind):
        return sum(t == tag and v.get("class") == kind for t, v in self.seen)


def test_the_page_holds_what_it_promises(page):
    text = page.read_text()
    tags = Tags()
    tags.feed(text)
    assert not tags.open
    assert tags.count("svg", "curve") == tags.count("svg", "spread") == 2
    assert tags.count("svg", "causes") == 3
    assert tags.count("svg", "bars") == 2, "one for each operator and dtype"
    assert tags.count("circle", "trial") == 4 + 2
    assert tags.count("path", "failed") == 4
    assert tags.count("rect", "tuned") == tags.count("rect", "default") == 3
    assert f"{(1.25 * 1.25 * 1.2) ** (1 / 3):.2f}x as fast as the default plans" in text
    assert "NVIDIA H200, driver 580.1, 2026-01-02" in text
    assert "95.0" in text, "percent of copy"
    assert "phases[0].threads" in text
    assert "The log of this search was pruned" in text


def test_the_page_needs_nothing_else_and_escapes_what_it_shows(page):
    text = page.read_text()
    assert not re.search(r"(https?:)?//(?!www\.w3\.org)\w", text), "no address"
    assert not re.search(r'(src|href)="(?!data:,)', text)
    assert "alert(1)" in text
    assert "<script>alert" not in text


def test_best_so_far_never_rises():
    trials = [Trial({}, "passed", us, number=n) for n, us in enumerate([9, 5, 7, 3, 8])]
    drawn = charts.curve(trials, 9.0, None, "title")
    points = re.search(r'class="best".*?points="([^"]+)"', drawn)[1].split()
    heights = [float(p.split(",")[1]) for p in points]
    assert heights == sorted(heights), "downwards on the page is faster"
    assert len(set(heights)) == 3
    assert "No candidate passed" in charts.curve([Trial({}, "wrong")], None, None, "title")


def test_logs_without_searches_are_refused(tmp_path):
    with pytest.raises(TuningError, match="at least one search"):
        report.write(tmp_path, tmp_path / "r.html")
    result = CliRunner().invoke(main, ["report", str(tmp_path / "none"), "-o", "r.html"])
    assert result.exit_code == 2
    assert "no folder" in result.stderr


def find_browser():
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip("no browser: apt-get install chromium")
    return found


def browse(page, folder, *options, fragment=""):
    """Run the browser without a network; what it printed."""
    command = [
        find_browser(),
        *("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"),
        *("--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND"),
        *("--enable-logging=stderr", "--v=0", f"--user-data-dir={folder / 'profile'}"),
        *("--window-size=1000,1600", "--virtual-time-budget=2000"),
        *options,
        page.as_uri() + fragment,
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=BROWSER_SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    complaints = [line for line in done.stderr.splitlines() if "CONSOLE" in line]
    return done.stdout, complaints


@pytest.mark.browser
def test_a_browser_shows_the_page_without_errors(page, tmp_path):
    dom, complaints = browse(page, tmp_path, "--dump-dom")
    assert not complaints
    for wanted in ('class="curve"', 'class="spread"', 'class="causes"', 'class="bars"'):
        assert wanted in dom
    assert re.search(r'<p id="tools">', dom), "the script ran and showed its tools"


@pytest.mark.browser
def test_a_browser_filters_the_specs(page, tmp_path):
    dom, complaints = browse(page, tmp_path, "--dump-dom", fragment="#filter=RMS")
    assert not complaints
    shown = re.findall(r'<details data-title="([^"]+)"(?: open="")?>', dom)
    hidden = re.findall(r'<details data-title="([^"]+)"(?: open="")? hidden="">', dom)
    assert [t.split()[1] for t in shown] == ["rms_norm"]
    assert [t.split()[1] for t in hidden] == ["layer_norm", "layer_norm"]


@pytest.mark.browser
def test_a_browser_would_say_what_is_wrong_with_a_script(page, tmp_path):
    broken = tmp_path / "broken.html"
    broken.write_text(page.read_text().replace("getElementById", "getElementByld"))
    _, complaints = browse(broken, tmp_path, "--dump-dom")
    assert any("getElementByld is not a function" in line for line in complaints)


@pytest.mark.browser
def test_a_screenshot_is_not_blank(page, tmp_path):
    picture = tmp_path / "page.png"
    browse(page, tmp_path, f"--screenshot={picture}")
    image = pytest.importorskip("PIL.Image")
    colours = {}
    with image.open(picture) as shot:
        assert shot.size == (1000, 1600)
        pixels = shot.convert("RGB")
        colours = {colour: count for count, colour in pixels.getcolors(1 << 24)}
    ink = 1 - colours[255, 255, 255] / (1000 * 1600)
    assert 0.01 < ink < 0.5
    assert colours.get((0xD5, 0x5E, 0x00), 0) > 500, "the tuned bars"
    assert colours.get((0x00, 0x72, 0xB2), 0) > 500, "the default bars"


def progress(done, best, **more):
    known = {"fresh": done, "copy_us": 10.0, "failures": {}, "seconds": 2.0}
    return Progress(LN, done, 4, best_us=best, **(known | more))


def test_a_line_says_how_far_a_search_is():
    line = describe(progress(2, 20.0, failures={"build": 1, "wrong": 2}))
    assert line.endswith(
        "2/4 trials, best 20.0 us (50.0 % of copy), 1.0 trials/s, failed: build 1, wrong 2"
    )
    assert "none passed yet" in describe(progress(1, None))
    assert "trials/s" not in describe(progress(1, 5.0, fresh=0))


def test_plain_lines_where_no_terminal_is():
    out = io.StringIO()
    with Display(Console(file=out, force_terminal=False)) as display:
        for step in (progress(1, 30.0), progress(2, 30.0), progress(3, 20.0), progress(4, 20.0)):
            display(step)
    lines = out.getvalue().splitlines()
    assert [re.search(r"(\d)/4 trials, best (\S+)", line).groups() for line in lines] == [
        ("1", "30.0"),
        ("3", "20.0"),
        ("4", "20.0"),
    ]
    assert "\x1b" not in out.getvalue()


def test_a_live_line_on_a_terminal():
    out = io.StringIO()
    with Display(Console(file=out, force_terminal=True, width=160)) as display:
        display(progress(1, 30.0))
        time_shown = out.getvalue()
        display(progress(4, 20.0))
    assert "\x1b[" in time_shown + out.getvalue()
    assert "4/4 trials, best 20.0 us" in out.getvalue()
