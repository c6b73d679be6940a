extern "C" __global__ void __launch_bounds__(1024, 1) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v1, int multiprocessors);
extern "C" __global__ void __launch_bounds__(1024, 1) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v1, int multiprocessors) {
  __shared__ alignas(64) float _ptr[256];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) float _ptr_2[];
  int v = ((int)blockIdx.x);
  int v_1 = 0;
  int cse_v30 = (((cse_v1 + 99) - ((int)blockIdx.x)) / cse_v1);
  int v_2 = (((cse_v1 + 99) - ((int)blockIdx.x)) / cse_v1);
  int cse_v2 = (((int)threadIdx.x) * 4);
  int cse_v3 = (((int)blockIdx.x) * 8192);
  int cse_v12 = ((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4));
  int cse_v13 = ((((int)threadIdx.x) * 4) + 8192);
  if (0 < (((cse_v1 + 99) - ((int)blockIdx.x)) / cse_v1)) {
    int v_3 = ((int)threadIdx.x);
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 4)])), (&(dy_ptr[((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4))])));
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 8192)])), (&(x_ptr[((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4))])));
  }
  tvmbn_copy_commit();
  int cse_v4 = (((int)threadIdx.x) + 1024);
  int cse_v14 = ((((int)threadIdx.x) * 4) + 4096);
  int cse_v15 = ((((int)threadIdx.x) * 4) + 12288);
  if (0 < (((cse_v1 + 99) - ((int)blockIdx.x)) / cse_v1)) {
    int v_4 = (((int)threadIdx.x) + 1024);
    int cse_v21 = (((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 4096);
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 4096)])), (&(dy_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 4096)])));
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 12288)])), (&(x_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 4096)])));
  }
  tvmbn_copy_commit();
  alignas(64) float _ptr_3[8];
  alignas(64) float _ptr_4[8];
  _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[2] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[3] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[4] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[5] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[6] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[7] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[2] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[3] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[4] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[5] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[6] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[7] = 0x0p+0f/*0.000000e+00*/;
  for (int v_5 = 0; v_5 < (((cse_v1 + 99) - ((int)blockIdx.x)) / cse_v1); ++v_5) {
    int cse_v16 = (v_5 * cse_v1);
    int cse_v22 = (((int)blockIdx.x) + (v_5 * cse_v1));
    int v_6 = (((int)blockIdx.x) + (v_5 * cse_v1));
    int v_7 = 0;
    float v_8 = mean_ptr[(((int)blockIdx.x) + (v_5 * cse_v1))];
    float v_9 = rstd_ptr[(((int)blockIdx.x) + (v_5 * cse_v1))];
    alignas(64) float _ptr_5[1];
    alignas(64) float _ptr_6[1];
    _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
    tvmbn_copy_wait_1();
    int v_10 = ((int)threadIdx.x);
    alignas(64) float _ptr_7[4];
    *(float4*)(_ptr_7 + 0) = *(float4*)(_ptr_2 + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_8[4];
    *(float4*)(_ptr_8 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 8192));
    alignas(64) float _ptr_9[4];
    *(float4*)(_ptr_9 + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[0] * _ptr_9[0]) * ((_ptr_8[0] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[0] * _ptr_9[0]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[1] * _ptr_9[1]) * ((_ptr_8[1] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[1] * _ptr_9[1]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[2] * _ptr_9[2]) * ((_ptr_8[2] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[2] * _ptr_9[2]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[3] * _ptr_9[3]) * ((_ptr_8[3] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[3] * _ptr_9[3]));
    tvmbn_copy_wait_0();
    int v_11 = (((int)threadIdx.x) + 1024);
    alignas(64) float _ptr_10[4];
    *(float4*)(_ptr_10 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 4096));
    alignas(64) float _ptr_11[4];
    *(float4*)(_ptr_11 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 12288));
    alignas(64) float _ptr_12[4];
    *(float4*)(_ptr_12 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 4096));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[0] * _ptr_12[0]) * ((_ptr_11[0] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[0] * _ptr_12[0]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[1] * _ptr_12[1]) * ((_ptr_11[1] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[1] * _ptr_12[1]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[2] * _ptr_12[2]) * ((_ptr_11[2] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[2] * _ptr_12[2]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[3] * _ptr_12[3]) * ((_ptr_11[3] - v_8) * v_9)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[3] * _ptr_12[3]));
    float v_12 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_5[0]);
    int cse_v5 = (((int)threadIdx.x) & 31);
    int cse_v17 = ((v_5 % 2) * 128);
    int cse_v23 = (((v_5 % 2) * 128) + (((int)threadIdx.x) >> 5));
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[(((v_5 % 2) * 128) + (((int)threadIdx.x) >> 5))] = v_12;
    }
    float v_13 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_6[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[((((v_5 % 2) * 128) + (((int)threadIdx.x) >> 5)) + 32)] = v_13;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_13[1];
    _ptr_13[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v24 = (((v_5 % 2) * 128) + (((int)threadIdx.x) & 31));
    _ptr_13[0] = _ptr[(((v_5 % 2) * 128) + (((int)threadIdx.x) & 31))];
    float v_14 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_13[0]);
    alignas(64) float _ptr_14[1];
    _ptr_14[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_14[0] = _ptr[((((v_5 % 2) * 128) + (((int)threadIdx.x) & 31)) + 32)];
    float v_15 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_14[0]);
    int v_16 = ((int)threadIdx.x);
    alignas(64) float _ptr_15[4];
    *(float4*)(_ptr_15 + 0) = *(float4*)(_ptr_2 + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_16[4];
    *(float4*)(_ptr_16 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 8192));
    alignas(64) float _ptr_17[4];
    *(float4*)(_ptr_17 + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_18[4];
    float cse_v6 = (v_14 * 0x1p-13f/*1.220703e-04*/);
    float cse_v7 = (v_15 * 0x1p-13f/*1.220703e-04*/);
    _ptr_18[0] = ((((_ptr_15[0] * _ptr_17[0]) - (((_ptr_16[0] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    _ptr_18[1] = ((((_ptr_15[1] * _ptr_17[1]) - (((_ptr_16[1] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    _ptr_18[2] = ((((_ptr_15[2] * _ptr_17[2]) - (((_ptr_16[2] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    _ptr_18[3] = ((((_ptr_15[3] * _ptr_17[3]) - (((_ptr_16[3] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    int cse_v32 = ((((v_5 * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4));
    *(float4*)(dx_ptr + ((((v_5 * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_18 + 0);
    _ptr_3[0] = (_ptr_3[0] + (_ptr_15[0] * ((_ptr_16[0] - v_8) * v_9)));
    _ptr_4[0] = (_ptr_4[0] + _ptr_15[0]);
    _ptr_3[1] = (_ptr_3[1] + (_ptr_15[1] * ((_ptr_16[1] - v_8) * v_9)));
    _ptr_4[1] = (_ptr_4[1] + _ptr_15[1]);
    _ptr_3[2] = (_ptr_3[2] + (_ptr_15[2] * ((_ptr_16[2] - v_8) * v_9)));
    _ptr_4[2] = (_ptr_4[2] + _ptr_15[2]);
    _ptr_3[3] = (_ptr_3[3] + (_ptr_15[3] * ((_ptr_16[3] - v_8) * v_9)));
    _ptr_4[3] = (_ptr_4[3] + _ptr_15[3]);
    int v_17 = (((int)threadIdx.x) + 1024);
    alignas(64) float _ptr_19[4];
    *(float4*)(_ptr_19 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 4096));
    alignas(64) float _ptr_20[4];
    *(float4*)(_ptr_20 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 12288));
    alignas(64) float _ptr_21[4];
    *(float4*)(_ptr_21 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 4096));
    alignas(64) float _ptr_22[4];
    _ptr_22[0] = ((((_ptr_19[0] * _ptr_21[0]) - (((_ptr_20[0] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    _ptr_22[1] = ((((_ptr_19[1] * _ptr_21[1]) - (((_ptr_20[1] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    _ptr_22[2] = ((((_ptr_19[2] * _ptr_21[2]) - (((_ptr_20[2] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    _ptr_22[3] = ((((_ptr_19[3] * _ptr_21[3]) - (((_ptr_20[3] - v_8) * v_9) * (v_14 * 0x1p-13f/*1.220703e-04*/))) - (v_15 * 0x1p-13f/*1.220703e-04*/)) * v_9);
    *(float4*)(dx_ptr + (((((v_5 * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096)) = *(float4*)(_ptr_22 + 0);
    _ptr_3[4] = (_ptr_3[4] + (_ptr_19[0] * ((_ptr_20[0] - v_8) * v_9)));
    _ptr_4[4] = (_ptr_4[4] + _ptr_19[0]);
    _ptr_3[5] = (_ptr_3[5] + (_ptr_19[1] * ((_ptr_20[1] - v_8) * v_9)));
    _ptr_4[5] = (_ptr_4[5] + _ptr_19[1]);
    _ptr_3[6] = (_ptr_3[6] + (_ptr_19[2] * ((_ptr_20[2] - v_8) * v_9)));
    _ptr_4[6] = (_ptr_4[6] + _ptr_19[2]);
    _ptr_3[7] = (_ptr_3[7] + (_ptr_19[3] * ((_ptr_20[3] - v_8) * v_9)));
    _ptr_4[7] = (_ptr_4[7] + _ptr_19[3]);
    int cse_v8 = (v_5 + 1);
    int cse_v33 = (((((v_5 + 1) * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4));
    if ((v_5 + 1) < (((cse_v1 + 99) - ((int)blockIdx.x)) / cse_v1)) {
      int v_18 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 4)])), (&(dy_ptr[(((((v_5 + 1) * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4))])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 8192)])), (&(x_ptr[(((((v_5 + 1) * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4))])));
    }
    tvmbn_copy_commit();
    if ((v_5 + 1) < (((cse_v1 + 99) - ((int)blockIdx.x)) / cse_v1)) {
      int v_19 = (((int)threadIdx.x) + 1024);
      int cse_v35 = ((((((v_5 + 1) * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096);
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 4096)])), (&(dy_ptr[((((((v_5 + 1) * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096)])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 12288)])), (&(x_ptr[((((((v_5 + 1) * cse_v1) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096)])));
    }
    tvmbn_copy_commit();
  }
  int v_20 = ((int)threadIdx.x);
  int cse_v18 = ((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4));
  *(float4*)(shares_ptr + ((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_3 + 0);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 8192)) = *(float4*)(_ptr_4 + 0);
  int v_21 = (((int)threadIdx.x) + 1024);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 4096)) = *(float4*)(_ptr_3 + 4);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 12288)) = *(float4*)(_ptr_4 + 4);
  tvm_builtin_cuda_grid_sync();
  __shared__ alignas(64) float _ptr_23[2048];
  for (int v_22 = 0; v_22 < (((cse_v1 + 255) - ((int)blockIdx.x)) / cse_v1); ++v_22) {
    int cse_v9 = (((int)blockIdx.x) * 32);
    int cse_v10 = (((int)threadIdx.x) % 32);
    int cse_v19 = (v_22 * cse_v1);
    int cse_v25 = ((v_22 * cse_v1) * 32);
    int cse_v31 = (((v_22 * cse_v1) * 32) + (((int)blockIdx.x) * 32));
    int v_23 = ((((v_22 * cse_v1) * 32) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
    alignas(64) float _ptr_24[1];
    alignas(64) float _ptr_25[1];
    _ptr_24[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_25[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v26 = ((v_22 * cse_v1) + ((int)blockIdx.x));
    if (((v_22 * cse_v1) + ((int)blockIdx.x)) < 256) {
      for (int v_24 = 0; v_24 < ((cse_v1 + 127) / 128); ++v_24) {
        int cse_v11 = (((int)threadIdx.x) / 32);
        int cse_v20 = ((v_24 * 128) + (((int)threadIdx.x) / 32));
        int v_25 = ((v_24 * 128) + (((int)threadIdx.x) / 32));
        int cse_v36 = (((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
        if (((v_24 * 128) + (((int)threadIdx.x) / 32)) < multiprocessors) {
          _ptr_24[0] = (_ptr_24[0] + shares_ptr[(((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32))]);
          _ptr_25[0] = (_ptr_25[0] + shares_ptr[((((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 8192)]);
        }
        int cse_v27 = (((v_24 * 128) + (((int)threadIdx.x) / 32)) + 32);
        int v_26 = (((v_24 * 128) + (((int)threadIdx.x) / 32)) + 32);
        if ((((v_24 * 128) + (((int)threadIdx.x) / 32)) + 32) < multiprocessors) {
          _ptr_24[0] = (_ptr_24[0] + shares_ptr[((((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 524288)]);
          _ptr_25[0] = (_ptr_25[0] + shares_ptr[((((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 532480)]);
        }
        int cse_v28 = (((v_24 * 128) + (((int)threadIdx.x) / 32)) + 64);
        int v_27 = (((v_24 * 128) + (((int)threadIdx.x) / 32)) + 64);
        if ((((v_24 * 128) + (((int)threadIdx.x) / 32)) + 64) < multiprocessors) {
          _ptr_24[0] = (_ptr_24[0] + shares_ptr[((((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 1048576)]);
          _ptr_25[0] = (_ptr_25[0] + shares_ptr[((((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 1056768)]);
        }
        int cse_v29 = (((v_24 * 128) + (((int)threadIdx.x) / 32)) + 96);
        int v_28 = (((v_24 * 128) + (((int)threadIdx.x) / 32)) + 96);
        if ((((v_24 * 128) + (((int)threadIdx.x) / 32)) < 4) && ((((v_24 * 128) + (((int)threadIdx.x) / 32)) + 96) < multiprocessors)) {
          _ptr_24[0] = (_ptr_24[0] + shares_ptr[((((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 1572864)]);
          _ptr_25[0] = (_ptr_25[0] + shares_ptr[((((((v_24 * 2097152) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_22 * cse_v1) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 1581056)]);
        }
      }
    }
    _ptr_23[((int)threadIdx.x)] = _ptr_24[0];
    _ptr_23[(((int)threadIdx.x) + 1024)] = _ptr_25[0];
    tvm_builtin_cuda_cta_sync();
    if ((((int)threadIdx.x) < 32) && (((v_22 * cse_v1) + ((int)blockIdx.x)) < 256)) {
      alignas(64) float _ptr_26[1];
      _ptr_26[0] = 0x0p+0f/*0.000000e+00*/;
      for (int v_29 = 0; v_29 < 32; ++v_29) {
        _ptr_26[0] = (_ptr_26[0] + _ptr_23[((v_29 * 32) + ((int)threadIdx.x))]);
      }
      alignas(64) float _ptr_27[1];
      _ptr_27[0] = 0x0p+0f/*0.000000e+00*/;
      for (int v_30 = 0; v_30 < 32; ++v_30) {
        _ptr_27[0] = (_ptr_27[0] + _ptr_23[(((v_30 * 32) + ((int)threadIdx.x)) + 1024)]);
      }
      int cse_v34 = ((((v_22 * cse_v1) * 32) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x));
      dgamma_ptr[((((v_22 * cse_v1) * 32) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] = _ptr_26[0];
      dbeta_ptr[((((v_22 * cse_v1) * 32) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] = _ptr_27[0];
    }
    tvm_builtin_cuda_cta_sync();
  }
}
