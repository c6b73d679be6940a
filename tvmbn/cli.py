# SPDX-License-Identifier: Apache-2.0
"""The ``tvmbn`` command: what Python does, from a shell. Exit 0 done, 1 failed, 2 bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

import tvmbn
from tvmbn.console import (
    Commands,
    Outcome,
    parse_attrs,
    parse_shape,
    reports,
    shorten,
    size,
    spell,
    table,
)
from tvmbn.errors import BundleError, SpecError, closest
from tvmbn.spec import DTYPES, LAYOUTS, OpSpec

STAGES = ("te", "schedule", "tir", "llvm", "asm", "cuda", "ptx", "sass", "resources")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(tvmbn.__version__, prog_name="tvmbn")
def main() -> None:
    """Compile normalisation and fused convolution operators into verified .so bundles."""


def spec_options(command: Any) -> Any:
    """Arguments that describe a spec: ``OP --shape --dtype --layout --attr --dynamic``."""
    for add in reversed(
        (
            click.argument("op"),
            click.option(
                "--shape", required=True, help="Input shape, N x C x spatial: 8x64x56x56."
            ),
            click.option("--dtype", default="float32", help=f"One of {', '.join(DTYPES)}."),
            click.option("--layout", default="NCHW", help=f"Memory order: {' or '.join(LAYOUTS)}."),
            click.option("--attr", "attrs", multiple=True, help="Attribute as key=value; repeat."),
            click.option("--dynamic", multiple=True, help="Dimension left open until the call: N."),
        )
    ):
        command = add(command)
    return command


def make_spec(op: str, shape: str, attrs: tuple[str, ...], **common: Any) -> OpSpec:
    """Spec from the texts of :func:`spec_options`."""
    from tvmbn import ops  # noqa: PLC0415

    operator = ops.get(op)
    settings: dict[str, Any] = parse_attrs(attrs)
    unknown = sorted(settings.keys() - {a.name for a in operator.attributes})
    if unknown:
        names = [a.name for a in operator.attributes]
        fix = closest(unknown[0], names) or f"see tvmbn ops {op}"
        raise SpecError(f"{op} attributes among {', '.join(names)}", ", ".join(unknown), fix)
    return operator.spec(parse_shape(shape), **common, **settings)


@main.command("ops")
@click.argument("name", required=False)
@reports
def ops_command(name: str | None) -> Outcome:
    """List operators, or the attributes of operator NAME."""
    from tvmbn import ops  # noqa: PLC0415

    if name is None:
        found = ops.all_operators()
        data = [{"name": op.name, "summary": op.summary} for op in found]
        rows = [(op.name, op.summary) for op in found]
        return Outcome({"operators": data}, lambda: table("Operators", ("name", "summary"), rows))
    op = ops.get(name)
    attributes = [
        {
            "name": a.name,
            "default": a.default,
            "allowed": None if a.allowed is None else list(a.allowed),
            "doc": a.doc,
        }
        for a in op.attributes
    ]
    cells = [
        (a.name, spell(a.default), ", ".join(map(spell, a.allowed or ())), a.doc)
        for a in op.attributes
    ]

    def show() -> None:
        click.echo(f"{op.name}: {op.summary}")
        table("Attributes", ("name", "default", "allowed", "meaning"), cells)

    ranks = [op.ranks.start, op.ranks.stop - 1]
    return Outcome(
        {"name": op.name, "summary": op.summary, "ranks": ranks, "attributes": attributes}, show
    )


@main.command()
@reports
def targets() -> Outcome:
    """List the targets that --target takes."""
    from tvmbn.target import all_targets  # noqa: PLC0415

    found = all_targets()
    data = [{"name": t.name, "kind": t.kind, "devices": t.devices} for t in found]
    rows = [(t.name, t.kind, t.devices) for t in found]
    return Outcome({"targets": data}, lambda: table("Targets", ("name", "kind", "devices"), rows))


@main.command()
@reports
def doctor() -> Outcome:
    """Say what this machine can build and run, and how to mend what it cannot.

    Exits with 1 where not even llvm targets can be built.
    """
    from tvmbn.doctor import diagnose  # noqa: PLC0415

    report = diagnose()

    def show() -> None:
        rows = [(f.layer, f.status, f.found, f.build, f.run) for f in report.findings]
        table("Layers", ("layer", "status", "found", "to build", "to run"), rows)
        kits = [(t.version, t.root, t.source) for t in report.facts.toolkits]
        if len(kits) > 1:
            used = report.facts.toolkit
            marks = ["yes" if t == used else "no" for t in report.facts.toolkits]
            rows = [(*kit, mark) for kit, mark in zip(kits, marks, strict=True)]
            table("CUDA toolkits", ("version", "folder", "found through", "used"), rows)
        for finding in report.findings:
            if finding.fix:
                click.echo(f"{finding.layer}: {finding.fix}")
        words = {key: "yes" if value else "no" for key, value in report.ready.items()}
        click.echo("Ready: " + ", ".join(f"{k.replace('_', ' ')} {v}" for k, v in words.items()))

    return Outcome(report.to_json(), show, passed=report.ready["build_llvm"])


@main.command()
@spec_options
@click.option("--target", "targets", multiple=True, required=True, help="llvm or sm_XX; repeat.")
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="New folder.")
@click.option(
    "--tuned",
    default="auto",
    show_default=True,
    type=click.Choice(["auto", "require", "never"]),
    help="Whether to use tuning records: where there are any, always, never.",
)
@click.option("--logs", type=click.Path(path_type=Path), help="Folder of tuning records.")
@click.option("--load-trace", type=click.Path(path_type=Path), help="Use this saved schedule.")
@click.option("--ptx", is_flag=True, help="Add PTX beside machine code, for later GPUs.")
@reports
def build(
    targets: tuple[str, ...],
    output: Path,
    tuned: str,
    logs: Path | None,
    load_trace: Path | None,
    ptx: bool,
    **fields: Any,
) -> Outcome:
    """Compile operator OP for every --target into the bundle OUTPUT."""
    from tvmbn.build import build_report  # noqa: PLC0415

    spec = make_spec(**fields)
    options = {"tuned": tuned, "logs": logs, "trace": load_trace, "ptx": ptx}
    made = build_report(spec, targets, output, **options)
    rows = [(x["target"], x["file"], size(x["bytes"]), x["origin"]) for x in made["libraries"]]

    def show() -> None:
        table(spec.title, ("target", "file", "size", "schedule"), rows)
        click.echo(f"{shorten(made['bundle'])} built in {made['seconds']:.1f} s")

    return Outcome(made, show)


@main.command("compile")
@click.argument("model", type=click.Path(path_type=Path))
@click.option("--target", "targets", multiple=True, required=True, help="llvm or sm_XX; repeat.")
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="New folder.")
@click.option("--batch", help="First dimension of the inputs: a number, or dynamic.")
@click.option("--dim", "sizes", multiple=True, help="Size of another open dimension: NAME=SIZE.")
@click.option("--fp16", is_flag=True, help="Compute in float16 what is float32 in the model.")
@click.option("--tf32", is_flag=True, help="Permit float32 layers to round operands to TF32.")
@click.option(
    "--tuned",
    default="auto",
    show_default=True,
    type=click.Choice(["auto", "require", "never"]),
    help="Whether to use tuning records: where there are any, always, never.",
)
@click.option("--logs", type=click.Path(path_type=Path), help="Folder of tuning records.")
@click.option("--ptx", is_flag=True, help="Add PTX beside machine code, for later GPUs.")
@reports
def compile_command(**fields: Any) -> Outcome:
    """Compile MODEL (.onnx, or .pt2 from torch.export) into the bundle OUTPUT."""
    from tvmbn.model.commands import compile_model  # noqa: PLC0415

    return compile_model(**fields)


KEY = click.option("--key", help="Public key that must have signed: a PEM file or 64 hex digits.")


@main.command()
@click.argument("bundle", type=click.Path(path_type=Path))
@click.option("--device", type=click.Choice(["cpu", "cuda"]), help="Where to run; default: any.")
@click.option("--model", type=click.Path(path_type=Path), help="Compare with this model itself.")
@KEY
@reports
def verify(bundle: Path, device: str | None, model: Path | None, key: str | None) -> Outcome:
    """Run BUNDLE on seeded random inputs and compare with the float64 reference.

    Without PyTorch the results that the bundle carries stand in for the reference. A whole model
    is compared with the results that it carries, or with the file --model on random inputs.
    """
    from tvmbn.verify import verify as check  # noqa: PLC0415

    result = check(bundle, device=device, model=model, key=key).to_json()
    columns = ("name", "max_abs", "max_rel", "atol", "rtol")
    rows = [[row["name"], *(f"{row[c]:.3g}" for c in columns[1:])] for row in result["outputs"]]

    def show() -> None:
        table(shorten(bundle), columns, rows)
        click.echo(f"verdict: {result['verdict']}")
        if result.get("error"):
            click.echo(f"error: {result['error']}")

    return Outcome(result, show, passed=result["verdict"] == "passed")


@main.command()
@click.argument("bundle", type=click.Path(path_type=Path))
@click.option(
    "--stage",
    type=click.Choice(["manifest", "kernels", *STAGES]),
    help="Default: manifest, or kernels of a model.",
)
@click.option("--target", help="Needed where the bundle holds that stage for several targets.")
@reports
def inspect(bundle: Path, stage: str | None, target: str | None) -> Outcome:
    """Print the manifest of BUNDLE, the kernels of a model, or a stage of the compilation."""
    from tvmbn.bundle import read  # noqa: PLC0415

    found = read(bundle)
    is_model = found.manifest["kind"] == "model"
    stage = stage or ("kernels" if is_model else "manifest")
    if stage == "kernels":
        from tvmbn.model.commands import show_kernels  # noqa: PLC0415

        if not is_model:
            raise BundleError("a model's bundle", f"{bundle}, of one operator", "leave --stage out")
        return show_kernels(found, target)
    if stage == "manifest":
        text = json.dumps(found.manifest, indent=2)
        return Outcome(found.manifest, lambda: click.echo(text))
    target = choose(found.manifest["ir"], stage, target)
    name = next((n for n in found.names() if n.startswith(f"ir/{target}/{stage}.")), None)
    if name is None:
        raise BundleError(
            f"the text of the stage {stage} for {target}",
            f"none under ir/ in {bundle}, although its manifest lists it",
            "the bundle is incomplete; build or copy it again, or see tvmbn lower",
        )
    text = found.read(name).decode(errors="replace")
    return Outcome({"stage": stage, "target": target, "text": text}, lambda: click.echo(text))


def choose(stages: dict[str, list[str]], stage: str, target: str | None) -> str:
    """Target whose ``stage`` to show: the one named, or the only one that has it."""
    having = [name for name, kept in stages.items() if stage in kept]
    if target in having:
        return str(target)
    if target is None and len(having) == 1:
        return having[0]
    if not having:
        raise BundleError(
            f"a bundle that keeps the stage {stage}", "none of its targets does", "see tvmbn lower"
        )
    received = "none given" if target is None else repr(target)
    raise BundleError(f"--target among {', '.join(having)}", received, f"--target {having[0]}")


@main.command()
@spec_options
@click.option("--target", required=True, help="llvm or sm_XX.")
@click.option("--stage", required=True, type=click.Choice(STAGES), help="What to print.")
@reports
def lower(target: str, stage: str, **fields: Any) -> Outcome:
    """Print one stage of the compilation of operator OP, without making a bundle."""
    from tvmbn.build import lower as make  # noqa: PLC0415

    text = make(make_spec(**fields), target, stage)
    return Outcome({"stage": stage, "target": target, "text": text}, lambda: click.echo(text))


@main.command()
@click.argument("subject", required=False, metavar="[OP|BUNDLE]")
@click.option("--suite", help="A named list of shapes instead of OP, such as norms-forward.")
@click.option("--shape", help="Input shape of OP.")
@click.option("--dtype", default="float32", help=f"One of {', '.join(DTYPES)}.")
@click.option("--layout", default="NCHW", help=f"Memory order: {' or '.join(LAYOUTS)}.")
@click.option("--attr", "attrs", multiple=True, help="Attribute as key=value; repeat.")
@click.option("--target", required=True, help="llvm, or the sm_XX of this machine's GPU.")
@click.option("--against", default="torch", show_default=True, help="Peers, with commas.")
@click.option(
    "--rounds",
    default=3,
    show_default=True,
    type=click.IntRange(1, 1000),
    help="Rounds to measure.",
)
@click.option("--output", type=click.Path(path_type=Path), help="Add JSON lines in this file.")
@click.option("--plot", type=click.Path(path_type=Path), help="Draw percent of copy in this SVG.")
@reports
def bench(**fields: Any) -> Outcome:
    """Measure operator OP, a BUNDLE or a --suite beside other libraries.

    Peers are torch, native, compile (torch.compile), liger, cudnn and dlight. Exits with 1 where
    a result of tvmbn's was wrong.
    """
    from tvmbn.bench_command import run  # noqa: PLC0415  (imports torch)

    return run(make_spec, **fields)


@main.command()
@click.argument("op", required=False, metavar="[OP|MODEL]")
@click.option("--suite", help="Named lists instead of OP, with commas, or all: norms-forward.")
@click.option("--shape", help="Input shape of OP.")
@click.option("--dtype", default="float32", help=f"One of {', '.join(DTYPES)}.")
@click.option("--layout", default="NCHW", help=f"Memory order: {' or '.join(LAYOUTS)}.")
@click.option("--attr", "attrs", multiple=True, help="Attribute as key=value; repeat.")
@click.option("--dynamic", multiple=True, help="Dimension left open until the call: N.")
@click.option("--target", required=True, help="llvm, or the sm_XX of the GPU that measures.")
@click.option("--trials", default=64, show_default=True, help="Plans to try for each spec.")
@click.option("--seed", default=0, show_default=True, help="Of the candidates and their order.")
@click.option("--logs", type=click.Path(path_type=Path), help="Folder of the records.")
@click.option("--rpc", metavar="HOST:PORT", help="RPC tracker whose servers measure.")
@click.option("--key", help="Key of those servers.")
@click.option("--workers", type=click.IntRange(1, 256), help="Processes that compile.")
@click.option("--limit-seconds", type=float, help="Begin no further candidates after so long.")
@click.option("--only", default="", help="Only specs whose title contains this text.")
@click.option("--missing", is_flag=True, help="Only specs that have no record yet.")
@click.option("--fresh", is_flag=True, help="Measure again what an earlier run measured.")
@click.option("--save-trace", type=click.Path(path_type=Path), help="Write the winner here.")
@click.option("--load-trace", type=click.Path(path_type=Path), help="Try this schedule first.")
@click.option("--batch", help="Of a MODEL: first dimension of its inputs.")
@click.option("--dim", "sizes", multiple=True, help="Of a MODEL: another size, NAME=SIZE.")
@click.option("--fp16", is_flag=True, help="Of a MODEL: as it is compiled with --fp16.")
@click.option("--tf32", is_flag=True, help="Of a MODEL: as it is compiled with --tf32.")
@reports
def tune(**fields: Any) -> Outcome:
    """Search for the fastest schedule of OP or of every spec of a --suite, and keep a record.

    A MODEL (.onnx or .pt2) stands for its operators, those with the most arithmetic first.

    A run that was interrupted goes on where it stopped. Exits with 1 where no candidate of a spec
    passed.
    """
    from tvmbn.tuning.commands import tune as run  # noqa: PLC0415

    names = ("trials", "seed", "fresh", "rpc", "key", "workers")
    options = {name: fields.pop(name) for name in names}
    model = {name: fields.pop(name) for name in ("batch", "sizes", "fp16", "tf32")}
    return run(make_spec, options=options, model=model, **fields)


@main.group()
def logs() -> None:
    """Look after tuning records."""


LOGS = click.option("--logs", type=click.Path(path_type=Path), help="Default: all that are used.")


@logs.command("list")
@LOGS
@reports
def logs_list(logs: Path | None) -> Outcome:
    """List the specs that have records."""
    from tvmbn.tuning.commands import list_logs  # noqa: PLC0415

    return list_logs(logs)


@logs.command("show")
@click.argument("record")
@LOGS
@reports
def logs_show(record: str, logs: Path | None) -> Outcome:
    """Show a RECORD by its digest or a part of its title."""
    from tvmbn.tuning.commands import show_logs  # noqa: PLC0415

    return show_logs(logs, record)


@logs.command("prune")
@click.argument("folder", type=click.Path(path_type=Path))
@reports
def logs_prune(folder: Path) -> Outcome:
    """Keep only the best record of each spec in FOLDER."""
    from tvmbn.tuning.commands import prune_logs  # noqa: PLC0415

    return prune_logs(folder)


@logs.command("merge")
@click.argument("sources", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="Folder.")
@reports
def logs_merge(sources: tuple[Path, ...], output: Path) -> Outcome:
    """Add the records of all SOURCES to the folder --output."""
    from tvmbn.tuning.commands import merge_logs  # noqa: PLC0415

    return merge_logs(sources, output)


@main.command()
@click.argument("folder", type=click.Path(path_type=Path), metavar="LOGS")
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="HTML file.")
@reports
def report(folder: Path, output: Path) -> Outcome:
    """Write one HTML page about the searches and records in LOGS."""
    from tvmbn.tuning.commands import write_report  # noqa: PLC0415

    return write_report(folder, output)


@main.command()
@click.argument("bundle", type=click.Path(path_type=Path))
@click.option(
    "--layout",
    required=True,
    type=click.Choice(["zip", "standalone", "triton", "hf"]),
    help="Where it will be used.",
)
@click.option("-o", "--output", required=True, type=click.Path(path_type=Path), help="New path.")
@KEY
@reports
def package(bundle: Path, layout: str, output: Path, key: str | None) -> Outcome:
    """Pack BUNDLE for deployment: one file, with its runtime, for Triton, or for Hugging Face."""
    from tvmbn.package import package as pack  # noqa: PLC0415
    from tvmbn.package import size_of  # noqa: PLC0415

    made = pack(bundle, layout, output, key)
    count = size_of(made)
    data = {"package": str(made), "layout": layout, "bytes": count}
    return Outcome(data, lambda: click.echo(f"{shorten(made)} ({size(count)})"))


@main.command()
@click.argument("bundle", type=click.Path(path_type=Path))
@click.option("--key", required=True, type=click.Path(path_type=Path), help="Private key, PEM.")
@reports
def sign(bundle: Path, key: Path) -> Outcome:
    """Sign every byte of BUNDLE; load, verify and package check it with --key of the public key."""
    from tvmbn.signature import sign as write  # noqa: PLC0415

    made = write(bundle, key)
    return Outcome({"bundle": str(made)}, lambda: click.echo(f"{shorten(made)} signed"))
