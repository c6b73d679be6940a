extern "C" __global__ void __launch_bounds__(128, 8) main_kernel(float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v10, int multiprocessors);
extern "C" __global__ void __launch_bounds__(128, 8) main_kernel(float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ rstd_ptr, float* __restrict__ shares_ptr, float* __restrict__ x_ptr, int cse_v10, int multiprocessors) {
  __shared__ alignas(64) float _ptr[32];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) float _ptr_2[];
  int v = ((int)blockIdx.x);
  int v_1 = 0;
  int cse_v24 = (((cse_v10 + 511) - ((int)blockIdx.x)) / cse_v10);
  int v_2 = (((cse_v10 + 511) - ((int)blockIdx.x)) / cse_v10);
  int cse_v1 = (((int)threadIdx.x) * 4);
  int cse_v2 = (((int)blockIdx.x) * 1000);
  int cse_v11 = ((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4));
  int cse_v12 = ((((int)threadIdx.x) * 4) + 1024);
  if (0 < (((cse_v10 + 511) - ((int)blockIdx.x)) / cse_v10)) {
    int v_3 = ((int)threadIdx.x);
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 4)])), (&(dy_ptr[((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4))])));
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 1024)])), (&(x_ptr[((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4))])));
  }
  tvmbn_copy_commit();
  int cse_v3 = (((int)threadIdx.x) + 128);
  int cse_v13 = ((((int)threadIdx.x) * 4) + 512);
  int cse_v14 = ((((int)threadIdx.x) * 4) + 1536);
  int cse_v19 = (((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4)) + 512);
  if (0 < (((cse_v10 + 511) - ((int)blockIdx.x)) / cse_v10)) {
    int v_4 = (((int)threadIdx.x) + 128);
    if (((int)threadIdx.x) < 122) {
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 512)])), (&(dy_ptr[(((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4)) + 512)])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 1536)])), (&(x_ptr[(((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4)) + 512)])));
    }
  }
  tvmbn_copy_commit();
  alignas(64) float _ptr_3[8];
  _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[1] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[2] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[3] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[4] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[5] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[6] = 0x0p+0f/*0.000000e+00*/;
  _ptr_3[7] = 0x0p+0f/*0.000000e+00*/;
  int cse_v4 = (((int)threadIdx.x) & 31);
  for (int v_5 = 0; v_5 < (((cse_v10 + 511) - ((int)blockIdx.x)) / cse_v10); ++v_5) {
    int cse_v20 = (v_5 * cse_v10);
    int cse_v22 = (((int)blockIdx.x) + (v_5 * cse_v10));
    int v_6 = (((int)blockIdx.x) + (v_5 * cse_v10));
    int v_7 = 0;
    float v_8 = rstd_ptr[(((int)blockIdx.x) + (v_5 * cse_v10))];
    alignas(64) float _ptr_4[1];
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    tvmbn_copy_wait_1();
    int v_9 = ((int)threadIdx.x);
    alignas(64) float _ptr_5[4];
    *(float4*)(_ptr_5 + 0) = *(float4*)(_ptr_2 + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_6[4];
    *(float4*)(_ptr_6 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 1024));
    alignas(64) float _ptr_7[4];
    *(float4*)(_ptr_7 + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    _ptr_4[0] = (_ptr_4[0] + ((_ptr_5[0] * _ptr_7[0]) * (_ptr_6[0] * v_8)));
    _ptr_4[0] = (_ptr_4[0] + ((_ptr_5[1] * _ptr_7[1]) * (_ptr_6[1] * v_8)));
    _ptr_4[0] = (_ptr_4[0] + ((_ptr_5[2] * _ptr_7[2]) * (_ptr_6[2] * v_8)));
    _ptr_4[0] = (_ptr_4[0] + ((_ptr_5[3] * _ptr_7[3]) * (_ptr_6[3] * v_8)));
    tvmbn_copy_wait_0();
    int v_10 = (((int)threadIdx.x) + 128);
    if (((int)threadIdx.x) < 122) {
      alignas(64) float _ptr_8[4];
      *(float4*)(_ptr_8 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 512));
      alignas(64) float _ptr_9[4];
      *(float4*)(_ptr_9 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 1536));
      alignas(64) float _ptr_10[4];
      *(float4*)(_ptr_10 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 512));
      _ptr_4[0] = (_ptr_4[0] + ((_ptr_8[0] * _ptr_10[0]) * (_ptr_9[0] * v_8)));
      _ptr_4[0] = (_ptr_4[0] + ((_ptr_8[1] * _ptr_10[1]) * (_ptr_9[1] * v_8)));
      _ptr_4[0] = (_ptr_4[0] + ((_ptr_8[2] * _ptr_10[2]) * (_ptr_9[2] * v_8)));
      _ptr_4[0] = (_ptr_4[0] + ((_ptr_8[3] * _ptr_10[3]) * (_ptr_9[3] * v_8)));
    }
    float v_11 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_4[0]);
    int cse_v15 = ((v_5 % 2) * 16);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[(((v_5 % 2) * 16) + (((int)threadIdx.x) >> 5))] = v_11;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_11[1];
    _ptr_11[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) & 31) < 4) {
      _ptr_11[0] = _ptr[(((v_5 % 2) * 16) + (((int)threadIdx.x) & 31))];
    }
    float v_12 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_11[0]);
    int v_13 = ((int)threadIdx.x);
    alignas(64) float _ptr_12[4];
    *(float4*)(_ptr_12 + 0) = *(float4*)(_ptr_2 + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_13[4];
    *(float4*)(_ptr_13 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 1024));
    alignas(64) float _ptr_14[4];
    *(float4*)(_ptr_14 + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    alignas(64) float _ptr_15[4];
    float cse_v5 = (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/);
    _ptr_15[0] = (((_ptr_12[0] * _ptr_14[0]) - ((_ptr_13[0] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
    _ptr_15[1] = (((_ptr_12[1] * _ptr_14[1]) - ((_ptr_13[1] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
    _ptr_15[2] = (((_ptr_12[2] * _ptr_14[2]) - ((_ptr_13[2] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
    _ptr_15[3] = (((_ptr_12[3] * _ptr_14[3]) - ((_ptr_13[3] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
    int cse_v26 = ((((v_5 * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4));
    *(float4*)(dx_ptr + ((((v_5 * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_15 + 0);
    _ptr_3[0] = (_ptr_3[0] + (_ptr_12[0] * (_ptr_13[0] * v_8)));
    _ptr_3[1] = (_ptr_3[1] + (_ptr_12[1] * (_ptr_13[1] * v_8)));
    _ptr_3[2] = (_ptr_3[2] + (_ptr_12[2] * (_ptr_13[2] * v_8)));
    _ptr_3[3] = (_ptr_3[3] + (_ptr_12[3] * (_ptr_13[3] * v_8)));
    int v_14 = (((int)threadIdx.x) + 128);
    if (((int)threadIdx.x) < 122) {
      alignas(64) float _ptr_16[4];
      *(float4*)(_ptr_16 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 512));
      alignas(64) float _ptr_17[4];
      *(float4*)(_ptr_17 + 0) = *(float4*)(_ptr_2 + ((((int)threadIdx.x) * 4) + 1536));
      alignas(64) float _ptr_18[4];
      *(float4*)(_ptr_18 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 512));
      alignas(64) float _ptr_19[4];
      _ptr_19[0] = (((_ptr_16[0] * _ptr_18[0]) - ((_ptr_17[0] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
      _ptr_19[1] = (((_ptr_16[1] * _ptr_18[1]) - ((_ptr_17[1] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
      _ptr_19[2] = (((_ptr_16[2] * _ptr_18[2]) - ((_ptr_17[2] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
      _ptr_19[3] = (((_ptr_16[3] * _ptr_18[3]) - ((_ptr_17[3] * v_8) * (v_12 * 0x1.0624dd2f1a9fcp-10f/*1.000000e-03*/))) * v_8);
      *(float4*)(dx_ptr + (((((v_5 * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4)) + 512)) = *(float4*)(_ptr_19 + 0);
      _ptr_3[4] = (_ptr_3[4] + (_ptr_16[0] * (_ptr_17[0] * v_8)));
      _ptr_3[5] = (_ptr_3[5] + (_ptr_16[1] * (_ptr_17[1] * v_8)));
      _ptr_3[6] = (_ptr_3[6] + (_ptr_16[2] * (_ptr_17[2] * v_8)));
      _ptr_3[7] = (_ptr_3[7] + (_ptr_16[3] * (_ptr_17[3] * v_8)));
    }
    int cse_v6 = (v_5 + 1);
    int cse_v27 = (((((v_5 + 1) * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4));
    if ((v_5 + 1) < (((cse_v10 + 511) - ((int)blockIdx.x)) / cse_v10)) {
      int v_15 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 4)])), (&(dy_ptr[(((((v_5 + 1) * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4))])));
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 1024)])), (&(x_ptr[(((((v_5 + 1) * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4))])));
    }
    tvmbn_copy_commit();
    if ((v_5 + 1) < (((cse_v10 + 511) - ((int)blockIdx.x)) / cse_v10)) {
      int v_16 = (((int)threadIdx.x) + 128);
      if (((int)threadIdx.x) < 122) {
        int cse_v29 = ((((((v_5 + 1) * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4)) + 512);
        tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 512)])), (&(dy_ptr[((((((v_5 + 1) * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4)) + 512)])));
        tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 4) + 1536)])), (&(x_ptr[((((((v_5 + 1) * cse_v10) * 1000) + (((int)blockIdx.x) * 1000)) + (((int)threadIdx.x) * 4)) + 512)])));
      }
    }
    tvmbn_copy_commit();
  }
  int v_17 = ((int)threadIdx.x);
  *(float4*)(shares_ptr + ((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4))) = *(float4*)(_ptr_3 + 0);
  int v_18 = (((int)threadIdx.x) + 128);
  if (((int)threadIdx.x) < 122) {
    *(float4*)(shares_ptr + (((((int)blockIdx.x) * 1000) + (((int)threadIdx.x) * 4)) + 512)) = *(float4*)(_ptr_3 + 4);
  }
  tvm_builtin_cuda_grid_sync();
  __shared__ alignas(64) float _ptr_20[128];
  for (int v_19 = 0; v_19 < (((cse_v10 + 31) - ((int)blockIdx.x)) / cse_v10); ++v_19) {
    int cse_v7 = (((int)blockIdx.x) * 32);
    int cse_v8 = (((int)threadIdx.x) % 32);
    int cse_v21 = (v_19 * cse_v10);
    int cse_v23 = ((v_19 * cse_v10) * 32);
    int cse_v25 = (((v_19 * cse_v10) * 32) + (((int)blockIdx.x) * 32));
    int v_20 = ((((v_19 * cse_v10) * 32) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
    alignas(64) float _ptr_21[1];
    _ptr_21[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v28 = ((((v_19 * cse_v10) * 4) + (((int)blockIdx.x) * 4)) + ((((int)threadIdx.x) & 31) >> 3));
    if (((((v_19 * cse_v10) * 4) + (((int)blockIdx.x) * 4)) + ((((int)threadIdx.x) & 31) >> 3)) < 125) {
      for (int v_21 = 0; v_21 < ((cse_v10 + 15) / 16); ++v_21) {
        int cse_v9 = (((int)threadIdx.x) / 32);
        int cse_v16 = ((v_21 * 16) + (((int)threadIdx.x) / 32));
        int v_22 = ((v_21 * 16) + (((int)threadIdx.x) / 32));
        int cse_v17 = ((v_21 * 2) - multiprocessors);
        int cse_v30 = (((((v_21 * 16000) + ((((int)threadIdx.x) / 32) * 1000)) + ((v_19 * cse_v10) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32));
        if (((v_21 * 2) - multiprocessors) < 0) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[(((((v_21 * 16000) + ((((int)threadIdx.x) / 32) * 1000)) + ((v_19 * cse_v10) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32))]);
        }
        int v_23 = (((v_21 * 16) + (((int)threadIdx.x) / 32)) + 4);
        int cse_v18 = ((v_21 * 4) - (multiprocessors * 2));
        if (((v_21 * 4) - (multiprocessors * 2)) < -1) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[((((((v_21 * 16000) + ((((int)threadIdx.x) / 32) * 1000)) + ((v_19 * cse_v10) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 4000)]);
        }
        int v_24 = (((v_21 * 16) + (((int)threadIdx.x) / 32)) + 8);
        if (((v_21 * 2) - multiprocessors) < -1) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[((((((v_21 * 16000) + ((((int)threadIdx.x) / 32) * 1000)) + ((v_19 * cse_v10) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 8000)]);
        }
        int v_25 = (((v_21 * 16) + (((int)threadIdx.x) / 32)) + 12);
        if (((v_21 * 4) - (multiprocessors * 2)) < -3) {
          _ptr_21[0] = (_ptr_21[0] + shares_ptr[((((((v_21 * 16000) + ((((int)threadIdx.x) / 32) * 1000)) + ((v_19 * cse_v10) * 32)) + (((int)blockIdx.x) * 32)) + (((int)threadIdx.x) % 32)) + 12000)]);
        }
      }
    }
    _ptr_20[((int)threadIdx.x)] = _ptr_21[0];
    tvm_builtin_cuda_cta_sync();
    if ((((int)threadIdx.x) < 32) && (((((v_19 * cse_v10) * 4) + (((int)blockIdx.x) * 4)) + ((((int)threadIdx.x) & 31) >> 3)) < 125)) {
      alignas(64) float _ptr_22[1];
      _ptr_22[0] = 0x0p+0f/*0.000000e+00*/;
      for (int v_26 = 0; v_26 < 4; ++v_26) {
        _ptr_22[0] = (_ptr_22[0] + _ptr_20[((v_26 * 32) + ((int)threadIdx.x))]);
      }
      dgamma_ptr[((((v_19 * cse_v10) * 32) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] = _ptr_22[0];
    }
    tvm_builtin_cuda_cta_sync();
  }
}
