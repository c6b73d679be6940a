// SPDX-License-Identifier: Apache-2.0
// Load a tvmbn bundle and call it from C++17. Link with -ldl -pthread; nothing else is needed.
//
//   auto op = tvmbn::Operator::load("bn", "cuda");       // or "cpu", "cuda:1", "" for what fits
//   op({{x, "float16", {8, 64, 56, 56}}, ...}, {{y, "float16", {8, 64, 56, 56}}, ...}, stream);
//
// The bundle is one of `tvmbn package --layout standalone`, or any other with such a runtime/
// folder named. Tensors are dense, in the memory order that their argument states (channels last
// where `order` says so), and aligned to `alignment()` bytes. Everything is checked; errors are
// tvmbn::Error. Calls may come from any thread.
#pragma once

#include "operator.hpp"
