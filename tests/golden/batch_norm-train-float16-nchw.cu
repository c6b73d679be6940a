extern "C" __global__ void __launch_bounds__(256, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ partials_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr, int cse_v11);
extern "C" __global__ void __launch_bounds__(256, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ partials_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr, int cse_v11) {
  __shared__ alignas(64) float _ptr[64];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) half _ptr_2[];
  int cse_v1 = (((int)blockIdx.x) / 8);
  int v = (((int)blockIdx.x) / 8);
  int cse_v2 = (((int)blockIdx.x) % 8);
  int v_1 = (((int)blockIdx.x) % 8);
  int cse_v34 = (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11);
  int v_2 = (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11);
  int cse_v3 = (((int)threadIdx.x) * 8);
  int cse_v12 = ((((int)blockIdx.x) % 8) * 200704);
  int cse_v13 = ((((int)blockIdx.x) / 8) * 784);
  int cse_v14 = ((((int)threadIdx.x) % 98) * 8);
  int cse_v28 = ((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784));
  if (0 < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
    int v_3 = ((int)threadIdx.x);
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[(((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + ((((int)threadIdx.x) % 98) * 8))])));
  }
  tvmbn_copy_commit();
  int cse_v4 = (((int)threadIdx.x) + 256);
  int cse_v15 = ((((int)threadIdx.x) * 8) + 2048);
  int cse_v20 = (((((int)threadIdx.x) + 60) % 98) * 8);
  int cse_v35 = ((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784));
  if (0 < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
    int v_4 = (((int)threadIdx.x) + 256);
    if (((int)threadIdx.x) < 136) {
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[(((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + (((((int)threadIdx.x) + 60) % 98) * 8))])));
    }
  }
  tvmbn_copy_commit();
  int cse_v21 = (cse_v11 * 2048);
  for (int v_5 = 0; v_5 < (((cse_v11 * 2048) + 63) / (cse_v11 * 2048)); ++v_5) {
    int cse_v38 = ((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    int v_6 = ((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    if (((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x)) < 64) {
      counters_ptr[((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x))] = (int64_t)0;
    }
  }
  tvm_builtin_cuda_grid_sync();
  for (int v_7 = 0; v_7 < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11); ++v_7) {
    int cse_v22 = (v_7 * cse_v11);
    int cse_v29 = ((((int)blockIdx.x) / 8) + (v_7 * cse_v11));
    int v_8 = ((((int)blockIdx.x) / 8) + (v_7 * cse_v11));
    int v_9 = 0;
    alignas(64) float _ptr_3[1];
    _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
    tvmbn_copy_wait_1();
    int v_10 = ((int)threadIdx.x);
    alignas(64) half _ptr_4[8];
    *(uint4*)(_ptr_4 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[0]));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[1]));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[2]));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[3]));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[4]));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[5]));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[6]));
    _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_4[7]));
    tvmbn_copy_wait_0();
    int v_11 = (((int)threadIdx.x) + 256);
    if (((int)threadIdx.x) < 136) {
      alignas(64) half _ptr_5[8];
      *(uint4*)(_ptr_5 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[0]));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[1]));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[2]));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[3]));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[4]));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[5]));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[6]));
      _ptr_3[0] = (_ptr_3[0] + ((float)_ptr_5[7]));
    }
    float v_12 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_3[0]);
    int cse_v5 = (((int)threadIdx.x) & 31);
    int cse_v6 = (v_7 % 2);
    int cse_v16 = ((v_7 % 2) * 32);
    int cse_v23 = (((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5));
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[(((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5))] = v_12;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_6[1];
    _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v24 = (((v_7 % 2) * 32) + (((int)threadIdx.x) & 31));
    if ((((int)threadIdx.x) & 31) < 8) {
      _ptr_6[0] = _ptr[(((v_7 % 2) * 32) + (((int)threadIdx.x) & 31))];
    }
    float v_13 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_6[0]);
    float cse_v7 = (v_13 / 0x1.88p+11f/*3.136000e+03*/);
    float v_14 = (v_13 / 0x1.88p+11f/*3.136000e+03*/);
    alignas(64) float _ptr_7[1];
    alignas(64) float _ptr_8[1];
    _ptr_7[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_8[0] = 0x0p+0f/*0.000000e+00*/;
    int v_15 = ((int)threadIdx.x);
    alignas(64) half _ptr_9[8];
    *(uint4*)(_ptr_9 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[0]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[0]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[0]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[1]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[1]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[1]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[2]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[2]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[2]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[3]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[3]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[3]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[4]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[4]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[4]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[5]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[5]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[5]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[6]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[6]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[6]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_9[7]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
    _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_9[7]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_9[7]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    int v_16 = (((int)threadIdx.x) + 256);
    if (((int)threadIdx.x) < 136) {
      alignas(64) half _ptr_10[8];
      *(uint4*)(_ptr_10 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[0]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[0]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[0]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[1]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[1]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[1]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[2]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[2]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[2]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[3]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[3]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[3]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[4]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[4]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[4]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[5]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[5]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[5]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[6]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[6]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[6]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
      _ptr_7[0] = (_ptr_7[0] + (((float)_ptr_10[7]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)));
      _ptr_8[0] = (_ptr_8[0] + ((((float)_ptr_10[7]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/)) * (((float)_ptr_10[7]) - (v_13 / 0x1.88p+11f/*3.136000e+03*/))));
    }
    float v_17 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_7[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5)) + 8)] = v_17;
    }
    float v_18 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_8[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5)) + 16)] = v_18;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_11[1];
    _ptr_11[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) & 31) < 8) {
      _ptr_11[0] = _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) & 31)) + 8)];
    }
    float v_19 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_11[0]);
    alignas(64) float _ptr_12[1];
    _ptr_12[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) & 31) < 8) {
      _ptr_12[0] = _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) & 31)) + 16)];
    }
    float v_20 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_12[0]);
    float cse_v17 = ((v_13 / 0x1.88p+11f/*3.136000e+03*/) + (v_19 / 0x1.88p+11f/*3.136000e+03*/));
    float v_21 = ((fabsf((v_13 / 0x1.88p+11f/*3.136000e+03*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_13 / 0x1.88p+11f/*3.136000e+03*/) + (v_19 / 0x1.88p+11f/*3.136000e+03*/)) : (v_13 / 0x1.88p+11f/*3.136000e+03*/));
    float cse_v25 = (v_20 - ((v_19 * v_19) / 0x1.88p+11f/*3.136000e+03*/));
    float v_22 = (v_20 - ((v_19 * v_19) / 0x1.88p+11f/*3.136000e+03*/));
    int cse_v30 = ((v_7 * cse_v11) * 16);
    if (((int)threadIdx.x) == 0) {
      int cse_v36 = (((v_7 * cse_v11) * 16) + (((int)blockIdx.x) * 2));
      partials_ptr[(((v_7 * cse_v11) * 16) + (((int)blockIdx.x) * 2))] = ((fabsf((v_13 / 0x1.88p+11f/*3.136000e+03*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_13 / 0x1.88p+11f/*3.136000e+03*/) + (v_19 / 0x1.88p+11f/*3.136000e+03*/)) : (v_13 / 0x1.88p+11f/*3.136000e+03*/));
      partials_ptr[((((v_7 * cse_v11) * 16) + (((int)blockIdx.x) * 2)) + 1)] = (v_20 - ((v_19 * v_19) / 0x1.88p+11f/*3.136000e+03*/));
      tvmbn_arrive((&(counters_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))])));
    }
    float v_23 = gamma_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))];
    float v_24 = beta_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))];
    int cse_v19 = ((v_7 % 2) * 2);
    int cse_v27 = (((v_7 % 2) * 2) + 1);
    if (((int)threadIdx.x) < 32) {
      if (((int)threadIdx.x) == 0) {
        tvmbn_await((&(counters_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))])), 8);
      }
      tvm_builtin_cuda_warp_sync();
      alignas(64) float _ptr_13[1];
      alignas(64) float _ptr_14[1];
      _ptr_13[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_14[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 8) {
        int cse_v39 = ((((((int)blockIdx.x) / 8) * 16) + ((v_7 * cse_v11) * 16)) + (((int)threadIdx.x) * 2));
        _ptr_13[0] = tvmbn_load_published((&(partials_ptr[((((((int)blockIdx.x) / 8) * 16) + ((v_7 * cse_v11) * 16)) + (((int)threadIdx.x) * 2))])));
        _ptr_14[0] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 8) * 16) + ((v_7 * cse_v11) * 16)) + (((int)threadIdx.x) * 2)) + 1)])));
      }
      alignas(64) float _ptr_15[1];
      _ptr_15[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 8) {
        _ptr_15[0] = (_ptr_15[0] + (_ptr_13[0] * 0x1.88p+11f/*3.136000e+03*/));
      }
      float v_25 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_15[0]);
      float cse_v8 = (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
      float v_26 = (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
      alignas(64) float _ptr_16[1];
      alignas(64) float _ptr_17[1];
      _ptr_16[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_17[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 8) {
        _ptr_16[0] = (_ptr_16[0] + (0x1.88p+11f/*3.136000e+03*/ * (_ptr_13[0] - (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
        _ptr_17[0] = (_ptr_17[0] + (_ptr_14[0] + (0x1.88p+11f/*3.136000e+03*/ * ((_ptr_13[0] - (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) * (_ptr_13[0] - (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))))));
      }
      float v_27 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_16[0]);
      float v_28 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_17[0]);
      float cse_v9 = (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
      float cse_v18 = ((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      float v_29 = ((fabsf((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      float cse_v26 = ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
      float cse_v31 = ((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
      float v_30 = ((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
      float cse_v37 = (((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/);
      float v_31 = rsqrtf((((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      float v_32 = ((fabsf((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        save_mean_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = ((fabsf((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      }
      float v_33 = rsqrtf((((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        save_rstd_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = rsqrtf((((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      }
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        new_running_mean_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * ((fabsf((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
      }
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        new_running_var_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
      }
      if (((int)threadIdx.x) == 0) {
        _ptr_1[((v_7 % 2) * 2)] = ((fabsf((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_25 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
        _ptr_1[(((v_7 % 2) * 2) + 1)] = rsqrtf((((((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_28 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_27 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      }
    }
    tvm_builtin_cuda_cta_sync();
    float v_34 = _ptr_1[((v_7 % 2) * 2)];
    float v_35 = _ptr_1[(((v_7 % 2) * 2) + 1)];
    int v_36 = ((int)threadIdx.x);
    alignas(64) half _ptr_18[8];
    *(uint4*)(_ptr_18 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
    alignas(64) half _ptr_19[8];
    _ptr_19[0] = ((half)((((((float)_ptr_18[0]) - v_34) * v_35) * v_23) + v_24));
    _ptr_19[1] = ((half)((((((float)_ptr_18[1]) - v_34) * v_35) * v_23) + v_24));
    _ptr_19[2] = ((half)((((((float)_ptr_18[2]) - v_34) * v_35) * v_23) + v_24));
    _ptr_19[3] = ((half)((((((float)_ptr_18[3]) - v_34) * v_35) * v_23) + v_24));
    _ptr_19[4] = ((half)((((((float)_ptr_18[4]) - v_34) * v_35) * v_23) + v_24));
    _ptr_19[5] = ((half)((((((float)_ptr_18[5]) - v_34) * v_35) * v_23) + v_24));
    _ptr_19[6] = ((half)((((((float)_ptr_18[6]) - v_34) * v_35) * v_23) + v_24));
    _ptr_19[7] = ((half)((((((float)_ptr_18[7]) - v_34) * v_35) * v_23) + v_24));
    int cse_v32 = ((v_7 * cse_v11) * 784);
    *(uint4*)(y_ptr + ((((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + ((v_7 * cse_v11) * 784)) + ((((int)threadIdx.x) % 98) * 8))) = *(uint4*)(_ptr_19 + 0);
    int v_37 = (((int)threadIdx.x) + 256);
    if (((int)threadIdx.x) < 136) {
      alignas(64) half _ptr_20[8];
      *(uint4*)(_ptr_20 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
      alignas(64) half _ptr_21[8];
      _ptr_21[0] = ((half)((((((float)_ptr_20[0]) - v_34) * v_35) * v_23) + v_24));
      _ptr_21[1] = ((half)((((((float)_ptr_20[1]) - v_34) * v_35) * v_23) + v_24));
      _ptr_21[2] = ((half)((((((float)_ptr_20[2]) - v_34) * v_35) * v_23) + v_24));
      _ptr_21[3] = ((half)((((((float)_ptr_20[3]) - v_34) * v_35) * v_23) + v_24));
      _ptr_21[4] = ((half)((((((float)_ptr_20[4]) - v_34) * v_35) * v_23) + v_24));
      _ptr_21[5] = ((half)((((((float)_ptr_20[5]) - v_34) * v_35) * v_23) + v_24));
      _ptr_21[6] = ((half)((((((float)_ptr_20[6]) - v_34) * v_35) * v_23) + v_24));
      _ptr_21[7] = ((half)((((((float)_ptr_20[7]) - v_34) * v_35) * v_23) + v_24));
      *(uint4*)(y_ptr + ((((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + ((v_7 * cse_v11) * 784)) + (((((int)threadIdx.x) + 60) % 98) * 8))) = *(uint4*)(_ptr_21 + 0);
    }
    int cse_v10 = (v_7 + 1);
    int cse_v33 = (((v_7 + 1) * cse_v11) * 784);
    if ((v_7 + 1) < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
      int v_38 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[((((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + (((v_7 + 1) * cse_v11) * 784)) + ((((int)threadIdx.x) % 98) * 8))])));
    }
    tvmbn_copy_commit();
    if ((v_7 + 1) < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
      int v_39 = (((int)threadIdx.x) + 256);
      if (((int)threadIdx.x) < 136) {
        tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[((((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + (((v_7 + 1) * cse_v11) * 784)) + (((((int)threadIdx.x) + 60) % 98) * 8))])));
      }
    }
    tvmbn_copy_commit();
  }
}
