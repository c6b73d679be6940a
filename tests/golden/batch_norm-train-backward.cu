extern "C" __global__ void __launch_bounds__(1024, 1) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr, int cse_v1);
extern "C" __global__ void __launch_bounds__(1024, 1) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr, int cse_v1) {
  __shared__ alignas(64) float _ptr[256];
  __shared__ alignas(64) float _ptr_1[16];
  int v = ((int)blockIdx.x);
  int v_1 = 0;
  int cse_v8 = (((cse_v1 + 29) - ((int)blockIdx.x)) / cse_v1);
  int v_2 = (((cse_v1 + 29) - ((int)blockIdx.x)) / cse_v1);
  for (int v_3 = 0; v_3 < (((cse_v1 + 29) - ((int)blockIdx.x)) / cse_v1); ++v_3) {
    int cse_v3 = (v_3 * cse_v1);
    int cse_v5 = (((int)blockIdx.x) + (v_3 * cse_v1));
    int v_4 = (((int)blockIdx.x) + (v_3 * cse_v1));
    alignas(64) float _ptr_2[1];
    alignas(64) float _ptr_3[1];
    int v_5 = ((int)threadIdx.x);
    int cse_v9 = (((((((int)threadIdx.x) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((v_3 * cse_v1) * 49)) + (((int)threadIdx.x) % 49));
    if (((int)threadIdx.x) < 784) {
      _ptr_2[0] = dy_ptr[(((((((int)threadIdx.x) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((v_3 * cse_v1) * 49)) + (((int)threadIdx.x) % 49))];
      _ptr_3[0] = x_ptr[(((((((int)threadIdx.x) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((v_3 * cse_v1) * 49)) + (((int)threadIdx.x) % 49))];
    }
    float v_6 = save_mean_ptr[(((int)blockIdx.x) + (v_3 * cse_v1))];
    float v_7 = save_rstd_ptr[(((int)blockIdx.x) + (v_3 * cse_v1))];
    alignas(64) float _ptr_4[1];
    alignas(64) float _ptr_5[1];
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
    int v_8 = ((int)threadIdx.x);
    if (((int)threadIdx.x) < 784) {
      _ptr_4[0] = (_ptr_4[0] + (_ptr_2[0] * ((_ptr_3[0] - v_6) * v_7)));
      _ptr_5[0] = (_ptr_5[0] + _ptr_2[0]);
    }
    float v_9 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_4[0]);
    int cse_v2 = (((int)threadIdx.x) & 31);
    int cse_v4 = ((v_3 % 2) * 128);
    int cse_v6 = (((v_3 % 2) * 128) + (((int)threadIdx.x) >> 5));
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[(((v_3 % 2) * 128) + (((int)threadIdx.x) >> 5))] = v_9;
    }
    float v_10 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_5[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[((((v_3 % 2) * 128) + (((int)threadIdx.x) >> 5)) + 32)] = v_10;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_6[1];
    _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v7 = (((v_3 % 2) * 128) + (((int)threadIdx.x) & 31));
    _ptr_6[0] = _ptr[(((v_3 % 2) * 128) + (((int)threadIdx.x) & 31))];
    float v_11 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_6[0]);
    alignas(64) float _ptr_7[1];
    _ptr_7[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_7[0] = _ptr[((((v_3 % 2) * 128) + (((int)threadIdx.x) & 31)) + 32)];
    float v_12 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_7[0]);
    float v_13 = v_11;
    if (((int)threadIdx.x) == 0) {
      dgamma_ptr[(((int)blockIdx.x) + (v_3 * cse_v1))] = v_11;
    }
    float v_14 = v_12;
    if (((int)threadIdx.x) == 0) {
      dbeta_ptr[(((int)blockIdx.x) + (v_3 * cse_v1))] = v_12;
    }
    float v_15 = gamma_ptr[(((int)blockIdx.x) + (v_3 * cse_v1))];
    int v_16 = ((int)threadIdx.x);
    if (((int)threadIdx.x) < 784) {
      alignas(64) float _ptr_8[1];
      _ptr_8[0] = (((_ptr_2[0] - (v_12 * 0x1.4e5e0a72f0539p-10f/*1.275510e-03*/)) - (((_ptr_3[0] - v_6) * v_7) * (v_11 * 0x1.4e5e0a72f0539p-10f/*1.275510e-03*/))) * (v_7 * v_15));
      dx_ptr[(((((((int)threadIdx.x) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((v_3 * cse_v1) * 49)) + (((int)threadIdx.x) % 49))] = _ptr_8[0];
    }
  }
}
