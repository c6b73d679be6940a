extern "C" __global__ void __launch_bounds__(512, 2) main_kernel(int64_t* __restrict__ counters_ptr, float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ partials_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v1, int cse_v15, int cse_v21);
extern "C" __global__ void __launch_bounds__(512, 2) main_kernel(int64_t* __restrict__ counters_ptr, float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ partials_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v1, int cse_v15, int cse_v21) {
  __shared__ alignas(64) float _ptr[128];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) float _ptr_2[];
  int cse_v2 = (((int)blockIdx.x) / 4);
  int v = (((int)blockIdx.x) / 4);
  int cse_v3 = (((int)blockIdx.x) % 4);
  int v_1 = (((int)blockIdx.x) % 4);
  int cse_v41 = (((cse_v15 + 99) - (((int)blockIdx.x) / 4)) / cse_v15);
  int v_2 = (((cse_v15 + 99) - (((int)blockIdx.x) / 4)) / cse_v15);
  int cse_v4 = (((int)threadIdx.x) * 4);
  int cse_v5 = (((int)blockIdx.x) * 2048);
  if (0 < (((cse_v15 + 99) - (((int)blockIdx.x) / 4)) / cse_v15)) {
    int v_3 = ((int)threadIdx.x);
    int cse_v16 = ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4));
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 4)])), (&(dy_ptr[((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4))])));
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 2048)])), (&(x_ptr[((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4))])));
  }
  tvmbn_copy_commit();
  alignas(64) float _ptr_3[4];
  alignas(64) float _ptr_4[4];
  _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[2] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[3] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[2] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[3] = 0x0p+0f/*0.000000e+00*/;
  int cse_v22 = (cse_v15 * 2048);
  for (int v_4 = 0; v_4 < (((cse_v15 * 2048) + 99) / (cse_v15 * 2048)); ++v_4) {
    int cse_v45 = ((((v_4 * cse_v15) * 2048) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x));
    int v_5 = ((((v_4 * cse_v15) * 2048) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x));
    if (((((v_4 * cse_v15) * 2048) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x)) < 100) {
      counters_ptr[((((v_4 * cse_v15) * 2048) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x))] = (int64_t)0;
    }
  }
  tvm_builtin_cuda_grid_sync();
  int cse_v17 = ((((int)blockIdx.x) % 4) * 2048);
  for (int v_6 = 0; v_6 < ((((cse_v15 + 99) - (((int)blockIdx.x) / 4)) / cse_v15) + 1); ++v_6) {
    int cse_v25 = (((((int)blockIdx.x) % 4) * 2048) + (((int)threadIdx.x) * 4));
    if (v_6 < (((cse_v15 + 99) - (((int)blockIdx.x) / 4)) / cse_v15)) {
      int cse_v23 = (v_6 * cse_v15);
      int cse_v34 = ((((int)blockIdx.x) / 4) + (v_6 * cse_v15));
      int v_7 = ((((int)blockIdx.x) / 4) + (v_6 * cse_v15));
      int cse_v6 = (v_6 % 2);
      int v_8 = (v_6 % 2);
      float v_9 = mean_ptr[((((int)blockIdx.x) / 4) + (v_6 * cse_v15))];
      float v_10 = rstd_ptr[((((int)blockIdx.x) / 4) + (v_6 * cse_v15))];
      alignas(64) float _ptr_5[1];
      alignas(64) float _ptr_6[1];
      _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
      tvmbn_copy_wait_0();
      int v_11 = ((int)threadIdx.x);
      alignas(64) float _ptr_7[4];
      int cse_v24 = (((v_6 % 2) * 4096) + (((int)threadIdx.x) * 4));
      *(float4*)(_ptr_7 + 0) = *(float4*)(_ptr_2 + (((v_6 % 2) * 4096) + (((int)threadIdx.x) * 4)));
      alignas(64) float _ptr_8[4];
      *(float4*)(_ptr_8 + 0) = *(float4*)(_ptr_2 + ((((v_6 % 2) * 4096) + (((int)threadIdx.x) * 4)) + 2048));
      alignas(64) float _ptr_9[4];
      *(float4*)(_ptr_9 + 0) = *(float4*)(gamma_ptr + (((((int)blockIdx.x) % 4) * 2048) + (((int)threadIdx.x) * 4)));
      _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[0] * _ptr_9[0]) * ((_ptr_8[0] - v_9) * v_10)));
      _ptr_6[0] = (_ptr_6[0] + (_ptr_7[0] * _ptr_9[0]));
      _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[1] * _ptr_9[1]) * ((_ptr_8[1] - v_9) * v_10)));
      _ptr_6[0] = (_ptr_6[0] + (_ptr_7[1] * _ptr_9[1]));
      _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[2] * _ptr_9[2]) * ((_ptr_8[2] - v_9) * v_10)));
      _ptr_6[0] = (_ptr_6[0] + (_ptr_7[2] * _ptr_9[2]));
      _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[3] * _ptr_9[3]) * ((_ptr_8[3] - v_9) * v_10)));
      _ptr_6[0] = (_ptr_6[0] + (_ptr_7[3] * _ptr_9[3]));
      float v_12 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_5[0]);
      int cse_v7 = (((int)threadIdx.x) & 31);
      int cse_v18 = ((v_6 % 2) * 64);
      int cse_v26 = (((v_6 % 2) * 64) + (((int)threadIdx.x) >> 5));
      if ((((int)threadIdx.x) % 32) == 0) {
        _ptr[(((v_6 % 2) * 64) + (((int)threadIdx.x) >> 5))] = v_12;
      }
      float v_13 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_6[0]);
      if ((((int)threadIdx.x) % 32) == 0) {
        _ptr[((((v_6 % 2) * 64) + (((int)threadIdx.x) >> 5)) + 16)] = v_13;
      }
      tvm_builtin_cuda_cta_sync();
      alignas(64) float _ptr_10[1];
      _ptr_10[0] = 0x0p+0f/*0.000000e+00*/;
      int cse_v27 = (((v_6 % 2) * 64) + (((int)threadIdx.x) & 31));
      if ((((int)threadIdx.x) & 31) < 16) {
        _ptr_10[0] = _ptr[(((v_6 % 2) * 64) + (((int)threadIdx.x) & 31))];
      }
      float v_14 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_10[0]);
      alignas(64) float _ptr_11[1];
      _ptr_11[0] = 0x0p+0f/*0.000000e+00*/;
      if ((((int)threadIdx.x) & 31) < 16) {
        _ptr_11[0] = _ptr[((((v_6 % 2) * 64) + (((int)threadIdx.x) & 31)) + 16)];
      }
      float v_15 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_11[0]);
      if (((int)threadIdx.x) == 0) {
        int cse_v42 = (((v_6 * cse_v15) * 8) + (((int)blockIdx.x) * 2));
        partials_ptr[(((v_6 * cse_v15) * 8) + (((int)blockIdx.x) * 2))] = v_14;
        partials_ptr[((((v_6 * cse_v15) * 8) + (((int)blockIdx.x) * 2)) + 1)] = v_15;
        tvmbn_arrive((&(counters_ptr[((((int)blockIdx.x) / 4) + (v_6 * cse_v15))])));
      }
    }
    if (0 < v_6) {
      int cse_v8 = (v_6 - 1);
      int cse_v28 = ((v_6 - 1) * cse_v15);
      int cse_v35 = ((((int)blockIdx.x) / 4) + ((v_6 - 1) * cse_v15));
      int v_16 = ((((int)blockIdx.x) / 4) + ((v_6 - 1) * cse_v15));
      int cse_v19 = ((v_6 - 1) % 2);
      int v_17 = ((v_6 - 1) % 2);
      float v_18 = mean_ptr[((((int)blockIdx.x) / 4) + ((v_6 - 1) * cse_v15))];
      float v_19 = rstd_ptr[((((int)blockIdx.x) / 4) + ((v_6 - 1) * cse_v15))];
      int cse_v29 = (((v_6 - 1) % 2) * 2);
      int cse_v36 = ((((v_6 - 1) % 2) * 2) + 1);
      if (((int)threadIdx.x) < 32) {
        if (((int)threadIdx.x) == 0) {
          tvmbn_await((&(counters_ptr[((((int)blockIdx.x) / 4) + ((v_6 - 1) * cse_v15))])), 4);
        }
        tvm_builtin_cuda_warp_sync();
        alignas(64) float _ptr_12[1];
        alignas(64) float _ptr_13[1];
        _ptr_12[0] = 0x0p+0f/*0.000000e+00*/;
        _ptr_13[0] = 0x0p+0f/*0.000000e+00*/;
        if (((int)threadIdx.x) < 4) {
          int cse_v46 = ((((((int)blockIdx.x) / 4) * 8) + (((v_6 - 1) * cse_v15) * 8)) + (((int)threadIdx.x) * 2));
          _ptr_12[0] = tvmbn_load_published((&(partials_ptr[((((((int)blockIdx.x) / 4) * 8) + (((v_6 - 1) * cse_v15) * 8)) + (((int)threadIdx.x) * 2))])));
          _ptr_13[0] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 4) * 8) + (((v_6 - 1) * cse_v15) * 8)) + (((int)threadIdx.x) * 2)) + 1)])));
        }
        alignas(64) float _ptr_14[1];
        alignas(64) float _ptr_15[1];
        _ptr_14[0] = 0x0p+0f/*0.000000e+00*/;
        _ptr_15[0] = 0x0p+0f/*0.000000e+00*/;
        if (((int)threadIdx.x) < 4) {
          _ptr_14[0] = (_ptr_14[0] + _ptr_12[0]);
          _ptr_15[0] = (_ptr_15[0] + _ptr_13[0]);
        }
        float v_20 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_14[0]);
        float v_21 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_15[0]);
        if (((int)threadIdx.x) == 0) {
          _ptr_1[(((v_6 - 1) % 2) * 2)] = v_20;
          _ptr_1[((((v_6 - 1) % 2) * 2) + 1)] = v_21;
        }
      }
      tvm_builtin_cuda_cta_sync();
      float v_22 = _ptr_1[(((v_6 - 1) % 2) * 2)];
      float v_23 = _ptr_1[((((v_6 - 1) % 2) * 2) + 1)];
      int v_24 = ((int)threadIdx.x);
      alignas(64) float _ptr_16[4];
      int cse_v37 = ((((v_6 - 1) % 2) * 4096) + (((int)threadIdx.x) * 4));
      *(float4*)(_ptr_16 + 0) = *(float4*)(_ptr_2 + ((((v_6 - 1) % 2) * 4096) + (((int)threadIdx.x) * 4)));
      alignas(64) float _ptr_17[4];
      *(float4*)(_ptr_17 + 0) = *(float4*)(_ptr_2 + (((((v_6 - 1) % 2) * 4096) + (((int)threadIdx.x) * 4)) + 2048));
      alignas(64) float _ptr_18[4];
      *(float4*)(_ptr_18 + 0) = *(float4*)(gamma_ptr + (((((int)blockIdx.x) % 4) * 2048) + (((int)threadIdx.x) * 4)));
      alignas(64) float _ptr_19[4];
      float cse_v9 = (v_22 * 0x1p-13f/*1.220703e-04*/);
      float cse_v10 = (v_23 * 0x1p-13f/*1.220703e-04*/);
      _ptr_19[0] = ((((_ptr_16[0] * _ptr_18[0]) - (((_ptr_17[0] - v_18) * v_19) * (v_22 * 0x1p-13f/*1.220703e-04*/))) - (v_23 * 0x1p-13f/*1.220703e-04*/)) * v_19);
      _ptr_19[1] = ((((_ptr_16[1] * _ptr_18[1]) - (((_ptr_17[1] - v_18) * v_19) * (v_22 * 0x1p-13f/*1.220703e-04*/))) - (v_23 * 0x1p-13f/*1.220703e-04*/)) * v_19);
      _ptr_19[2] = ((((_ptr_16[2] * _ptr_18[2]) - (((_ptr_17[2] - v_18) * v_19) * (v_22 * 0x1p-13f/*1.220703e-04*/))) - (v_23 * 0x1p-13f/*1.220703e-04*/)) * v_19);
      _ptr_19[3] = ((((_ptr_16[3] * _ptr_18[3]) - (((_ptr_17[3] - v_18) * v_19) * (v_22 * 0x1p-13f/*1.220703e-04*/))) - (v_23 * 0x1p-13f/*1.220703e-04*/)) * v_19);
      *(float4*)(dx_ptr + (((((v_6 - 1) * cse_v15) * 8192) + (((int)blockIdx.x) * 2048)) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_19 + 0);
      _ptr_3[0] = (_ptr_3[0] + (_ptr_16[0] * ((_ptr_17[0] - v_18) * v_19)));
      _ptr_4[0] = (_ptr_4[0] + _ptr_16[0]);
      _ptr_3[1] = (_ptr_3[1] + (_ptr_16[1] * ((_ptr_17[1] - v_18) * v_19)));
      _ptr_4[1] = (_ptr_4[1] + _ptr_16[1]);
      _ptr_3[2] = (_ptr_3[2] + (_ptr_16[2] * ((_ptr_17[2] - v_18) * v_19)));
      _ptr_4[2] = (_ptr_4[2] + _ptr_16[2]);
      _ptr_3[3] = (_ptr_3[3] + (_ptr_16[3] * ((_ptr_17[3] - v_18) * v_19)));
      _ptr_4[3] = (_ptr_4[3] + _ptr_16[3]);
    }
    int cse_v11 = (v_6 + 1);
    if ((v_6 + 1) < (((cse_v15 + 99) - (((int)blockIdx.x) / 4)) / cse_v15)) {
      int v_25 = ((int)threadIdx.x);
      int cse_v38 = ((((v_6 + 1) % 2) * 4096) + (((int)threadIdx.x) * 4));
      int cse_v47 = (((((v_6 + 1) * cse_v15) * 8192) + (((int)blockIdx.x) * 2048)) + (((int)threadIdx.x) * 4));
      tvmbn_copy_async_16((&(_ptr_2[((((v_6 + 1) % 2) * 4096) + (((int)threadIdx.x) * 4))])), (&(dy_ptr[(((((v_6 + 1) * cse_v15) * 8192) + (((int)blockIdx.x) * 2048)) + (((int)threadIdx.x) * 4))])));
      tvmbn_copy_async_16((&(_ptr_2[(((((v_6 + 1) % 2) * 4096) + (((int)threadIdx.x) * 4)) + 2048)])), (&(x_ptr[(((((v_6 + 1) * cse_v15) * 8192) + (((int)blockIdx.x) * 2048)) + (((int)threadIdx.x) * 4))])));
    }
    tvmbn_copy_commit();
  }
  int v_26 = ((int)threadIdx.x);
  int cse_v39 = ((((((int)blockIdx.x) / 4) * 16384) + ((((int)blockIdx.x) % 4) * 2048)) + (((int)threadIdx.x) * 4));
  *(float4*)(shares_ptr + ((((((int)blockIdx.x) / 4) * 16384) + ((((int)blockIdx.x) % 4) * 2048)) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_3 + 0);
  *(float4*)(shares_ptr + (((((((int)blockIdx.x) / 4) * 16384) + ((((int)blockIdx.x) % 4) * 2048)) + (((int)threadIdx.x) * 4)) + 8192)) = *(float4*)(_ptr_4 + 0);
  tvm_builtin_cuda_grid_sync();
  __shared__ alignas(64) float _ptr_20[1024];
  for (int v_27 = 0; v_27 < (((cse_v21 + 255) - ((int)blockIdx.x)) / cse_v21); ++v_27) {
    int cse_v12 = (((int)blockIdx.x) * 32);
    int cse_v13 = (((int)threadIdx.x) % 32);
    int cse_v30 = (v_27 * cse_v15);
    int cse_v40 = ((v_27 * cse_v15) * 128);
    int cse_v43 = (((v_27 * cse_v15) * 128) + (((int)blockIdx.x) * 32));
    int v_28 = ((((v_27 * cse_v15) * 128) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
    alignas(64) float _ptr_21[1];
    alignas(64) float _ptr_22[1];
    _ptr_21[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_22[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v44 = (((v_27 * cse_v15) * 4) + ((int)blockIdx.x));
    if ((((v_27 * cse_v15) * 4) + ((int)blockIdx.x)) < 256) {
      for (int v_29 = 0; v_29 < ((cse_v15 + 63) / 64); ++v_29) {
        int cse_v14 = (((int)threadIdx.x) / 32);
        int cse_v20 = ((v_29 * 64) + (((int)threadIdx.x) / 32));
        int v_30 = ((v_29 * 64) + (((int)threadIdx.x) / 32));
        int cse_v49 = (((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
        if ((((v_29 * 64) + (((int)threadIdx.x) / 32)) < 66) && (((v_29 * 64) + (((int)threadIdx.x) / 32)) < cse_v1)) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[(((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32))]);
          _ptr_22[0] = (_ptr_22[0] + shares_ptr[((((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 8192)]);
        }
        int cse_v31 = (((v_29 * 64) + (((int)threadIdx.x) / 32)) + 16);
        int v_31 = (((v_29 * 64) + (((int)threadIdx.x) / 32)) + 16);
        if ((((v_29 * 64) + (((int)threadIdx.x) / 32)) < 50) && ((((v_29 * 64) + (((int)threadIdx.x) / 32)) + 16) < cse_v1)) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[((((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 262144)]);
          _ptr_22[0] = (_ptr_22[0] + shares_ptr[((((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 270336)]);
        }
        int cse_v32 = (((v_29 * 64) + (((int)threadIdx.x) / 32)) + 32);
        int v_32 = (((v_29 * 64) + (((int)threadIdx.x) / 32)) + 32);
        if ((((v_29 * 64) + (((int)threadIdx.x) / 32)) < 34) && ((((v_29 * 64) + (((int)threadIdx.x) / 32)) + 32) < cse_v1)) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[((((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 524288)]);
          _ptr_22[0] = (_ptr_22[0] + shares_ptr[((((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 532480)]);
        }
        int cse_v33 = (((v_29 * 64) + (((int)threadIdx.x) / 32)) + 48);
        int v_33 = (((v_29 * 64) + (((int)threadIdx.x) / 32)) + 48);
        if ((((v_29 * 64) + (((int)threadIdx.x) / 32)) < 18) && ((((v_29 * 64) + (((int)threadIdx.x) / 32)) + 48) < cse_v1)) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[((((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 786432)]);
          _ptr_22[0] = (_ptr_22[0] + shares_ptr[((((((v_29 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_27 * cse_v15) * 128)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 794624)]);
        }
      }
    }
    _ptr_20[((int)threadIdx.x)] = _ptr_21[0];
    _ptr_20[(((int)threadIdx.x) + 512)] = _ptr_22[0];
    tvm_builtin_cuda_cta_sync();
    if ((((int)threadIdx.x) < 32) && ((((v_27 * cse_v15) * 4) + ((int)blockIdx.x)) < 256)) {
      alignas(64) float _ptr_23[1];
      _ptr_23[0] = 0x0p+0f/*0.000000e+00*/;
      for (int v_34 = 0; v_34 < 16; ++v_34) {
        _ptr_23[0] = (_ptr_23[0] + _ptr_20[((v_34 * 32) + ((int)threadIdx.x))]);
      }
      alignas(64) float _ptr_24[1];
      _ptr_24[0] = 0x0p+0f/*0.000000e+00*/;
      for (int v_35 = 0; v_35 < 16; ++v_35) {
        _ptr_24[0] = (_ptr_24[0] + _ptr_20[(((v_35 * 32) + ((int)threadIdx.x)) + 512)]);
      }
      int cse_v48 = ((((v_27 * cse_v15) * 128) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x));
      dgamma_ptr[((((v_27 * cse_v15) * 128) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] = _ptr_23[0];
      dbeta_ptr[((((v_27 * cse_v15) * 128) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] = _ptr_24[0];
    }
    tvm_builtin_cuda_cta_sync();
  }
}
