extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ residual_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ residual_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr) {
  if (((((int)blockIdx.x) * 2) + (((int)threadIdx.x) >> 7)) < 49) {
    int cse_v1 = ((((int)blockIdx.x) * 256) + ((int)threadIdx.x));
    int cse_v2 = ((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49);
    float condval;
    if ((((((x_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] - running_mean_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)]) * rsqrtf((running_var_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)]) + residual_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))]) < 0x0p+0f/*0.000000e+00*/) {
      condval = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval = (((((x_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] - running_mean_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)]) * rsqrtf((running_var_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 784) / 49)]) + residual_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))]);
    }
    y_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] = condval;
  }
}
