// SPDX-License-Identifier: Apache-2.0
// What a kernel finds on a GPU, made of CPU threads: one thread for each of the grid's, barriers of
// warps, blocks and the grid, shared memory that starts as NaN, copies that arrive as late as they
// may. Compiled with ThreadSanitizer, it also reports what two threads do to one address unordered.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <pthread.h>
#include <sched.h>
#include <thread>
#include <vector>

#define CUDART_INF_F INFINITY
using std::max;
using std::min;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
struct alignas(8) uint2 { unsigned x, y; };
struct alignas(16) uint4 { unsigned x, y, z, w; };
struct alignas(8) float2 { float x, y; };
struct alignas(16) float4 { float x, y, z, w; };
struct alignas(16) ulonglong4 { uint64_t x, y, z, w; };

struct nv_bfloat16 {
  uint16_t bits;
  nv_bfloat16() = default;
  nv_bfloat16(float value) {
    uint32_t u;
    memcpy(&u, &value, 4);
    // to nearest, ties to even; NaN stays NaN
    bits = value != value ? 0x7fff : (u + 0x7fff + ((u >> 16) & 1)) >> 16;
  }
  operator float() const {
    uint32_t u = uint32_t(bits) << 16;
    float value;
    memcpy(&value, &u, 4);
    return value;
  }
};
struct half {
  _Float16 value;
  half() = default;
  half(float from) : value((_Float16)from) {}
  operator float() const { return (float)value; }
};
struct alignas(8) half4 { half x, y, z, w; };
struct alignas(8) nv_bfloat164 { nv_bfloat16 x, y, z, w; };
static half __float2half_rn(float value) { return half(value); }
static nv_bfloat16 __float2bfloat16_rn(float value) { return nv_bfloat16(value); }

namespace device {

struct Barrier {
  pthread_barrier_t it;
  explicit Barrier(unsigned count) { pthread_barrier_init(&it, nullptr, count); }
  void wait() { pthread_barrier_wait(&it); }
};

struct Words { uint32_t of[6]; };

struct Block {
  Barrier all;
  std::vector<std::unique_ptr<Barrier>> warps;
  std::vector<double> lanes;
  std::vector<Words> words;
  std::mutex guard;
  std::map<int, std::pair<char*, size_t>> shared;
  char* dynamic = nullptr;
  explicit Block(int threads) : all(threads), lanes(threads), words(threads) {
    for (int t = 0; t < threads; t += 32) warps.emplace_back(new Barrier(32));
  }
  // A kernel's n-th declaration of shared memory.
  char* declared(int number, size_t bytes) {
    std::lock_guard<std::mutex> lock(guard);
    auto& array = shared[number];
    if (!array.first) {
      array = {(char*)aligned_alloc(64, (bytes + 63) / 64 * 64), bytes};
      memset(array.first, 0xff, bytes);
    }
    return array.first;
  }
};

struct Copy { void* to; const void* from; int bytes; bool there; };
struct Index { int x, y, z; };
static bool late = false;
static Barrier* grid = nullptr;
static std::vector<std::unique_ptr<Block>> blocks;
static std::vector<std::unique_ptr<Barrier>> cluster_barriers;
static int cluster = 1;
static thread_local Index thread{}, block{};
static thread_local std::deque<std::vector<Copy>> groups;
static thread_local std::vector<Copy> open_group;
// Copies that arrived and that the tensor cores of a warpgroup do not see yet.
static bool proxied = false;
static thread_local std::vector<Copy> hidden;

static Block& mine() { return *blocks[block.x]; }
static void finish(const Copy& each) {
  if (each.there) memcpy(each.to, each.from, each.bytes);
  else memset(each.to, 0, each.bytes);
}
static void copy(void* to, const void* from, int bytes, bool there = true) {
  if ((uintptr_t)to % bytes || (there && (uintptr_t)from % bytes)) abort();
  Copy one{to, from, bytes, there};
  if (late) open_group.push_back(one);
  else finish(one);
}
static void commit() {
  groups.push_back(open_group);
  open_group.clear();
}
static void wait(size_t left) {
  for (; groups.size() > left; groups.pop_front())
    for (auto& each : groups.front()) {
      if (proxied) hidden.push_back(each);
      else finish(each);
    }
}
static void show_copies() {
  for (auto& each : hidden) finish(each);
  hidden.clear();
}
template <class T> static T shuffle(T value, int lane) {
  Block& here = mine();
  int warp = thread.x / 32;
  memcpy(&here.lanes[thread.x], &value, sizeof value);
  here.warps[warp]->wait();
  T found;
  memcpy(&found, &here.lanes[warp * 32 + lane], sizeof found);
  here.warps[warp]->wait();
  return found;
}
static void grid_sync() {
  mine().all.wait();
  if (thread.x == 0) grid->wait();
  mine().all.wait();
}
static int rank() { return block.x % cluster; }
static thread_local bool arrived = false;
static void cluster_arrive() {
  if (arrived) abort();  // hardware knows one phase at a time
  arrived = true;
}
static void cluster_wait() {
  arrived = false;
  cluster_barriers[block.x / cluster]->wait();
}
// The same place in the shared memory of the cluster's block `rank`.
static float* peer(float* here, int rank) {
  Block& own = mine();
  for (auto& [number, array] : own.shared) {
    if ((char*)here < array.first || (char*)here >= array.first + array.second) continue;
    Block& other = *blocks[block.x / cluster * cluster + rank];
    std::lock_guard<std::mutex> lock(other.guard);
    auto found = other.shared.find(number);
    if (found == other.shared.end()) abort();  // that block does not run yet
    return (float*)(found->second.first + ((char*)here - array.first));
  }
  abort();
}
// A place in the dynamic shared memory of the cluster's block `rank`.
static const float* peer_dynamic(const void* here, int rank) {
  Block& other = *blocks[block.x / cluster * cluster + rank];
  return (const float*)(other.dynamic + ((const char*)here - mine().dynamic));
}
// Each lane hands `count` words to its warp, and sees those of all lanes until `done`.
static const Words* hand(const void* words, int count) {
  Block& here = mine();
  memcpy(here.words[thread.x].of, words, 4 * count);
  here.warps[thread.x / 32]->wait();
  return &here.words[thread.x / 32 * 32];
}
static void done() { mine().warps[thread.x / 32]->wait(); }
// ldmatrix.x4: lane i names row i % 8 of matrix i / 8, and gets two neighbours of row i / 4 of each.
static void load_matrices(unsigned* to, const void* from) {
  if ((uintptr_t)from % 16) abort();
  int lane = thread.x % 32;
  const Words* all = hand(&from, 2);
  const char* rows[4];
  for (int matrix = 0; matrix < 4; ++matrix) memcpy(&rows[matrix], all[matrix * 8 + lane / 4].of, 8);
  done();
  for (int matrix = 0; matrix < 4; ++matrix) memcpy(&to[matrix], rows[matrix] + lane % 4 * 4, 4);
}
// ldmatrix.x4.trans: the same of transposed matrices: two neighbours of column i / 4 of each.
static void load_turned(unsigned* to, const void* from) {
  if ((uintptr_t)from % 16) abort();
  int lane = thread.x % 32;
  const Words* all = hand(&from, 2);
  const char* rows[8];
  for (int i = 0; i < 8; ++i) memcpy(&rows[i], all[i / 2 * 8 + lane % 4 * 2 + i % 2].of, 8);
  done();
  for (int i = 0; i < 8; ++i) memcpy((char*)&to[i / 2] + i % 2 * 2, rows[i] + lane / 4 * 2, 2);
}
// cvt.rna.tf32: to 10 bits of mantissa, halves away from zero.
static void round_to_tf32(unsigned* value) {
  bool finite = (*value & 0x7f800000) != 0x7f800000;
  if (finite) *value = (*value + 0x1000) & ~0x1fffu;
  else if (*value & 0x7fffff) *value = 0x7fffffff;
}
// The tensor cores do not see the last 13 bits of a float.
static float seen(float value) {
  uint32_t u;
  memcpy(&u, &value, 4);
  u &= ~0x1fffu;
  memcpy(&value, &u, 4);
  return value;
}
static float seen(half value) { return value; }
static float seen(nv_bfloat16 value) { return value; }
// mma.m16n8k16: word 2h + v of a has columns 8h + 2t, 8h + 2t + 1 of row 8v + g, where g = lane / 4
// and t = lane % 4; word h of b those rows of column g; c has columns 2t, 2t + 1 of rows g, g + 8.
// mma.m16n8k8, of values of a word each: columns 4h + t, and rows as many.
template <class T> static void product(float* c, const unsigned* a, const unsigned* b) {
  const int each = 4 / sizeof(T);
  unsigned mine[6] = {a[0], a[1], a[2], a[3], b[0], b[1]};
  const Words* all = hand(mine, 6);
  auto value = [&](int lane, int word, int half) {
    T found;
    memcpy(&found, (const char*)&all[lane].of[word] + sizeof(T) * half, sizeof(T));
    return seen(found);
  };
  int g = thread.x % 32 / 4, t = thread.x % 4;
  for (int i = 0; i < 4; ++i) {
    int row = g + i / 2 * 8, column = 2 * t + i % 2;
    double sum = c[i];
    for (int k = 0; k < 8 * each; ++k) {
      int from = k / each % 4, h = k / (4 * each);
      sum += (double)value(row % 8 * 4 + from, h * 2 + row / 8, k % each) *
             value(column * 4 + from, 4 + h, k % each);
    }
    c[i] = (float)sum;
  }
  done();
}
// The tensor cores of a warpgroup. Operands lie in shared memory and are read when the products are
// waited for, or at once; sums appear then too. What a thread copied is seen after its fence.
struct Product {
  float* sums;
  uint64_t rows, columns;
  int width;
  float (*value)(const char*);
};
static thread_local std::deque<std::vector<Product>> products;
static thread_local std::vector<Product> open_products;
static thread_local bool ordered = false;
// Shared memory as instructions count it: what CUDA keeps comes first, and then what the kernel
// declares, which is aligned to no more than 64 bytes here.
static const unsigned window = 1024 + 64;
static unsigned shared_address(const void* at) {
  return (unsigned)((const char*)at - mine().dynamic) + window;
}
// Element `along` of row `row` of an operand: rows of 128 bytes, eight of them a stride apart, and
// bits 4 to 6 of the address, counted from the base of the pattern, turned by bits 7 to 9.
static const char* element(uint64_t descriptor, int row, int along) {
  unsigned begin = (descriptor & 0x3fff) << 4, stride = (descriptor >> 32 & 0x3fff) << 4;
  // Another swizzle. Rows may begin anywhere in the pattern: pieces are permuted by their address.
  if (descriptor >> 62 != 1 || (descriptor >> 49 & 7)) abort();
  unsigned address = begin + row / 8 * stride + row % 8 * 128 + along * 2;
  return mine().dynamic + ((address ^ (address >> 7 & 7) << 4) - window);
}
// wgmma.m64nNk16: warp w has rows 16w + g and 16w + g + 8, of eight columns 2t and 2t + 1.
static void finish(const Product& each) {
  int g = thread.x % 32 / 4, t = thread.x % 4, warp = thread.x / 32 % 4;
  for (int i = 0; i < each.width / 2; ++i) {
    int row = warp * 16 + g + i / 2 % 2 * 8, column = i / 4 * 8 + 2 * t + i % 2;
    double sum = each.sums[i];
    for (int k = 0; k < 16; ++k)
      sum += (double)each.value(element(each.rows, row, k)) *
             each.value(element(each.columns, column, k));
    each.sums[i] = (float)sum;
  }
}
template <class T> static float read(const char* from) {
  T found;
  memcpy(&found, from, 2);
  return (float)found;
}
static void products_begin() { ordered = true; }
template <class T> static void group_product(float* c, uint64_t a, uint64_t b, int width) {
  // Without a fence since sums were touched nobody knows what is added to.
  if (!ordered) abort();
  Product one{c, a, b, width, read<T>};
  if (late) open_products.push_back(one);
  else finish(one);
}
static void products_commit() {
  products.push_back(open_products);
  open_products.clear();
}
static void products_wait(size_t left) {
  for (; products.size() > left; products.pop_front())
    for (auto& each : products.front()) finish(each);
  ordered = false;
}
static void* load(const char* name, size_t bytes) {
  void* place = aligned_alloc(64, (bytes + 127) / 64 * 64);
  FILE* file = fopen(name, "rb");
  if (!file || fread(place, 1, bytes, file) != bytes) abort();
  fclose(file);
  return place;
}
static void save(const char* name, const void* place, size_t bytes) {
  FILE* file = fopen(name, "wb");
  if (!file || fwrite(place, 1, bytes, file) != bytes) abort();
  fclose(file);
}
template <class F> static void launch(int count, int threads, int of_a_cluster, size_t dynamic, F kernel) {
  blocks.clear();
  cluster_barriers.clear();
  Barrier everyone(count);
  grid = &everyone;
  cluster = of_a_cluster;
  for (int b = 0; b < count; ++b) {
    blocks.emplace_back(new Block(threads));
    blocks.back()->dynamic = (char*)aligned_alloc(64, dynamic / 64 * 64 + 64);
    memset(blocks.back()->dynamic, 0xff, dynamic);
    if (b % cluster == 0) cluster_barriers.emplace_back(new Barrier(threads * cluster));
  }
  std::vector<std::thread> all;
  for (int b = 0; b < count; ++b)
    for (int t = 0; t < threads; ++t)
      all.emplace_back([=] {
        block = {b, 0, 0};
        thread = {t, 0, 0};
        kernel();
        // Copies that nobody waited for arrive in the end: their places must still be valid.
        commit();
        wait(0);
        // What was started must be over, and what was waited for must have been shown.
        if (products.size() || open_products.size() || hidden.size()) abort();
      });
  for (auto& each : all) each.join();
}

}  // namespace device

static unsigned __cvta_generic_to_shared(const void* at) { return device::shared_address(at); }
#define threadIdx device::thread
#define blockIdx device::block
template <class T> static T __shfl_xor_sync(unsigned, T value, int mask, int = 32) {
  return device::shuffle(value, (threadIdx.x % 32) ^ mask);
}
template <class T> static T __shfl_sync(unsigned, T value, int lane, int = 32) {
  return device::shuffle(value, lane);
}
static float rsqrtf(float value) { return 1.0f / sqrtf(value); }
static void __syncthreads() { device::mine().all.wait(); }
static void __syncwarp() { device::mine().warps[threadIdx.x / 32]->wait(); }
