# SPDX-License-Identifier: Apache-2.0
"""From canonical buffers to a library that takes tensors as PyTorch holds them."""

import numpy as np
import pytest

from tvmbn.errors import BuildError
from tvmbn.lowering.cuda import KernelResources, parse_resources
from tvmbn.lowering.process import first_errors
from tvmbn.spec import TensorArg
from tvmbn.target import parse

tvm = pytest.importorskip("tvm")
from tvm import s_tir, te, tirx  # noqa: E402

from tvmbn.lowering import arguments, pipeline, report  # noqa: E402
from tvmbn.lowering.compile import compile_function, show  # noqa: E402

LOG = """\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'first' for 'sm_90'
ptxas info    : Function properties for first
    16 bytes stack frame, 12 bytes spill stores, 8 bytes spill loads
ptxas info    : Used 40 registers, used 1 barriers, 16 bytes cumulative stack size, 328 bytes smem
ptxas info    : Compiling entry function 'second' for 'sm_90'
ptxas info    : Function properties for second
    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
ptxas info    : Used 8 registers, used 0 barriers
"""


def two_steps(rows, columns=12):
    """y = 2 x + 1 by way of an intermediate z in memory."""
    x = te.placeholder((rows, columns), "float32", "x")
    z = te.compute((rows, columns), lambda i, j: x[i, j] * tirx.const(2, "float32"), "z")
    y = te.compute((rows, columns), lambda i, j: z[i, j] + tirx.const(1, "float32"), "y")
    return te.create_prim_func([x, y])


def image(name, role, batch, size=(3, 2, 2)):
    """A channels-last argument; its memory is (batch, height, width, channels)."""
    return TensorArg(name, (batch, *size), "float32", role, (0, 2, 3, 1))


def load(library, tmp_path):
    path = tmp_path / "library.so"
    path.write_bytes(library)
    return tvm.runtime.load_module(str(path))["main"]


def channels_last(array):
    """A copy with the same values and shape whose memory is channels last."""
    return np.ascontiguousarray(array.transpose(0, 2, 3, 1)).transpose(0, 3, 1, 2)


def test_logical_shapes_strides_and_workspaces(tmp_path):
    made = compile_function(
        two_steps(5), [image("x", "in", 5), image("y", "out", 5)], ["z"], parse("llvm")
    )
    assert made.workspaces == (TensorArg("z", (5, 12), "float32", "workspace"),)
    assert made.architectures == []
    assert made.alignment == 4
    run = load(made.library, tmp_path)
    x = channels_last(np.random.default_rng(0).standard_normal((5, 3, 2, 2)).astype("float32"))
    y, z = channels_last(np.zeros_like(x)), np.zeros((5, 12), "float32")
    run(x, y, z)
    np.testing.assert_array_equal(y, 2 * x + 1)
    with pytest.raises(Exception, match="stride"):
        run(np.ascontiguousarray(x), y, z)
    with pytest.raises(Exception, match="shape"):
        run(x[:4], y, z)


def test_any_pointer_that_is_aligned_to_its_elements_will_do(tmp_path):
    made = compile_function(
        two_steps(5), [image("x", "in", 5), image("y", "out", 5)], ["z"], parse("llvm")
    )
    run = load(made.library, tmp_path)
    x = channels_last(np.ones((5, 3, 2, 2), "float32"))
    odd = np.zeros(61, "float32")[1:]
    y = odd.reshape(5, 2, 2, 3).transpose(0, 3, 1, 2)
    run(x, y, np.zeros(61, "float32")[1:].reshape(5, 12))
    np.testing.assert_array_equal(odd, 3)


def test_strides_of_dimensions_of_size_one_are_free(tmp_path):
    logical = [image("x", "in", 5, (12, 1, 1)), image("y", "out", 5, (12, 1, 1))]
    run = load(compile_function(two_steps(5), logical, ["z"], parse("llvm")).library, tmp_path)
    x = np.ones((5, 12), "float32")
    for strides in ((48, 4, 48, 48), (48, 4, 4, 4)):
        y = np.lib.stride_tricks.as_strided(np.zeros((5, 12), "float32"), (5, 12, 1, 1), strides)
        run(np.lib.stride_tricks.as_strided(x, (5, 12, 1, 1), strides), y, np.zeros_like(x))
        assert (y == 3).all()


def test_an_open_batch_reaches_the_workspace_as_an_expression(tmp_path):
    size = te.var("N", "int64")
    logical = [image("x", "in", "N"), image("y", "out", "N")]
    made = compile_function(two_steps(size * 2, 6), logical, ["z"], parse("llvm"))
    (workspace,) = made.workspaces
    assert workspace.shape[1] == 6
    assert eval(str(workspace.shape[0]), {"N": 7}) == 14
    run = load(made.library, tmp_path)
    for n in (1, 7):
        x = channels_last(np.full((n, 3, 2, 2), 3, "float32"))
        y = channels_last(np.zeros_like(x))
        run(x, y, np.zeros((2 * n, 6), "float32"))
        assert (y == 7).all()


def test_sizes_become_python_expressions():
    n = tirx.Var("N", "int64")
    text = arguments.dimension((n * 49 + 2047) // 2048)
    assert eval(text, {"N": 100}) == (100 * 49 + 2047) // 2048
    assert arguments.dimension(tirx.const(5, "int64")) == 5
    with pytest.raises(BuildError, match="workspace size"):
        arguments.dimension(tirx.max(n, 3))


def test_names_that_do_not_match_are_refused():
    good = [image("x", "in", 5), image("y", "out", 5)]
    with pytest.raises(BuildError, match=r"parameters y, x; received x, y"):
        arguments.bind(two_steps(5), good[::-1], [], 1)
    with pytest.raises(BuildError, match="workspaces w"):
        arguments.bind(two_steps(5), good, ["w"], 1)
    with pytest.raises(BuildError, match="dynamic N"):
        arguments.bind(two_steps(5), [image("x", "in", "N"), good[1]], [], 1)


def test_stages_of_a_cpu_build_can_be_shown_alone():
    logical = [image("x", "in", 5), image("y", "out", 5)]
    for stage, text in {
        "schedule": "T.decl_buffer((5, 12), data=x.data)",
        "tir": "# host",
        "llvm": "define",
        "asm": "__tvm_ffi_main",
    }.items():
        assert text in show(two_steps(5), logical, ["z"], parse("llvm"), stage)


def test_cuda_source_can_be_shown_without_a_cuda_runtime():
    # No stub is loaded in this process: TVM's CUDA runtime may well be missing here.
    schedule = s_tir.Schedule(tvm.IRModule({"main": two_steps(5)}))
    for name, axis in (("z", "blockIdx.x"), ("y", "blockIdx.x")):
        rows, columns = schedule.get_loops(schedule.get_sblock(name))
        schedule.bind(rows, axis)
        schedule.bind(columns, "threadIdx.x")
    logical = [image("x", "in", 5), image("y", "out", 5)]
    source = show(schedule.mod["main"], logical, ["z"], parse("sm_80"), "cuda")
    assert source.count('extern "C" __global__') == 4  # a declaration and a definition each
    lowered = pipeline.lower(
        arguments.bind(schedule.mod["main"], logical, ["z"], 16).func, parse("sm_80")
    )
    kernels = report.with_launches([KernelResources("main_kernel")], lowered)
    assert kernels[0].threads == 12


def test_a_function_without_threads_is_no_kernel():
    with pytest.raises(BuildError, match="binds nothing to GPU threads"):
        compile_function(
            two_steps(5), [image("x", "in", 5), image("y", "out", 5)], ["z"], parse("sm_80")
        )


def test_resource_report_is_read_and_shown():
    first, second = parse_resources(LOG)
    assert first == KernelResources("first", 40, 328, stack_bytes=16, spill_bytes=20, barriers=1)
    assert second == KernelResources("second", registers=8)
    first.threads, second.threads = 256, 1024
    text = report.resources([first, second], parse("sm_90"))
    assert text.splitlines()[1].split() == report.COLUMNS
    assert text.splitlines()[2].split() == "first 256 40 328 0 16 20 6".split()
    assert text.splitlines()[3].split() == "second 1024 8 0 0 0 0 2".split()


def test_blocks_per_multiprocessor_follow_the_scarcest_resource():
    target = parse("sm_80")
    kernel = KernelResources("k", registers=32, threads=64)
    assert report.blocks_per_multiprocessor(kernel, target) == 32
    kernel.dynamic_shared_bytes = 80 * 1024
    assert report.blocks_per_multiprocessor(kernel, target) == 2
    kernel = KernelResources("k", registers=255, threads=128)
    assert report.blocks_per_multiprocessor(kernel, target) == 2


def test_first_errors_prefer_lines_that_say_error():
    log = "warning: noise\nk.cu(3): error: too many arguments\nmore\n1 error detected\n"
    assert first_errors(log) == "k.cu(3): error: too many arguments\n1 error detected"
    assert first_errors("only this\n") == "only this"
    assert first_errors("") == "no message"


def test_llvm_ir_names_no_addresses():
    text = '!1 = !{!"0x55a8"}\n!2 = !{!"0x55b0"}\n!3 = !{!"0x55a8"} 0x12'
    assert report.llvm_ir(text) == '!1 = !{!"buffer0"}\n!2 = !{!"buffer1"}\n!3 = !{!"buffer0"} 0x12'
