# SPDX-License-Identifier: Apache-2.0
"""A program exported from PyTorch as a Relax module."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import torch
import tvm
from tvm import relax
from tvm.relax.frontend.torch import from_exported_program
from tvm.relax.frontend.torch.exported_program_translator import ExportedProgramImporter

from tvmbn.errors import ModelError
from tvmbn.model.imported import Imported
from tvmbn.model.spec import BATCH, Options
from tvmbn.model.torch_converters import CONVERTERS

ERROR_CHARACTERS = 600
ROUNDS = 8
# The importer knows them, but TVM has no kernel.
NO_KERNEL = {"pixel_shuffle.default", "pixel_unshuffle.default"}


def import_torch(path: Path, options: Options) -> Imported:
    """Import a saved ExportedProgram; its sizes stay as exported.

    Raises
    ------
    ModelError
        For a file that is none, another batch than the exported one, or operators that TVM's
        importer lacks: all of them in one error.
    """
    try:
        program = torch.export.load(str(path))
    except Exception as error:
        raise ModelError("a program saved by torch.export.save", f"{path}: {error}") from error
    if options.dims:
        raise ModelError(
            "a program whose sizes are set when it is exported", f"dims {options.dims}",
            "give dynamic_shapes for the batch alone to torch.export.export",
        )  # fmt: skip
    program = _decomposed(program)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            module: Any = from_exported_program(
                program,
                run_ep_decomposition=False,
                unwrap_unit_return_tuple=True,
                custom_convert_map=CONVERTERS,
            )
    except ModelError:
        raise
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        message = " ".join(lines)[-ERROR_CHARACTERS:]
        raise ModelError(
            "a model that TVM can import", f"{type(error).__name__}: {message}", "simplify it first"
        ) from error
    module = _sized(module, options)
    signature = program.graph_signature
    return Imported(module, list(signature.user_inputs), [str(o) for o in signature.user_outputs])


def _decomposed(program: Any) -> Any:
    """Let PyTorch spell those operators in others that the importer does not know.

    The rest stays as it is: a linear layer or a norm is recognised better by its name.

    Raises
    ------
    ModelError
        For operators that it cannot spell either.
    """
    table = torch.export.default_decompositions()
    for _ in range(ROUNDS):
        missing = _missing(program)
        if not missing:
            return program
        usable = {op: table[op] for op in missing if op in table}
        if len(usable) < len(missing):
            names = sorted(str(op).removeprefix("aten.") for op in missing if op not in table)
            raise ModelError(
                "operators that can be compiled", ", ".join(names), "replace them before exporting"
            )
        program = program.run_decompositions(usable)
    raise ModelError("operators that can be compiled", ", ".join(map(str, _missing(program))))


def _missing(program: Any) -> list[Any]:
    known = set(ExportedProgramImporter().create_convert_map()) - NO_KERNEL | set(CONVERTERS)
    calls = (n.target for n in program.graph.nodes if n.op == "call_function")
    return list(dict.fromkeys(t for t in calls if getattr(t, "__name__", "") not in known))


def _sized(module: tvm.IRModule, options: Options) -> tvm.IRModule:
    """Bind the open batch to a number where one is asked for, and refuse other open sizes."""
    main: Any = module["main"]
    found: dict[str, list[str]] = {}
    first = set()
    for param in main.params:
        for index, size in enumerate(param.ty.shape.values):
            for var in _symbols(size):
                found.setdefault(var, []).append(f"{param.name}[{index}]")
                if index == 0:
                    first.add(var)
    others = [f"{', '.join(places)} ({var})" for var, places in found.items() if var not in first]
    if others or len(found) > 1:
        raise ModelError(
            "no open size but the batch, one for all inputs",
            "; ".join(f"{', '.join(p)} ({v})" for v, p in found.items()),
            "export with fixed sizes",
        )
    if isinstance(options.batch, int):
        if not found:
            sizes = {int(p.ty.shape.values[0]) for p in main.params if len(p.ty.shape.values)}
            if sizes == {options.batch}:
                return module
            raise ModelError(
                f"a program exported for batch {options.batch}, or an open one", f"{sorted(sizes)}"
            )
        bind: Any = relax.transform.BindSymbolicVars
        return bind({next(iter(found)): options.batch})(module)
    if options.batch == "dynamic" and not found:
        raise ModelError(
            "a program with an open batch",
            "fixed sizes",
            f'export with dynamic_shapes={{"x": {{0: torch.export.Dim("{BATCH}")}}}}',
        )
    return module


def _symbols(size: Any) -> list[str]:
    return [] if isinstance(size, tvm.tirx.IntImm) else [v.name for v in _variables(size)]


def _variables(size: Any) -> list[Any]:
    if isinstance(size, tvm.tirx.Var):
        return [size]
    parts = [getattr(size, n) for n in ("a", "b", "value") if hasattr(size, n)]
    return [v for p in parts if hasattr(p, "ty") for v in _variables(p)]
