extern "C" __global__ void __launch_bounds__(512, 1) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ partials_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr, int cse_v1, int cse_v20);
extern "C" __global__ void __launch_bounds__(512, 1) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ partials_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr, int cse_v1, int cse_v20) {
  __shared__ alignas(64) float _ptr[32];
  __shared__ alignas(64) float _ptr_1[2112];
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = cse_v1;
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = cse_v20;
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = (((int)blockIdx.x) / _ptr_3[0]);
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (((int)blockIdx.x) % _ptr_3[0]);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = ((784 / _ptr_3[0]) * 32);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = ((784 % _ptr_3[0]) * 32);
  alignas(64) int _ptr_8[1];
  int cse_v2 = (((int)threadIdx.x) % 16);
  _ptr_8[0] = (((int)threadIdx.x) % 16);
  alignas(64) int _ptr_9[1];
  _ptr_9[0] = (((int)threadIdx.x) / 16);
  alignas(64) int _ptr_10[1];
  _ptr_10[0] = (_ptr_3[0] * 32);
  alignas(64) int _ptr_11[1];
  _ptr_11[0] = (_ptr_5[0] * 32);
  alignas(64) int _ptr_12[1];
  _ptr_12[0] = (_ptr_11[0] + _ptr_9[0]);
  alignas(64) int _ptr_13[1];
  _ptr_13[0] = (((_ptr_10[0] * 2) + 25087) / (_ptr_10[0] * 2));
  alignas(64) int _ptr_14[1];
  _ptr_14[0] = ((_ptr_2[0] - _ptr_4[0]) / _ptr_2[0]);
  extern __shared__ __align__(64) float _ptr_15[];
  alignas(64) int _ptr_16[1];
  _ptr_16[0] = ((_ptr_4[0] * 64) + (_ptr_8[0] * 4));
  int v = _ptr_12[0];
  int cse_v3 = (((int)threadIdx.x) * 4);
  if (v < 25088) {
    tvmbn_copy_async_16((&(_ptr_15[(((int)threadIdx.x) * 4)])), (&(x_ptr[((v * 64) + _ptr_16[0])])));
  }
  int v_1 = (_ptr_12[0] + _ptr_10[0]);
  int cse_v14 = ((((int)threadIdx.x) * 4) + 2048);
  if (v_1 < 25088) {
    tvmbn_copy_async_16((&(_ptr_15[((((int)threadIdx.x) * 4) + 2048)])), (&(x_ptr[((v_1 * 64) + _ptr_16[0])])));
  }
  tvmbn_copy_commit();
  int v_2 = ((_ptr_10[0] * 2) + _ptr_12[0]);
  if (v_2 < 25088) {
    tvmbn_copy_async_16((&(_ptr_15[((((int)threadIdx.x) * 4) + 4096)])), (&(x_ptr[((v_2 * 64) + _ptr_16[0])])));
  }
  int v_3 = ((_ptr_10[0] * 3) + _ptr_12[0]);
  if (v_3 < 25088) {
    tvmbn_copy_async_16((&(_ptr_15[((((int)threadIdx.x) * 4) + 6144)])), (&(x_ptr[((v_3 * 64) + _ptr_16[0])])));
  }
  tvmbn_copy_commit();
  int v_4 = ((_ptr_10[0] * 4) + _ptr_12[0]);
  if (v_4 < 25088) {
    tvmbn_copy_async_16((&(_ptr_15[((((int)threadIdx.x) * 4) + 8192)])), (&(x_ptr[((v_4 * 64) + _ptr_16[0])])));
  }
  int v_5 = ((_ptr_10[0] * 5) + _ptr_12[0]);
  if (v_5 < 25088) {
    tvmbn_copy_async_16((&(_ptr_15[((((int)threadIdx.x) * 4) + 10240)])), (&(x_ptr[((v_5 * 64) + _ptr_16[0])])));
  }
  tvmbn_copy_commit();
  int v_6 = ((int)threadIdx.x);
  if ((((int)blockIdx.x) == 0) && (((int)threadIdx.x) < 2)) {
    counters_ptr[((int)threadIdx.x)] = (int64_t)0;
  }
  for (int v_7 = 0; v_7 < _ptr_14[0]; ++v_7) {
    alignas(64) int _ptr_17[1];
    _ptr_17[0] = (_ptr_4[0] + (v_7 * _ptr_2[0]));
    alignas(64) int _ptr_18[1];
    _ptr_18[0] = ((_ptr_17[0] * 64) + (_ptr_8[0] * 4));
    if (0 < v_7) {
      tvmbn_copy_wait_0();
    }
    alignas(64) float _ptr_19[4];
    alignas(64) float _ptr_20[4];
    _ptr_19[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_19[1] = 0x0p+0f/*0.000000e+00*/;
    _ptr_19[2] = 0x0p+0f/*0.000000e+00*/;
    _ptr_19[3] = 0x0p+0f/*0.000000e+00*/;
    _ptr_20[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_20[1] = 0x0p+0f/*0.000000e+00*/;
    _ptr_20[2] = 0x0p+0f/*0.000000e+00*/;
    _ptr_20[3] = 0x0p+0f/*0.000000e+00*/;
    alignas(64) float _ptr_21[16];
    int v_8 = (((_ptr_13[0] / 4) * _ptr_10[0]) * 2);
    tvmbn_move__16((&(_ptr_21[0])), (&(x_ptr[((min(_ptr_11[0], 25087) * 64) + _ptr_18[0])])));
    tvmbn_move__16((&(_ptr_21[4])), (&(x_ptr[((min((_ptr_11[0] + v_8), 25087) * 64) + _ptr_18[0])])));
    tvmbn_move__16((&(_ptr_21[8])), (&(x_ptr[((min(((v_8 * 2) + _ptr_11[0]), 25087) * 64) + _ptr_18[0])])));
    tvmbn_move__16((&(_ptr_21[12])), (&(x_ptr[((min(((v_8 * 3) + _ptr_11[0]), 25087) * 64) + _ptr_18[0])])));
    alignas(64) float _ptr_22[4];
    _ptr_22[0] = ((fabsf(((((_ptr_21[0] + _ptr_21[4]) + _ptr_21[8]) + _ptr_21[12]) * 0x1p-2f/*2.500000e-01*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((((_ptr_21[0] + _ptr_21[4]) + _ptr_21[8]) + _ptr_21[12]) * 0x1p-2f/*2.500000e-01*/) : 0x0p+0f/*0.000000e+00*/);
    _ptr_22[1] = ((fabsf(((((_ptr_21[1] + _ptr_21[5]) + _ptr_21[9]) + _ptr_21[13]) * 0x1p-2f/*2.500000e-01*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((((_ptr_21[1] + _ptr_21[5]) + _ptr_21[9]) + _ptr_21[13]) * 0x1p-2f/*2.500000e-01*/) : 0x0p+0f/*0.000000e+00*/);
    _ptr_22[2] = ((fabsf(((((_ptr_21[2] + _ptr_21[6]) + _ptr_21[10]) + _ptr_21[14]) * 0x1p-2f/*2.500000e-01*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((((_ptr_21[2] + _ptr_21[6]) + _ptr_21[10]) + _ptr_21[14]) * 0x1p-2f/*2.500000e-01*/) : 0x0p+0f/*0.000000e+00*/);
    _ptr_22[3] = ((fabsf(((((_ptr_21[3] + _ptr_21[7]) + _ptr_21[11]) + _ptr_21[15]) * 0x1p-2f/*2.500000e-01*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((((_ptr_21[3] + _ptr_21[7]) + _ptr_21[11]) + _ptr_21[15]) * 0x1p-2f/*2.500000e-01*/) : 0x0p+0f/*0.000000e+00*/);
    alignas(64) int _ptr_23[1];
    _ptr_23[0] = 0;
    for (int v_9 = 0; v_9 < _ptr_13[0]; ++v_9) {
      tvmbn_copy_wait_2();
      alignas(64) float _ptr_24[8];
      *(float4*)(_ptr_24 + 0) = *(float4*)(_ptr_15 + ((_ptr_23[0] * 4096) + (((int)threadIdx.x) * 4)));
      *(float4*)(_ptr_24 + 4) = *(float4*)(_ptr_15 + (((_ptr_23[0] * 4096) + (((int)threadIdx.x) * 4)) + 2048));
      int cse_v4 = (v_9 + 3);
      int v_10 = (v_9 + 3);
      int cse_v5 = (v_9 + 6);
      int cse_v6 = (v_9 * 2);
      int cse_v15 = ((v_9 * 2) + 7);
      if ((v_9 + 6) < _ptr_13[0]) {
        int v_11 = ((((v_9 + 3) * _ptr_10[0]) * 2) + _ptr_12[0]);
        if (v_11 < 25088) {
          tvmbn_copy_async_16((&(_ptr_15[((_ptr_23[0] * 4096) + (((int)threadIdx.x) * 4))])), (&(x_ptr[((v_11 * 64) + _ptr_18[0])])));
        }
        int v_12 = (_ptr_12[0] + (((v_9 * 2) + 7) * _ptr_10[0]));
        if (v_12 < 25088) {
          tvmbn_copy_async_16((&(_ptr_15[(((_ptr_23[0] * 4096) + (((int)threadIdx.x) * 4)) + 2048)])), (&(x_ptr[((v_12 * 64) + _ptr_18[0])])));
        }
      }
      if ((_ptr_13[0] <= (v_9 + 6)) && ((v_9 + 3) < _ptr_13[0])) {
        int v_13 = ((((v_9 + 3) * _ptr_10[0]) * 2) + _ptr_12[0]);
        if (v_13 < 25088) {
          tvmbn_copy_once_16((&(_ptr_15[((_ptr_23[0] * 4096) + (((int)threadIdx.x) * 4))])), (&(x_ptr[((v_13 * 64) + _ptr_18[0])])));
        }
        int v_14 = (_ptr_12[0] + (((v_9 * 2) + 7) * _ptr_10[0]));
        if (v_14 < 25088) {
          tvmbn_copy_once_16((&(_ptr_15[(((_ptr_23[0] * 4096) + (((int)threadIdx.x) * 4)) + 2048)])), (&(x_ptr[((v_14 * 64) + _ptr_18[0])])));
        }
      }
      tvmbn_copy_commit();
      int v_15 = (((v_9 * _ptr_10[0]) * 2) + _ptr_12[0]);
      if (v_15 < 25088) {
        float v_16 = (_ptr_24[0] - _ptr_22[0]);
        _ptr_19[0] = (_ptr_19[0] + v_16);
        _ptr_20[0] = (_ptr_20[0] + (v_16 * v_16));
        float v_17 = (_ptr_24[1] - _ptr_22[1]);
        _ptr_19[1] = (_ptr_19[1] + v_17);
        _ptr_20[1] = (_ptr_20[1] + (v_17 * v_17));
        float v_18 = (_ptr_24[2] - _ptr_22[2]);
        _ptr_19[2] = (_ptr_19[2] + v_18);
        _ptr_20[2] = (_ptr_20[2] + (v_18 * v_18));
        float v_19 = (_ptr_24[3] - _ptr_22[3]);
        _ptr_19[3] = (_ptr_19[3] + v_19);
        _ptr_20[3] = (_ptr_20[3] + (v_19 * v_19));
      }
      int v_20 = (_ptr_12[0] + (((v_9 * 2) + 1) * _ptr_10[0]));
      if (v_20 < 25088) {
        float v_21 = (_ptr_24[4] - _ptr_22[0]);
        _ptr_19[0] = (_ptr_19[0] + v_21);
        _ptr_20[0] = (_ptr_20[0] + (v_21 * v_21));
        float v_22 = (_ptr_24[5] - _ptr_22[1]);
        _ptr_19[1] = (_ptr_19[1] + v_22);
        _ptr_20[1] = (_ptr_20[1] + (v_22 * v_22));
        float v_23 = (_ptr_24[6] - _ptr_22[2]);
        _ptr_19[2] = (_ptr_19[2] + v_23);
        _ptr_20[2] = (_ptr_20[2] + (v_23 * v_23));
        float v_24 = (_ptr_24[7] - _ptr_22[3]);
        _ptr_19[3] = (_ptr_19[3] + v_24);
        _ptr_20[3] = (_ptr_20[3] + (v_24 * v_24));
      }
      int condval;
      if (_ptr_23[0] == 2) {
        condval = 0;
      } else {
        condval = (_ptr_23[0] + 1);
      }
      _ptr_23[0] = condval;
    }
    tvmbn_copy_wait_0();
    _ptr_19[0] = (_ptr_19[0] + __shfl_xor_sync((uint)4294967295, _ptr_19[0], 16, 32));
    _ptr_19[1] = (_ptr_19[1] + __shfl_xor_sync((uint)4294967295, _ptr_19[1], 16, 32));
    _ptr_19[2] = (_ptr_19[2] + __shfl_xor_sync((uint)4294967295, _ptr_19[2], 16, 32));
    _ptr_19[3] = (_ptr_19[3] + __shfl_xor_sync((uint)4294967295, _ptr_19[3], 16, 32));
    _ptr_20[0] = (_ptr_20[0] + __shfl_xor_sync((uint)4294967295, _ptr_20[0], 16, 32));
    _ptr_20[1] = (_ptr_20[1] + __shfl_xor_sync((uint)4294967295, _ptr_20[1], 16, 32));
    _ptr_20[2] = (_ptr_20[2] + __shfl_xor_sync((uint)4294967295, _ptr_20[2], 16, 32));
    _ptr_20[3] = (_ptr_20[3] + __shfl_xor_sync((uint)4294967295, _ptr_20[3], 16, 32));
    int cse_v16 = ((((int)threadIdx.x) % 16) * 4);
    int v_25 = ((((int)threadIdx.x) % 16) * 4);
    int cse_v7 = (((int)threadIdx.x) % 32);
    int cse_v8 = (((int)threadIdx.x) / 32);
    if ((((int)threadIdx.x) % 32) < 16) {
      int cse_v21 = (((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4));
      _ptr_1[(((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4))] = _ptr_19[0];
      _ptr_1[((((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4)) + 1)] = _ptr_19[1];
      _ptr_1[((((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4)) + 2)] = _ptr_19[2];
      _ptr_1[((((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4)) + 3)] = _ptr_19[3];
      _ptr_1[((((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4)) + 1024)] = _ptr_20[0];
      _ptr_1[((((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4)) + 1025)] = _ptr_20[1];
      _ptr_1[((((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4)) + 1026)] = _ptr_20[2];
      _ptr_1[((((((int)threadIdx.x) / 32) * 64) + ((((int)threadIdx.x) % 16) * 4)) + 1027)] = _ptr_20[3];
    }
    if (((int)threadIdx.x) < 16) {
      _ptr_1[((((int)threadIdx.x) * 4) + 2048)] = _ptr_22[0];
      _ptr_1[((((int)threadIdx.x) * 4) + 2049)] = _ptr_22[1];
      _ptr_1[((((int)threadIdx.x) * 4) + 2050)] = _ptr_22[2];
      _ptr_1[((((int)threadIdx.x) * 4) + 2051)] = _ptr_22[3];
    }
    tvm_builtin_cuda_cta_sync();
    int v_26 = ((int)threadIdx.x);
    if ((((int)threadIdx.x) < 64) && (((_ptr_17[0] * 64) + ((int)threadIdx.x)) < 64)) {
      alignas(64) float _ptr_25[1];
      _ptr_25[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[((int)threadIdx.x)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 64)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 128)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 192)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 256)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 320)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 384)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 448)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 512)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 576)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 640)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 704)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 768)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 832)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 896)]);
      _ptr_25[0] = (_ptr_25[0] + _ptr_1[(((int)threadIdx.x) + 960)]);
      float v_27 = _ptr_25[0];
      alignas(64) float _ptr_26[1];
      _ptr_26[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1024)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1088)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1152)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1216)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1280)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1344)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1408)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1472)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1536)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1600)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1664)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1728)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1792)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1856)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1920)]);
      _ptr_26[0] = (_ptr_26[0] + _ptr_1[(((int)threadIdx.x) + 1984)]);
      float v_28 = _ptr_26[0];
      float v_29 = (v_27 / ((float)(max(min((_ptr_7[0] - (_ptr_5[0] * 32)), 32), 0) + _ptr_6[0])));
      int cse_v9 = (((int)threadIdx.x) * 384);
      partials_ptr[(((_ptr_17[0] * 24576) + (((int)threadIdx.x) * 384)) + (_ptr_5[0] * 2))] = (_ptr_1[(((int)threadIdx.x) + 2048)] + v_29);
      partials_ptr[((((_ptr_17[0] * 24576) + (((int)threadIdx.x) * 384)) + (_ptr_5[0] * 2)) + 1)] = (v_28 - (v_27 * v_29));
    }
    tvm_builtin_cuda_cta_sync();
    int v_30 = min(_ptr_3[0], 64);
    if (v_7 == 0) {
      tvm_builtin_cuda_grid_sync();
    }
    if (0 < v_7) {
      if (((int)threadIdx.x) == 0) {
        tvmbn_arrive((&(counters_ptr[(_ptr_17[0] * 2)])));
        if (_ptr_5[0] < v_30) {
          tvmbn_await((&(counters_ptr[(_ptr_17[0] * 2)])), _ptr_3[0]);
        }
      }
      tvm_builtin_cuda_cta_sync();
    }
    if (_ptr_5[0] < v_30) {
      alignas(64) int _ptr_27[1];
      int cse_v10 = (((int)threadIdx.x) / 64);
      _ptr_27[0] = (((((int)threadIdx.x) / 64) * _ptr_3[0]) + _ptr_5[0]);
      alignas(64) int _ptr_28[1];
      _ptr_28[0] = (((int)threadIdx.x) % 64);
      for (int v_31 = 0; v_31 < (((_ptr_3[0] * 8) + 63) / (_ptr_3[0] * 8)); ++v_31) {
        alignas(64) int _ptr_29[1];
        _ptr_29[0] = (((v_31 * _ptr_3[0]) * 8) + _ptr_27[0]);
        alignas(64) int _ptr_30[1];
        _ptr_30[0] = ((_ptr_17[0] * 64) + _ptr_29[0]);
        alignas(64) float _ptr_31[1];
        if ((_ptr_29[0] < 64) && (_ptr_30[0] < 64)) {
          _ptr_31[0] = running_mean_ptr[_ptr_30[0]];
        }
        alignas(64) float _ptr_32[1];
        if ((_ptr_29[0] < 64) && (_ptr_30[0] < 64)) {
          _ptr_32[0] = running_var_ptr[_ptr_30[0]];
        }
        alignas(64) float _ptr_33[6];
        if (((_ptr_29[0] < 64) && (_ptr_30[0] < 64)) && (_ptr_28[0] < _ptr_3[0])) {
          tvmbn_move__8((&(_ptr_33[0])), (&(partials_ptr[(((_ptr_17[0] * 24576) + (_ptr_29[0] * 384)) + (_ptr_28[0] * 2))])));
        }
        if (((_ptr_29[0] < 64) && (_ptr_30[0] < 64)) && ((_ptr_28[0] + 64) < _ptr_3[0])) {
          tvmbn_move__8((&(_ptr_33[2])), (&(partials_ptr[((((_ptr_17[0] * 24576) + (_ptr_29[0] * 384)) + (_ptr_28[0] * 2)) + 128)])));
        }
        if (((_ptr_29[0] < 64) && (_ptr_30[0] < 64)) && ((_ptr_28[0] + 128) < _ptr_3[0])) {
          tvmbn_move__8((&(_ptr_33[4])), (&(partials_ptr[((((_ptr_17[0] * 24576) + (_ptr_29[0] * 384)) + (_ptr_28[0] * 2)) + 256)])));
        }
        alignas(64) float _ptr_34[1];
        _ptr_34[0] = 0x0p+0f/*0.000000e+00*/;
        if (_ptr_28[0] < _ptr_3[0]) {
          _ptr_34[0] = (_ptr_34[0] + (((float)(max(min((_ptr_7[0] - (_ptr_28[0] * 32)), 32), 0) + _ptr_6[0])) * _ptr_33[0]));
        }
        if ((_ptr_28[0] + 64) < _ptr_3[0]) {
          _ptr_34[0] = (_ptr_34[0] + (((float)(max(min(((_ptr_7[0] - (_ptr_28[0] * 32)) - 2048), 32), 0) + _ptr_6[0])) * _ptr_33[2]));
        }
        if ((_ptr_28[0] + 128) < _ptr_3[0]) {
          _ptr_34[0] = (_ptr_34[0] + (((float)(max(min(((_ptr_7[0] - (_ptr_28[0] * 32)) - 4096), 32), 0) + _ptr_6[0])) * _ptr_33[4]));
        }
        float v_32 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_34[0]);
        int v_33 = (((int)threadIdx.x) / 32);
        int cse_v17 = ((((int)threadIdx.x) / 64) * 2);
        int v_34 = ((((int)threadIdx.x) / 64) * 2);
        tvm_builtin_cuda_cta_sync();
        if ((((int)threadIdx.x) % 32) == 0) {
          _ptr[(((int)threadIdx.x) / 32)] = v_32;
        }
        tvm_builtin_cuda_cta_sync();
        int cse_v22 = (((((int)threadIdx.x) / 64) * 2) + 1);
        float v_35 = (_ptr[((((int)threadIdx.x) / 64) * 2)] + _ptr[(((((int)threadIdx.x) / 64) * 2) + 1)]);
        float cse_v11 = (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
        float v_36 = (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
        alignas(64) float _ptr_35[1];
        alignas(64) float _ptr_36[1];
        _ptr_35[0] = 0x0p+0f/*0.000000e+00*/;
        _ptr_36[0] = 0x0p+0f/*0.000000e+00*/;
        if (_ptr_28[0] < _ptr_3[0]) {
          float v_37 = (_ptr_33[0] - (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
          float v_38 = (((float)(max(min((_ptr_7[0] - (_ptr_28[0] * 32)), 32), 0) + _ptr_6[0])) * v_37);
          _ptr_35[0] = (_ptr_35[0] + v_38);
          _ptr_36[0] = (_ptr_36[0] + (_ptr_33[1] + (v_38 * v_37)));
        }
        if ((_ptr_28[0] + 64) < _ptr_3[0]) {
          float v_39 = (_ptr_33[2] - (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
          float v_40 = (((float)(max(min(((_ptr_7[0] - (_ptr_28[0] * 32)) - 2048), 32), 0) + _ptr_6[0])) * v_39);
          _ptr_35[0] = (_ptr_35[0] + v_40);
          _ptr_36[0] = (_ptr_36[0] + (_ptr_33[3] + (v_40 * v_39)));
        }
        if ((_ptr_28[0] + 128) < _ptr_3[0]) {
          float v_41 = (_ptr_33[4] - (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
          float v_42 = (((float)(max(min(((_ptr_7[0] - (_ptr_28[0] * 32)) - 4096), 32), 0) + _ptr_6[0])) * v_41);
          _ptr_35[0] = (_ptr_35[0] + v_42);
          _ptr_36[0] = (_ptr_36[0] + (_ptr_33[5] + (v_42 * v_41)));
        }
        float v_43 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_35[0]);
        float v_44 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_36[0]);
        int v_45 = (((int)threadIdx.x) / 32);
        int v_46 = ((((int)threadIdx.x) / 64) * 2);
        tvm_builtin_cuda_cta_sync();
        if ((((int)threadIdx.x) % 32) == 0) {
          _ptr[(((int)threadIdx.x) / 32)] = v_43;
          _ptr[((((int)threadIdx.x) / 32) + 16)] = v_44;
        }
        tvm_builtin_cuda_cta_sync();
        float v_47 = (_ptr[((((int)threadIdx.x) / 64) * 2)] + _ptr[(((((int)threadIdx.x) / 64) * 2) + 1)]);
        float v_48 = (_ptr[(((((int)threadIdx.x) / 64) * 2) + 16)] + _ptr[(((((int)threadIdx.x) / 64) * 2) + 17)]);
        float cse_v12 = (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
        float cse_v18 = ((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
        float v_49 = ((fabsf((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
        float cse_v23 = ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
        float cse_v24 = ((((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
        float v_50 = ((((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
        float cse_v25 = (((((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/);
        float v_51 = rsqrtf((((((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
        float v_52 = ((fabsf((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
        float v_53 = rsqrtf((((((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
        float v_54 = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * _ptr_31[0]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * ((fabsf((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
        float v_55 = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * _ptr_32[0]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (((((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
        if (((_ptr_29[0] < 64) && (_ptr_30[0] < 64)) && (_ptr_28[0] == 0)) {
          save_mean_ptr[_ptr_30[0]] = ((fabsf((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_35 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
          save_rstd_ptr[_ptr_30[0]] = rsqrtf((((((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_48 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_47 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
          new_running_mean_ptr[_ptr_30[0]] = v_54;
          new_running_var_ptr[_ptr_30[0]] = v_55;
        }
      }
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_37[4];
    tvmbn_move__16((&(_ptr_37[0])), (&(gamma_ptr[_ptr_18[0]])));
    alignas(64) float _ptr_38[4];
    tvmbn_move__16((&(_ptr_38[0])), (&(beta_ptr[_ptr_18[0]])));
    if (((int)threadIdx.x) == 0) {
      if (_ptr_5[0] < v_30) {
        tvmbn_arrive((&(counters_ptr[((_ptr_17[0] * 2) + 1)])));
      }
      tvmbn_await((&(counters_ptr[((_ptr_17[0] * 2) + 1)])), v_30);
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_39[4];
    tvmbn_move__16((&(_ptr_39[0])), (&(save_mean_ptr[_ptr_18[0]])));
    alignas(64) float _ptr_40[4];
    tvmbn_move__16((&(_ptr_40[0])), (&(save_rstd_ptr[_ptr_18[0]])));
    alignas(64) int _ptr_41[1];
    _ptr_41[0] = ((_ptr_13[0] + 2) % 3);
    for (int v_56 = 0; v_56 < _ptr_13[0]; ++v_56) {
      int v_57 = ((_ptr_13[0] - v_56) - 1);
      tvmbn_copy_wait_2();
      alignas(64) float _ptr_42[8];
      *(float4*)(_ptr_42 + 0) = *(float4*)(_ptr_15 + ((_ptr_41[0] * 4096) + (((int)threadIdx.x) * 4)));
      *(float4*)(_ptr_42 + 4) = *(float4*)(_ptr_15 + (((_ptr_41[0] * 4096) + (((int)threadIdx.x) * 4)) + 2048));
      int cse_v13 = (v_57 * 2);
      if (3 <= v_57) {
        int v_58 = (_ptr_12[0] + (((v_57 * 2) - 6) * _ptr_10[0]));
        if (v_58 < 25088) {
          tvmbn_copy_once_16((&(_ptr_15[((_ptr_41[0] * 4096) + (((int)threadIdx.x) * 4))])), (&(x_ptr[((v_58 * 64) + _ptr_18[0])])));
        }
        int v_59 = (_ptr_12[0] + (((v_57 * 2) - 5) * _ptr_10[0]));
        if (v_59 < 25088) {
          tvmbn_copy_once_16((&(_ptr_15[(((_ptr_41[0] * 4096) + (((int)threadIdx.x) * 4)) + 2048)])), (&(x_ptr[((v_59 * 64) + _ptr_18[0])])));
        }
      }
      int cse_v19 = ((v_57 * 2) + 1);
      if ((v_57 < 3) && ((v_7 + 1) < _ptr_14[0])) {
        alignas(64) int _ptr_43[1];
        _ptr_43[0] = (((_ptr_17[0] * 64) + (_ptr_2[0] * 64)) + (_ptr_8[0] * 4));
        int v_60 = (((v_57 * _ptr_10[0]) * 2) + _ptr_12[0]);
        if (v_60 < 25088) {
          tvmbn_copy_async_16((&(_ptr_15[((_ptr_41[0] * 4096) + (((int)threadIdx.x) * 4))])), (&(x_ptr[((v_60 * 64) + _ptr_43[0])])));
        }
        int v_61 = (_ptr_12[0] + (((v_57 * 2) + 1) * _ptr_10[0]));
        if (v_61 < 25088) {
          tvmbn_copy_async_16((&(_ptr_15[(((_ptr_41[0] * 4096) + (((int)threadIdx.x) * 4)) + 2048)])), (&(x_ptr[((v_61 * 64) + _ptr_43[0])])));
        }
      }
      tvmbn_copy_commit();
      int v_62 = (((v_57 * _ptr_10[0]) * 2) + _ptr_12[0]);
      if (v_62 < 25088) {
        alignas(64) float _ptr_44[4];
        _ptr_44[0] = ((((_ptr_42[0] - _ptr_39[0]) * _ptr_40[0]) * _ptr_37[0]) + _ptr_38[0]);
        _ptr_44[1] = ((((_ptr_42[1] - _ptr_39[1]) * _ptr_40[1]) * _ptr_37[1]) + _ptr_38[1]);
        _ptr_44[2] = ((((_ptr_42[2] - _ptr_39[2]) * _ptr_40[2]) * _ptr_37[2]) + _ptr_38[2]);
        _ptr_44[3] = ((((_ptr_42[3] - _ptr_39[3]) * _ptr_40[3]) * _ptr_37[3]) + _ptr_38[3]);
        tvmbn_move_store_16((&(y_ptr[((v_62 * 64) + _ptr_18[0])])), (&(_ptr_44[0])));
      }
      int v_63 = (_ptr_12[0] + (((v_57 * 2) + 1) * _ptr_10[0]));
      if (v_63 < 25088) {
        alignas(64) float _ptr_45[4];
        _ptr_45[0] = ((((_ptr_42[4] - _ptr_39[0]) * _ptr_40[0]) * _ptr_37[0]) + _ptr_38[0]);
        _ptr_45[1] = ((((_ptr_42[5] - _ptr_39[1]) * _ptr_40[1]) * _ptr_37[1]) + _ptr_38[1]);
        _ptr_45[2] = ((((_ptr_42[6] - _ptr_39[2]) * _ptr_40[2]) * _ptr_37[2]) + _ptr_38[2]);
        _ptr_45[3] = ((((_ptr_42[7] - _ptr_39[3]) * _ptr_40[3]) * _ptr_37[3]) + _ptr_38[3]);
        tvmbn_move_store_16((&(y_ptr[((v_63 * 64) + _ptr_18[0])])), (&(_ptr_45[0])));
      }
      int condval_1;
      if (_ptr_41[0] == 0) {
        condval_1 = 2;
      } else {
        condval_1 = (_ptr_41[0] - 1);
      }
      _ptr_41[0] = condval_1;
    }
  }
}
