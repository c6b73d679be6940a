// SPDX-License-Identifier: Apache-2.0
// The short way from PyTorch's dispatcher to a kernel, without Python.
//
// Each operator has a table of plans: what its arguments must look like, and how the kernel is
// called then. Python makes the plans (launcher.py). A call that has none, or does not fit its
// plan, goes to the operator's Python function, which stays registered under the alias Autograd.
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/ops/empty_strided.h>
#include <c10/core/DeviceGuard.h>
#include <c10/core/GradMode.h>
#include <c10/util/Exception.h>
#include <dlfcn.h>
#include <torch/csrc/autograd/function.h>
#include <torch/csrc/autograd/saved_variable.h>
#include <torch/csrc/autograd/variable.h>
#include <torch/library.h>
#include <tvm/ffi/c_api.h>
#include <tvm/ffi/extra/c_env_api.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace {

using at::Tensor;
using c10::IValue;
using torch::autograd::SavedVariable;
using torch::autograd::variable_list;
using torch::jit::Stack;

using Numbers = std::vector<int64_t>;
using Key = c10::SmallVector<int64_t, 64>;
constexpr int64_t NONE = 0, DTYPE = 1, INT = 2, DOUBLE = 3, BOOL = 4, LIST = 5;  // as launcher.py
enum Piece { GRADIENT, ARGUMENT, RESULT, PRESENT };

// Reads what Python wrote as one row of numbers.
struct Reader {
  const int64_t* at;
  int64_t number() { return *at++; }
  Numbers list() {
    int64_t size = number();
    at += size;
    return Numbers(at - size, at);
  }
};

// A tensor as PyTorch holds it, and as the kernel wants it described.
struct Form {
  explicit Form(Reader& reader)
      : dtype(static_cast<c10::ScalarType>(reader.number())),
        kind{static_cast<uint8_t>(reader.number()), static_cast<uint8_t>(reader.number()), 1},
        sizes(reader.list()), strides(reader.list()),
        shape(reader.list()), steps(reader.list()) {
    span = c10::elementSize(dtype);
    for (int64_t size : sizes) span *= size;
  }
  bool lies(const Tensor& tensor) const {
    auto have = tensor.strides();
    for (size_t i = 0; i < sizes.size(); ++i)
      if (sizes[i] != 1 && have[i] != strides[i]) return false;
    return true;
  }
  Tensor make(c10::Device device) const {
    auto key = device.is_cpu() ? c10::DispatchKey::CPU : c10::DispatchKey::CUDA;
    return at::_ops::empty_strided::redispatch(c10::DispatchKeySet(key), c10::fromIntArrayRefSlow(sizes),
                                               c10::fromIntArrayRefSlow(strides), dtype,
                                               c10::Layout::Strided, device, false);
  }
  DLTensor describe(const Tensor& tensor) const {
    auto device = tensor.device();
    return {tensor.data_ptr(),
            {device.is_cpu() ? kDLCPU : kDLCUDA, device.is_cpu() ? 0 : device.index()},
            static_cast<int32_t>(shape.size()), kind, const_cast<int64_t*>(shape.data()),
            const_cast<int64_t*>(steps.data()), 0};
  }
  c10::ScalarType dtype;
  DLDataType kind;
  Numbers sizes, strides, shape, steps;
  int64_t span;  // bytes
};

struct Input {
  int64_t place;  // in the operator's arguments
  bool updated;
  Form form;
};

struct Output {
  int64_t updates;  // position among the inputs whose memory this takes, or -1
  Form form;
};

struct Plan {
  Plan(void* kernel, Reader reader) : function(kernel) {
    TVMFFIObjectIncRef(function);
    mask = static_cast<uintptr_t>(reader.number());
    first = reader.list();
    for (int64_t i = reader.number(); i > 0; --i) {
      int64_t place = reader.number();
      bool updated = reader.number();
      inputs.push_back({place, updated, Form(reader)});
      updates = updates || updated;
    }
    for (int64_t i = reader.number(); i > 0; --i) {
      int64_t input = reader.number();
      outputs.push_back({input, Form(reader)});
    }
    for (int64_t i = reader.number(); i > 0; --i) workspaces.emplace_back(reader);
    results = reader.list();
  }
  ~Plan() { TVMFFIObjectDecRef(function); }
  void* function;
  uintptr_t mask;
  bool updates = false;
  Numbers first;  // integers that the kernel takes before its tensors
  std::vector<Input> inputs;
  std::vector<Output> outputs;
  std::vector<Form> workspaces;
  Numbers results;  // position among the outputs; or -1 - dtype for an empty tensor
};

struct KeyHash {
  size_t operator()(const Key& key) const {
    uint64_t hash = 1469598103934665603ull;
    for (int64_t item : key) {
      hash = (hash ^ static_cast<uint64_t>(item)) * 1099511628211ull;
      hash ^= hash >> 29;
    }
    return hash;
  }
};

struct Operator {
  explicit Operator(c10::OperatorHandle found) : handle(std::move(found)) {}
  std::shared_ptr<Plan> find(const Key& key) {
    std::shared_lock<std::shared_mutex> lock(mutex);
    auto found = plans.find(key);
    return found == plans.end() ? nullptr : found->second;
  }
  c10::OperatorHandle handle;
  size_t primary = 0;              // the argument whose shape, strides and device matter
  Operator* forward = nullptr;     // what runs where gradients are wanted
  Operator* backward = nullptr;    // computes the gradients; null where Python does it all
  Numbers pieces;                  // arguments of backward: pairs of Piece and index
  Numbers wanted;                  // arguments that have gradients
  std::shared_mutex mutex;
  std::unordered_map<Key, std::shared_ptr<Plan>, KeyHash> plans;
};

// Neither is ever destroyed: kernels may be called until the process ends.
auto& operators = *new std::unordered_map<std::string, std::unique_ptr<Operator>>();
auto& libraries = *new std::vector<std::unique_ptr<torch::Library>>();

void append(Key& key, c10::IntArrayRef values) {
  key.push_back(LIST);
  key.push_back(static_cast<int64_t>(values.size()));
  key.append(values.begin(), values.end());
}

bool describe(const Operator& op, const IValue* args, size_t count, Key& key) {
  for (size_t i = 0; i < count; ++i) {
    const IValue& value = args[i];
    if (value.isTensor()) {
      const Tensor& tensor = value.toTensor();
      if (!tensor.defined()) return false;
      key.push_back(DTYPE);
      key.push_back(static_cast<int64_t>(tensor.scalar_type()));
      if (i == op.primary) {
        append(key, tensor.sizes());
        append(key, tensor.strides());
        key.push_back(INT);
        key.push_back(tensor.get_device());
      }
    } else if (value.isNone()) {
      key.push_back(NONE);
    } else if (value.isInt()) {
      key.push_back(INT);
      key.push_back(value.toInt());
    } else if (value.isDouble()) {
      double number = value.toDouble();
      int64_t bits;
      std::memcpy(&bits, &number, sizeof bits);
      key.push_back(DOUBLE);
      key.push_back(bits);
    } else if (value.isBool()) {
      key.push_back(BOOL);
      key.push_back(value.toBool());
    } else if (value.isIntList()) {
      append(key, value.toIntVector());
    } else {
      return false;
    }
  }
  return true;
}

using StreamOf = int32_t (*)(int32_t, void**);

StreamOf stream_function() {
  static StreamOf found = [] {
    // Loaded already where there is a CUDA tensor; a build of torch for CPUs has no such library.
    void* library = dlopen("libtorch_cuda.so", RTLD_NOLOAD | RTLD_LAZY);
    return library ? reinterpret_cast<StreamOf>(dlsym(library, "aoti_torch_get_current_cuda_stream"))
                   : nullptr;
  }();
  return found;
}

bool overlap(const Plan& plan, const std::vector<DLTensor>& tensors) {
  for (size_t i = 0; i < plan.inputs.size(); ++i) {
    if (!plan.inputs[i].updated) continue;
    auto low = reinterpret_cast<uintptr_t>(tensors[i].data);
    auto high = low + plan.inputs[i].form.span;
    for (size_t j = 0; j < plan.inputs.size(); ++j) {
      auto start = reinterpret_cast<uintptr_t>(tensors[j].data);
      if (i != j && start < high && low < start + plan.inputs[j].form.span) return true;
    }
  }
  return false;
}

bool run(const Plan& plan, std::vector<DLTensor>& tensors, c10::Device device) {
  c10::SmallVector<TVMFFIAny, 24> args;
  for (int64_t number : plan.first) {
    TVMFFIAny any{};
    any.type_index = kTVMFFIInt;
    any.v_int64 = number;
    args.push_back(any);
  }
  for (DLTensor& tensor : tensors) {
    TVMFFIAny any{};
    any.type_index = kTVMFFIDLTensorPtr;
    any.v_ptr = &tensor;
    args.push_back(any);
  }
  void *stream = nullptr, *before = nullptr;
  bool gpu = !device.is_cpu();
  if (gpu) {
    auto stream_of = stream_function();
    if (!stream_of || stream_of(device.index(), &stream)) return false;
    if (TVMFFIEnvSetStream(kDLCUDA, device.index(), stream, &before)) return false;
  }
  TVMFFIAny result{};
  int failed = TVMFFIFunctionCall(plan.function, args.data(), static_cast<int32_t>(args.size()), &result);
  if (gpu) TVMFFIEnvSetStream(kDLCUDA, device.index(), before, nullptr);
  if (failed) {
    // Python's way meets the same error, and names it.
    void* error = nullptr;
    TVMFFIErrorMoveFromRaised(&error);
    if (error) TVMFFIObjectDecRef(error);
  }
  return !failed;
}

// Run the kernel planned for these arguments; false where there is none or they do not fit it.
bool launch(Operator& op, const IValue* args, size_t count, std::vector<Tensor>& results) {
  Key key;
  if (!describe(op, args, count, key)) return false;
  auto plan = op.find(key);
  if (!plan) return false;
  c10::Device device = args[op.primary].toTensor().device();
  c10::OptionalDeviceGuard guard;  // TVM's host code changes the current device
  if (!device.is_cpu()) guard.reset_device(device);
  at::AutoDispatchBelowADInplaceOrView below;
  size_t inputs = plan->inputs.size();
  std::vector<Tensor> kept;  // copies, outputs and workspaces
  std::vector<DLTensor> tensors;
  kept.reserve(inputs + plan->outputs.size() + plan->workspaces.size());
  tensors.reserve(kept.capacity());
  for (const Input& input : plan->inputs) {
    const Tensor& given = args[input.place].toTensor();
    const Form& form = input.form;
    if (given.sizes() != c10::IntArrayRef(form.sizes) || given.device() != device) return false;
    auto address = reinterpret_cast<uintptr_t>(given.data_ptr());
    if (form.lies(given) && !(address & plan->mask)) {
      tensors.push_back(form.describe(given));
      continue;
    }
    if (input.updated) return false;
    Tensor copy = form.make(device);
    copy.copy_(given);
    tensors.push_back(form.describe(copy));
    kept.push_back(std::move(copy));
  }
  if (plan->updates && overlap(*plan, tensors)) return false;
  std::vector<Tensor> fresh(plan->outputs.size());
  for (size_t i = 0; i < plan->outputs.size(); ++i) {
    const Output& output = plan->outputs[i];
    if (output.updates >= 0) {
      tensors.push_back(tensors[output.updates]);
    } else {
      fresh[i] = output.form.make(device);
      tensors.push_back(output.form.describe(fresh[i]));
    }
  }
  for (const Form& form : plan->workspaces) {
    kept.push_back(form.make(device));
    tensors.push_back(form.describe(kept.back()));
  }
  if (!run(*plan, tensors, device)) return false;
  for (const Input& input : plan->inputs) {
    if (!input.updated) continue;
    const Tensor& tensor = args[input.place].toTensor();
    if (!tensor.is_inference()) tensor.unsafeGetTensorImpl()->bump_version();
  }
  for (int64_t place : plan->results) {
    if (place >= 0) {
      results.push_back(std::move(fresh[place]));
    } else {
      results.push_back(at::_ops::empty_strided::redispatch(
          c10::DispatchKeySet(device.is_cpu() ? c10::DispatchKey::CPU : c10::DispatchKey::CUDA),
          c10::SymIntArrayRef({c10::SymInt(0)}), c10::SymIntArrayRef({c10::SymInt(1)}),
          static_cast<c10::ScalarType>(-1 - place), c10::Layout::Strided, device, false));
    }
  }
  return true;
}

struct Gradients : torch::autograd::Node {
  Gradients(Operator& source, const IValue* args, size_t count, const std::vector<Tensor>& results)
      : op(source) {
    std::vector<bool> used(count);
    for (size_t i = 0; i < op.pieces.size(); i += 2)
      if (op.pieces[i] == ARGUMENT) used[op.pieces[i + 1]] = true;
    for (size_t i = 0; i < count; ++i) {
      bool tensor = args[i].isTensor();
      present.push_back(!args[i].isNone());
      saved.emplace_back(tensor && used[i] ? SavedVariable(args[i].toTensor(), false) : SavedVariable());
      plain.push_back(tensor ? IValue() : args[i]);
    }
    for (const Tensor& result : results) saved.emplace_back(result, false);
    for (int64_t place : op.wanted)
      dtypes.push_back(present[place] ? args[place].toTensor().scalar_type() : c10::ScalarType::Undefined);
  }
  variable_list apply(variable_list&& grads) override {
    variable_list found(op.wanted.size());
    if (!grads[0].defined()) return found;
    Stack stack;
    {
      std::lock_guard<std::mutex> lock(mutex_);
      size_t count = plain.size();
      for (size_t i = 0; i < op.pieces.size(); i += 2) {
        size_t index = op.pieces[i + 1];
        switch (op.pieces[i]) {
          case GRADIENT: stack.emplace_back(grads[0]); break;
          case RESULT: stack.emplace_back(saved[count + index].unpack(getptr())); break;
          case PRESENT: stack.emplace_back(static_cast<bool>(present[index])); break;
          default:
            if (plain[index].isNone() && present[index])
              stack.emplace_back(saved[index].unpack(getptr()));
            else
              stack.push_back(plain[index]);
        }
      }
    }
    op.backward->handle.callBoxed(stack);
    for (size_t i = 0; i < found.size(); ++i)
      if (dtypes[i] != c10::ScalarType::Undefined && task_should_compute_output(i))
        found[i] = stack[i].toTensor().to(dtypes[i]);
    return found;
  }
  void release_variables() override {
    std::lock_guard<std::mutex> lock(mutex_);
    for (SavedVariable& variable : saved) variable.reset_data();
  }
  std::string name() const override { return "TvmbnBackward"; }
  Operator& op;
  std::vector<SavedVariable> saved;  // one an argument, then one a result
  std::vector<bool> present;
  Stack plain;
  std::vector<c10::ScalarType> dtypes;
};

// How torch holds its nodes: by intrusive_ptr from 2.12 or so on, by shared_ptr before.
template <class N>
auto owned(N* node) {
  if constexpr (std::is_base_of_v<c10::intrusive_ptr_target, N>)
    return c10::intrusive_ptr<torch::autograd::Node>(c10::intrusive_ptr<N>::unsafe_steal_from_new(node));
  else
    return std::shared_ptr<torch::autograd::Node>(node, [](auto* held) { deleteNode(held); });
}

void answer(Stack* stack, size_t count, std::vector<Tensor>& results) {
  torch::jit::drop(*stack, count);
  for (Tensor& result : results) stack->emplace_back(std::move(result));
}

// Whether nothing but a kernel would follow: no fake tensor, mode, tracing or other tensor class.
bool direct(c10::DispatchKeySet keys) {
  auto key = (keys & c10::after_ADInplaceOrView_keyset).highestPriorityTypeId();
  return key == c10::DispatchKey::CPU || key == c10::DispatchKey::CUDA;
}

struct AutogradKernel : c10::OperatorKernel {
  explicit AutogradKernel(Operator& source) : op(source) {}
  void operator()(const c10::OperatorHandle& handle, c10::DispatchKeySet keys, Stack* stack) {
    if (!direct(keys) || !attempt(stack, handle.schema().arguments().size()))
      handle.callBoxedForDispatchKey(c10::DispatchKey::Autograd, *stack);
  }
  bool attempt(Stack* stack, size_t count) {
    const IValue* args = stack->data() + stack->size() - count;
    bool wanted = false, forward_mode = false;
    for (size_t i = 0; i < count; ++i) {
      if (!args[i].isTensor()) continue;
      const Tensor& tensor = args[i].toTensor();
      wanted = wanted || tensor.requires_grad();
      forward_mode = forward_mode || tensor._fw_grad(0).defined();
    }
    wanted = wanted && c10::GradMode::is_enabled();
    if (forward_mode || (wanted && !op.backward)) return false;
    std::vector<Tensor> results;
    if (!launch(wanted ? *op.forward : op, args, count, results)) return false;
    if (wanted) {
      auto node = owned(new Gradients(op, args, count, {results.begin() + 1, results.end()}));
      torch::autograd::edge_list edges;
      for (int64_t place : op.wanted)
        edges.push_back(args[place].isTensor() ? torch::autograd::impl::gradient_edge(args[place].toTensor())
                                               : torch::autograd::Edge());
      node->set_next_edges(std::move(edges));
      auto number = node->add_input_metadata(results[0]);
      torch::autograd::impl::set_gradient_edge(results[0], {std::move(node), number});
      results.resize(op.handle.schema().returns().size());
    }
    answer(stack, count, results);
    return true;
  }
  Operator& op;
};

struct BackendKernel : c10::OperatorKernel {
  explicit BackendKernel(Operator& source) : op(source) {}
  void operator()(const c10::OperatorHandle& handle, c10::DispatchKeySet, Stack* stack) {
    size_t count = handle.schema().arguments().size();
    std::vector<Tensor> results;
    if (launch(op, stack->data() + stack->size() - count, count, results)) {
      answer(stack, count, results);
      return;
    }
    at::NoGradGuard nothing;  // what is recorded was recorded above
    handle.callBoxedForDispatchKey(c10::DispatchKey::Autograd, *stack);
  }
  Operator& op;
};

Operator& find(const std::string& name) {
  auto& found = operators[name];
  if (!found)
    found = std::make_unique<Operator>(
        c10::Dispatcher::singleton().findSchemaOrThrow(("tvmbn::" + name).c_str(), ""));
  return *found;
}

struct Silent : c10::WarningHandler {
  void process(const c10::Warning&) override {}
};

}  // namespace

extern "C" {

// Describe an operator. `backward` is empty where Python alone records gradients.
void tvmbn_operator(const char* name, int64_t primary, const char* forward, const char* backward,
                    const int64_t* numbers) {
  Operator& op = find(name);
  Reader reader{numbers};
  op.primary = primary;
  op.pieces = reader.list();
  op.wanted = reader.list();
  if (*backward) {
    op.forward = &find(forward);
    op.backward = &find(backward);
  }
}

// Take over all operators described. Python's kernels stay where calls fall back on them.
void tvmbn_take_over() {
  Silent silent;  // CPU and CUDA had Python's kernels before, which is meant
  c10::WarningUtils::WarningHandlerGuard guard(&silent);
  auto library = std::make_unique<torch::Library>(torch::Library::IMPL, "tvmbn", std::nullopt, __FILE__,
                                                  __LINE__);
  for (auto& [name, op] : operators) {
    for (auto key : {c10::DispatchKey::AutogradCPU, c10::DispatchKey::AutogradCUDA})
      library->impl(name.c_str(), torch::dispatch(key, torch::CppFunction::makeFromBoxedFunctor(
                                                           std::make_unique<AutogradKernel>(*op))));
    for (auto key : {c10::DispatchKey::CPU, c10::DispatchKey::CUDA})
      library->impl(name.c_str(), torch::dispatch(key, torch::CppFunction::makeFromBoxedFunctor(
                                                           std::make_unique<BackendKernel>(*op))));
  }
  libraries.push_back(std::move(library));
}

void tvmbn_add(const char* name, const int64_t* key, int64_t size, void* function, const int64_t* plan) {
  Operator& op = find(name);
  auto made = std::make_shared<Plan>(function, Reader{plan});
  std::unique_lock<std::shared_mutex> lock(op.mutex);
  op.plans[Key(key, key + size)] = std::move(made);
}

int64_t tvmbn_count(const char* name) {
  Operator& op = find(name);
  std::shared_lock<std::shared_mutex> lock(op.mutex);
  return static_cast<int64_t>(op.plans.size());
}

void tvmbn_clear() {
  for (auto& [name, op] : operators) {
    std::unique_lock<std::shared_mutex> lock(op->mutex);
    op->plans.clear();
  }
}
}
