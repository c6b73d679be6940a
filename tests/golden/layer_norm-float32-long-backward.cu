extern "C" __global__ void __launch_bounds__(512, 2) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v1, int cse_v14);
extern "C" __global__ void __launch_bounds__(512, 2) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v1, int cse_v14) {
  __shared__ alignas(64) float _ptr[128];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) float _ptr_2[];
  int v = ((int)blockIdx.x);
  int v_1 = 0;
  int cse_v39 = (((cse_v14 + 999) - ((int)blockIdx.x)) / cse_v14);
  int v_2 = (((cse_v14 + 999) - ((int)blockIdx.x)) / cse_v14);
  int v_3 = ((int)threadIdx.x);
  int cse_v2 = (((int)threadIdx.x) * 4);
  int cse_v3 = (((int)blockIdx.x) * 8192);
  int cse_v15 = ((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4));
  tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 4)])), (&(dy_ptr[((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4))])));
  int cse_v16 = ((((int)threadIdx.x) * 4) + 8192);
  tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 8192)])), (&(x_ptr[((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4))])));
  tvmbn_copy_commit();
  int cse_v4 = (((int)threadIdx.x) + 512);
  int v_4 = (((int)threadIdx.x) + 512);
  int cse_v17 = ((((int)threadIdx.x) * 4) + 2048);
  int cse_v26 = (((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 2048);
  tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 2048)])), (&(dy_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 2048)])));
  int cse_v18 = ((((int)threadIdx.x) * 4) + 10240);
  tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 10240)])), (&(x_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 2048)])));
  tvmbn_copy_commit();
  int cse_v5 = (((int)threadIdx.x) + 1024);
  int v_5 = (((int)threadIdx.x) + 1024);
  int cse_v19 = ((((int)threadIdx.x) * 4) + 4096);
  int cse_v27 = (((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 4096);
  tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 4096)])), (&(dy_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 4096)])));
  int cse_v20 = ((((int)threadIdx.x) * 4) + 12288);
  tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 12288)])), (&(x_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 4096)])));
  tvmbn_copy_commit();
  int cse_v6 = (((int)threadIdx.x) + 1536);
  int v_6 = (((int)threadIdx.x) + 1536);
  int cse_v21 = ((((int)threadIdx.x) * 4) + 6144);
  int cse_v28 = (((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 6144);
  tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 6144)])), (&(dy_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 6144)])));
  int cse_v22 = ((((int)threadIdx.x) * 4) + 14336);
  tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 14336)])), (&(x_ptr[(((((int)blockIdx.x) * 8192) + (((int)threadIdx.x) * 4)) + 6144)])));
  tvmbn_copy_commit();
  alignas(64) float _ptr_3[16];
  alignas(64) float _ptr_4[16];
  _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[2] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[3] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[4] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[5] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[6] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[7] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[8] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[9] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[10] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[11] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[12] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[13] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[14] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[15] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[2] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[3] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[4] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[5] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[6] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[7] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[8] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[9] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[10] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[11] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[12] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[13] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[14] = 0x0p+0f/*0.000000e+00*/;
  _ptr_4[15] = 0x0p+0f/*0.000000e+00*/;
  for (int v_7 = 0; v_7 < (((cse_v14 + 999) - ((int)blockIdx.x)) / cse_v14); ++v_7) {
    int cse_v29 = (v_7 * cse_v14);
    int cse_v36 = (((int)blockIdx.x) + (v_7 * cse_v14));
    int v_8 = (((int)blockIdx.x) + (v_7 * cse_v14));
    int v_9 = 0;
    float v_10 = mean_ptr[(((int)blockIdx.x) + (v_7 * cse_v14))];
    float v_11 = rstd_ptr[(((int)blockIdx.x) + (v_7 * cse_v14))];
    alignas(64) float _ptr_5[1];
    alignas(64) float _ptr_6[1];
    _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
    tvmbn_copy_wait_3();
    int v_12 = ((int)threadIdx.x);
    alignas(64) float _ptr_7[4];
    *(float4*)(_ptr_7 + 0) = *(float4*)(_ptr_2 + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_8[4];
    *(float4*)(_ptr_8 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 8192));
    alignas(64) float _ptr_9[4];
    *(float4*)(_ptr_9 + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[0] * _ptr_9[0]) * ((_ptr_8[0] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[0] * _ptr_9[0]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[1] * _ptr_9[1]) * ((_ptr_8[1] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[1] * _ptr_9[1]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[2] * _ptr_9[2]) * ((_ptr_8[2] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[2] * _ptr_9[2]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_7[3] * _ptr_9[3]) * ((_ptr_8[3] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_7[3] * _ptr_9[3]));
    tvmbn_copy_wait_2();
    int v_13 = (((int)threadIdx.x) + 512);
    alignas(64) float _ptr_10[4];
    *(float4*)(_ptr_10 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 2048));
    alignas(64) float _ptr_11[4];
    *(float4*)(_ptr_11 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 10240));
    alignas(64) float _ptr_12[4];
    *(float4*)(_ptr_12 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 2048));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[0] * _ptr_12[0]) * ((_ptr_11[0] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[0] * _ptr_12[0]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[1] * _ptr_12[1]) * ((_ptr_11[1] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[1] * _ptr_12[1]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[2] * _ptr_12[2]) * ((_ptr_11[2] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[2] * _ptr_12[2]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_10[3] * _ptr_12[3]) * ((_ptr_11[3] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_10[3] * _ptr_12[3]));
    tvmbn_copy_wait_1();
    int v_14 = (((int)threadIdx.x) + 1024);
    alignas(64) float _ptr_13[4];
    *(float4*)(_ptr_13 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 4096));
    alignas(64) float _ptr_14[4];
    *(float4*)(_ptr_14 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 12288));
    alignas(64) float _ptr_15[4];
    *(float4*)(_ptr_15 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 4096));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_13[0] * _ptr_15[0]) * ((_ptr_14[0] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_13[0] * _ptr_15[0]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_13[1] * _ptr_15[1]) * ((_ptr_14[1] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_13[1] * _ptr_15[1]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_13[2] * _ptr_15[2]) * ((_ptr_14[2] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_13[2] * _ptr_15[2]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_13[3] * _ptr_15[3]) * ((_ptr_14[3] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_13[3] * _ptr_15[3]));
    tvmbn_copy_wait_0();
    int v_15 = (((int)threadIdx.x) + 1536);
    alignas(64) float _ptr_16[4];
    *(float4*)(_ptr_16 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 6144));
    alignas(64) float _ptr_17[4];
    *(float4*)(_ptr_17 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 14336));
    alignas(64) float _ptr_18[4];
    *(float4*)(_ptr_18 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 6144));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_16[0] * _ptr_18[0]) * ((_ptr_17[0] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_16[0] * _ptr_18[0]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_16[1] * _ptr_18[1]) * ((_ptr_17[1] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_16[1] * _ptr_18[1]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_16[2] * _ptr_18[2]) * ((_ptr_17[2] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_16[2] * _ptr_18[2]));
    _ptr_5[0] = (_ptr_5[0] + ((_ptr_16[3] * _ptr_18[3]) * ((_ptr_17[3] - v_10) * v_11)));
    _ptr_6[0] = (_ptr_6[0] + (_ptr_16[3] * _ptr_18[3]));
    float v_16 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_5[0]);
    int cse_v7 = (((int)threadIdx.x) & 31);
    int cse_v23 = ((v_7 % 2) * 64);
    int cse_v30 = (((v_7 % 2) * 64) + (((int)threadIdx.x) >> 5));
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[(((v_7 % 2) * 64) + (((int)threadIdx.x) >> 5))] = v_16;
    }
    float v_17 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_6[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[((((v_7 % 2) * 64) + (((int)threadIdx.x) >> 5)) + 16)] = v_17;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_19[1];
    _ptr_19[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v31 = (((v_7 % 2) * 64) + (((int)threadIdx.x) & 31));
    if ((((int)threadIdx.x) & 31) < 16) {
      _ptr_19[0] = _ptr[(((v_7 % 2) * 64) + (((int)threadIdx.x) & 31))];
    }
    float v_18 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_19[0]);
    alignas(64) float _ptr_20[1];
    _ptr_20[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) & 31) < 16) {
      _ptr_20[0] = _ptr[((((v_7 % 2) * 64) + (((int)threadIdx.x) & 31)) + 16)];
    }
    float v_19 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_20[0]);
    int v_20 = ((int)threadIdx.x);
    alignas(64) float _ptr_21[4];
    *(float4*)(_ptr_21 + 0) = *(float4*)(_ptr_2 + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_22[4];
    *(float4*)(_ptr_22 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 8192));
    alignas(64) float _ptr_23[4];
    *(float4*)(_ptr_23 + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_24[4];
    float cse_v8 = (v_18 * 0x1p-13f/*1.220703e-04*/);
    float cse_v9 = (v_19 * 0x1p-13f/*1.220703e-04*/);
    _ptr_24[0] = ((((_ptr_21[0] * _ptr_23[0]) - (((_ptr_22[0] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_24[1] = ((((_ptr_21[1] * _ptr_23[1]) - (((_ptr_22[1] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_24[2] = ((((_ptr_21[2] * _ptr_23[2]) - (((_ptr_22[2] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_24[3] = ((((_ptr_21[3] * _ptr_23[3]) - (((_ptr_22[3] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    int cse_v41 = ((((v_7 * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4));
    *(float4*)(dx_ptr + ((((v_7 * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_24 + 0);
    _ptr_3[0] = (_ptr_3[0] + (_ptr_21[0] * ((_ptr_22[0] - v_10) * v_11)));
    _ptr_4[0] = (_ptr_4[0] + _ptr_21[0]);
    _ptr_3[1] = (_ptr_3[1] + (_ptr_21[1] * ((_ptr_22[1] - v_10) * v_11)));
    _ptr_4[1] = (_ptr_4[1] + _ptr_21[1]);
    _ptr_3[2] = (_ptr_3[2] + (_ptr_21[2] * ((_ptr_22[2] - v_10) * v_11)));
    _ptr_4[2] = (_ptr_4[2] + _ptr_21[2]);
    _ptr_3[3] = (_ptr_3[3] + (_ptr_21[3] * ((_ptr_22[3] - v_10) * v_11)));
    _ptr_4[3] = (_ptr_4[3] + _ptr_21[3]);
    int v_21 = (((int)threadIdx.x) + 512);
    alignas(64) float _ptr_25[4];
    *(float4*)(_ptr_25 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 2048));
    alignas(64) float _ptr_26[4];
    *(float4*)(_ptr_26 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 10240));
    alignas(64) float _ptr_27[4];
    *(float4*)(_ptr_27 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 2048));
    alignas(64) float _ptr_28[4];
    _ptr_28[0] = ((((_ptr_25[0] * _ptr_27[0]) - (((_ptr_26[0] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_28[1] = ((((_ptr_25[1] * _ptr_27[1]) - (((_ptr_26[1] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_28[2] = ((((_ptr_25[2] * _ptr_27[2]) - (((_ptr_26[2] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_28[3] = ((((_ptr_25[3] * _ptr_27[3]) - (((_ptr_26[3] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    *(float4*)(dx_ptr + (((((v_7 * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 2048)) = *(float4*)(_ptr_28 + 0);
    _ptr_3[4] = (_ptr_3[4] + (_ptr_25[0] * ((_ptr_26[0] - v_10) * v_11)));
    _ptr_4[4] = (_ptr_4[4] + _ptr_25[0]);
    _ptr_3[5] = (_ptr_3[5] + (_ptr_25[1] * ((_ptr_26[1] - v_10) * v_11)));
    _ptr_4[5] = (_ptr_4[5] + _ptr_25[1]);
    _ptr_3[6] = (_ptr_3[6] + (_ptr_25[2] * ((_ptr_26[2] - v_10) * v_11)));
    _ptr_4[6] = (_ptr_4[6] + _ptr_25[2]);
    _ptr_3[7] = (_ptr_3[7] + (_ptr_25[3] * ((_ptr_26[3] - v_10) * v_11)));
    _ptr_4[7] = (_ptr_4[7] + _ptr_25[3]);
    int v_22 = (((int)threadIdx.x) + 1024);
    alignas(64) float _ptr_29[4];
    *(float4*)(_ptr_29 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 4096));
    alignas(64) float _ptr_30[4];
    *(float4*)(_ptr_30 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 12288));
    alignas(64) float _ptr_31[4];
    *(float4*)(_ptr_31 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 4096));
    alignas(64) float _ptr_32[4];
    _ptr_32[0] = ((((_ptr_29[0] * _ptr_31[0]) - (((_ptr_30[0] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_32[1] = ((((_ptr_29[1] * _ptr_31[1]) - (((_ptr_30[1] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_32[2] = ((((_ptr_29[2] * _ptr_31[2]) - (((_ptr_30[2] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_32[3] = ((((_ptr_29[3] * _ptr_31[3]) - (((_ptr_30[3] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    *(float4*)(dx_ptr + (((((v_7 * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096)) = *(float4*)(_ptr_32 + 0);
    _ptr_3[8] = (_ptr_3[8] + (_ptr_29[0] * ((_ptr_30[0] - v_10) * v_11)));
    _ptr_4[8] = (_ptr_4[8] + _ptr_29[0]);
    _ptr_3[9] = (_ptr_3[9] + (_ptr_29[1] * ((_ptr_30[1] - v_10) * v_11)));
    _ptr_4[9] = (_ptr_4[9] + _ptr_29[1]);
    _ptr_3[10] = (_ptr_3[10] + (_ptr_29[2] * ((_ptr_30[2] - v_10) * v_11)));
    _ptr_4[10] = (_ptr_4[10] + _ptr_29[2]);
    _ptr_3[11] = (_ptr_3[11] + (_ptr_29[3] * ((_ptr_30[3] - v_10) * v_11)));
    _ptr_4[11] = (_ptr_4[11] + _ptr_29[3]);
    int v_23 = (((int)threadIdx.x) + 1536);
    alignas(64) float _ptr_33[4];
    *(float4*)(_ptr_33 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 6144));
    alignas(64) float _ptr_34[4];
    *(float4*)(_ptr_34 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 14336));
    alignas(64) float _ptr_35[4];
    *(float4*)(_ptr_35 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 6144));
    alignas(64) float _ptr_36[4];
    _ptr_36[0] = ((((_ptr_33[0] * _ptr_35[0]) - (((_ptr_34[0] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_36[1] = ((((_ptr_33[1] * _ptr_35[1]) - (((_ptr_34[1] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_36[2] = ((((_ptr_33[2] * _ptr_35[2]) - (((_ptr_34[2] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    _ptr_36[3] = ((((_ptr_33[3] * _ptr_35[3]) - (((_ptr_34[3] - v_10) * v_11) * (v_18 * 0x1p-13f/*1.220703e-04*/))) - (v_19 * 0x1p-13f/*1.220703e-04*/)) * v_11);
    *(float4*)(dx_ptr + (((((v_7 * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 6144)) = *(float4*)(_ptr_36 + 0);
    _ptr_3[12] = (_ptr_3[12] + (_ptr_33[0] * ((_ptr_34[0] - v_10) * v_11)));
    _ptr_4[12] = (_ptr_4[12] + _ptr_33[0]);
    _ptr_3[13] = (_ptr_3[13] + (_ptr_33[1] * ((_ptr_34[1] - v_10) * v_11)));
    _ptr_4[13] = (_ptr_4[13] + _ptr_33[1]);
    _ptr_3[14] = (_ptr_3[14] + (_ptr_33[2] * ((_ptr_34[2] - v_10) * v_11)));
    _ptr_4[14] = (_ptr_4[14] + _ptr_33[2]);
    _ptr_3[15] = (_ptr_3[15] + (_ptr_33[3] * ((_ptr_34[3] - v_10) * v_11)));
    _ptr_4[15] = (_ptr_4[15] + _ptr_33[3]);
    int cse_v10 = (v_7 + 1);
    int cse_v42 = (((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4));
    if ((v_7 + 1) < (((cse_v14 + 999) - ((int)blockIdx.x)) / cse_v14)) {
      int v_24 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 4)])), (&(dy_ptr[(((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4))])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 8192)])), (&(x_ptr[(((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4))])));
    }
    tvmbn_copy_commit();
    if ((v_7 + 1) < (((cse_v14 + 999) - ((int)blockIdx.x)) / cse_v14)) {
      int v_25 = (((int)threadIdx.x) + 512);
      int cse_v44 = ((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 2048);
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 2048)])), (&(dy_ptr[((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 2048)])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 10240)])), (&(x_ptr[((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 2048)])));
    }
    tvmbn_copy_commit();
    if ((v_7 + 1) < (((cse_v14 + 999) - ((int)blockIdx.x)) / cse_v14)) {
      int v_26 = (((int)threadIdx.x) + 1024);
      int cse_v45 = ((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096);
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 4096)])), (&(dy_ptr[((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096)])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 12288)])), (&(x_ptr[((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 4096)])));
    }
    tvmbn_copy_commit();
    if ((v_7 + 1) < (((cse_v14 + 999) - ((int)blockIdx.x)) / cse_v14)) {
      int v_27 = (((int)threadIdx.x) + 1536);
      int cse_v46 = ((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 6144);
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 6144)])), (&(dy_ptr[((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 6144)])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 14336)])), (&(x_ptr[((((((v_7 + 1) * cse_v14) * 8192) + (((int)blockIdx.x) * 8192)) + (((int)threadIdx.x) * 4)) + 6144)])));
    }
    tvmbn_copy_commit();
  }
  int v_28 = ((int)threadIdx.x);
  int cse_v24 = ((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4));
  *(float4*)(shares_ptr + ((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_3 + 0);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 8192)) = *(float4*)(_ptr_4 + 0);
  int v_29 = (((int)threadIdx.x) + 512);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 2048)) = *(float4*)(_ptr_3 + 4);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 10240)) = *(float4*)(_ptr_4 + 4);
  int v_30 = (((int)threadIdx.x) + 1024);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 4096)) = *(float4*)(_ptr_3 + 8);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 12288)) = *(float4*)(_ptr_4 + 8);
  int v_31 = (((int)threadIdx.x) + 1536);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 6144)) = *(float4*)(_ptr_3 + 12);
  *(float4*)(shares_ptr + (((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 4)) + 14336)) = *(float4*)(_ptr_4 + 12);
  tvm_builtin_cuda_grid_sync();
  __shared__ alignas(64) float _ptr_37[1024];
  for (int v_32 = 0; v_32 < (((cse_v14 + 255) - ((int)blockIdx.x)) / cse_v14); ++v_32) {
    int cse_v11 = (((int)blockIdx.x) * 32);
    int cse_v12 = (((int)threadIdx.x) % 32);
    int cse_v32 = (v_32 * cse_v14);
    int cse_v37 = ((v_32 * cse_v14) * 32);
    int cse_v40 = (((v_32 * cse_v14) * 32) + (((int)blockIdx.x) * 32));
    int v_33 = ((((v_32 * cse_v14) * 32) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
    alignas(64) float _ptr_38[1];
    alignas(64) float _ptr_39[1];
    _ptr_38[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_39[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v38 = ((v_32 * cse_v14) + ((int)blockIdx.x));
    if (((v_32 * cse_v14) + ((int)blockIdx.x)) < 256) {
      for (int v_34 = 0; v_34 < ((cse_v14 + 63) / 64); ++v_34) {
        int cse_v13 = (((int)threadIdx.x) / 32);
        int cse_v25 = ((v_34 * 64) + (((int)threadIdx.x) / 32));
        int v_35 = ((v_34 * 64) + (((int)threadIdx.x) / 32));
        int cse_v47 = (((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
        if ((((v_34 * 64) + (((int)threadIdx.x) / 32)) < 264) && (((v_34 * 64) + (((int)threadIdx.x) / 32)) < cse_v1)) {
          _ptr_38[0] = (_ptr_38[0] + shares_ptr[(((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32))]);
          _ptr_39[0] = (_ptr_39[0] + shares_ptr[((((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 8192)]);
        }
        int cse_v33 = (((v_34 * 64) + (((int)threadIdx.x) / 32)) + 16);
        int v_36 = (((v_34 * 64) + (((int)threadIdx.x) / 32)) + 16);
        if ((((v_34 * 64) + (((int)threadIdx.x) / 32)) < 248) && ((((v_34 * 64) + (((int)threadIdx.x) / 32)) + 16) < cse_v1)) {
          _ptr_38[0] = (_ptr_38[0] + shares_ptr[((((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 262144)]);
          _ptr_39[0] = (_ptr_39[0] + shares_ptr[((((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 270336)]);
        }
        int cse_v34 = (((v_34 * 64) + (((int)threadIdx.x) / 32)) + 32);
        int v_37 = (((v_34 * 64) + (((int)threadIdx.x) / 32)) + 32);
        if ((((v_34 * 64) + (((int)threadIdx.x) / 32)) < 232) && ((((v_34 * 64) + (((int)threadIdx.x) / 32)) + 32) < cse_v1)) {
          _ptr_38[0] = (_ptr_38[0] + shares_ptr[((((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 524288)]);
          _ptr_39[0] = (_ptr_39[0] + shares_ptr[((((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 532480)]);
        }
        int cse_v35 = (((v_34 * 64) + (((int)threadIdx.x) / 32)) + 48);
        int v_38 = (((v_34 * 64) + (((int)threadIdx.x) / 32)) + 48);
        if ((((v_34 * 64) + (((int)threadIdx.x) / 32)) < 216) && ((((v_34 * 64) + (((int)threadIdx.x) / 32)) + 48) < cse_v1)) {
          _ptr_38[0] = (_ptr_38[0] + shares_ptr[((((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 786432)]);
          _ptr_39[0] = (_ptr_39[0] + shares_ptr[((((((v_34 * 1048576) + ((((int)threadIdx.x) / 32) * 16384)) + ((v_32 * cse_v14) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 794624)]);
        }
      }
    }
    _ptr_37[((int)threadIdx.x)] = _ptr_38[0];
    _ptr_37[(((int)threadIdx.x) + 512)] = _ptr_39[0];
    tvm_builtin_cuda_cta_sync();
    if ((((int)threadIdx.x) < 32) && (((v_32 * cse_v14) + ((int)blockIdx.x)) < 256)) {
      alignas(64) float _ptr_40[1];
      _ptr_40[0] = 0x0p+0f/*0.000000e+00*/;
      for (int v_39 = 0; v_39 < 16; ++v_39) {
        _ptr_40[0] = (_ptr_40[0] + _ptr_37[((v_39 * 32) + ((int)threadIdx.x))]);
      }
      alignas(64) float _ptr_41[1];
      _ptr_41[0] = 0x0p+0f/*0.000000e+00*/;
      for (int v_40 = 0; v_40 < 16; ++v_40) {
        _ptr_41[0] = (_ptr_41[0] + _ptr_37[(((v_40 * 32) + ((int)threadIdx.x)) + 512)]);
      }
      int cse_v43 = ((((v_32 * cse_v14) * 32) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x));
      dgamma_ptr[((((v_32 * cse_v14) * 32) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] = _ptr_40[0];
      dbeta_ptr[((((v_32 * cse_v14) * 32) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] = _ptr_41[0];
    }
    tvm_builtin_cuda_cta_sync();
  }
}
