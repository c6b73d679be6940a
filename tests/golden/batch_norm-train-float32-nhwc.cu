extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ x_ptr) {
  alignas(64) float part_total_local_ptr[4];
  alignas(64) float part_rough_local_ptr[4];
  alignas(64) float part_deviation_v0_local_ptr[4];
  alignas(64) float part_deviation_v1_local_ptr[4];
  alignas(64) float part_total_rf_local_ptr[4];
  alignas(64) float part_deviation_v0_rf_local_ptr[4];
  alignas(64) float part_deviation_v1_rf_local_ptr[4];
  part_total_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  part_total_rf_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  part_total_rf_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  part_total_rf_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = (((int)blockIdx.x) * 4096);
  int cse_v2 = (((int)threadIdx.y) * 64);
  int cse_v3 = (((int)threadIdx.x) * 4);
  for (int u_0 = 0; u_0 < 4; ++u_0) {
    alignas(64) float x_local_ptr[4];
    *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (u_0 * 1024)) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)));
    part_total_rf_local_ptr[0] = (part_total_rf_local_ptr[0] + x_local_ptr[0]);
    part_total_rf_local_ptr[1] = (part_total_rf_local_ptr[1] + x_local_ptr[1]);
    part_total_rf_local_ptr[2] = (part_total_rf_local_ptr[2] + x_local_ptr[2]);
    part_total_rf_local_ptr[3] = (part_total_rf_local_ptr[3] + x_local_ptr[3]);
  }
  for (int g_2 = 0; g_2 < 4; ++g_2) {
    __shared__ alignas(64) float red_buf0_ptr[256];
    __syncthreads();
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = part_total_rf_local_ptr[g_2];
    __syncthreads();
    if (((int)threadIdx.y) < 8) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 4) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 2) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 1) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
    }
    __syncthreads();
    part_total_local_ptr[g_2] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 16)];
  }
  part_rough_local_ptr[0] = (part_total_local_ptr[0] / 0x1p+6f/*6.400000e+01*/);
  part_rough_local_ptr[1] = (part_total_local_ptr[1] / 0x1p+6f/*6.400000e+01*/);
  part_rough_local_ptr[2] = (part_total_local_ptr[2] / 0x1p+6f/*6.400000e+01*/);
  part_rough_local_ptr[3] = (part_total_local_ptr[3] / 0x1p+6f/*6.400000e+01*/);
  part_deviation_v0_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  part_deviation_v1_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  part_deviation_v0_rf_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  part_deviation_v1_rf_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  part_deviation_v0_rf_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  part_deviation_v1_rf_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  part_deviation_v0_rf_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  part_deviation_v1_rf_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  for (int u_0_1 = 0; u_0_1 < 4; ++u_0_1) {
    alignas(64) float x_local_ptr_1[4];
    *(float4*)(x_local_ptr_1 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (u_0_1 * 1024)) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)));
    float v_part_deviation_v0_rf = (part_deviation_v0_rf_local_ptr[0] + (x_local_ptr_1[0] - part_rough_local_ptr[0]));
    float v_part_deviation_v1_rf = (part_deviation_v1_rf_local_ptr[0] + ((x_local_ptr_1[0] - part_rough_local_ptr[0]) * (x_local_ptr_1[0] - part_rough_local_ptr[0])));
    part_deviation_v0_rf_local_ptr[0] = v_part_deviation_v0_rf;
    part_deviation_v1_rf_local_ptr[0] = v_part_deviation_v1_rf;
    float v_part_deviation_v0_rf_1 = (part_deviation_v0_rf_local_ptr[1] + (x_local_ptr_1[1] - part_rough_local_ptr[1]));
    float v_part_deviation_v1_rf_1 = (part_deviation_v1_rf_local_ptr[1] + ((x_local_ptr_1[1] - part_rough_local_ptr[1]) * (x_local_ptr_1[1] - part_rough_local_ptr[1])));
    part_deviation_v0_rf_local_ptr[1] = v_part_deviation_v0_rf_1;
    part_deviation_v1_rf_local_ptr[1] = v_part_deviation_v1_rf_1;
    float v_part_deviation_v0_rf_2 = (part_deviation_v0_rf_local_ptr[2] + (x_local_ptr_1[2] - part_rough_local_ptr[2]));
    float v_part_deviation_v1_rf_2 = (part_deviation_v1_rf_local_ptr[2] + ((x_local_ptr_1[2] - part_rough_local_ptr[2]) * (x_local_ptr_1[2] - part_rough_local_ptr[2])));
    part_deviation_v0_rf_local_ptr[2] = v_part_deviation_v0_rf_2;
    part_deviation_v1_rf_local_ptr[2] = v_part_deviation_v1_rf_2;
    float v_part_deviation_v0_rf_3 = (part_deviation_v0_rf_local_ptr[3] + (x_local_ptr_1[3] - part_rough_local_ptr[3]));
    float v_part_deviation_v1_rf_3 = (part_deviation_v1_rf_local_ptr[3] + ((x_local_ptr_1[3] - part_rough_local_ptr[3]) * (x_local_ptr_1[3] - part_rough_local_ptr[3])));
    part_deviation_v0_rf_local_ptr[3] = v_part_deviation_v0_rf_3;
    part_deviation_v1_rf_local_ptr[3] = v_part_deviation_v1_rf_3;
  }
  for (int g_2_1 = 0; g_2_1 < 4; ++g_2_1) {
    __shared__ alignas(64) float red_buf0_ptr_1[256];
    __shared__ alignas(64) float red_buf1_ptr[256];
    __syncthreads();
    ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = part_deviation_v0_rf_local_ptr[g_2_1];
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = part_deviation_v1_rf_local_ptr[g_2_1];
    __syncthreads();
    if (((int)threadIdx.y) < 8) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 4) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 2) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 1) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
    }
    __syncthreads();
    part_deviation_v0_local_ptr[g_2_1] = ((volatile float*)red_buf0_ptr_1)[(((int)threadIdx.x) * 16)];
    part_deviation_v1_local_ptr[g_2_1] = ((volatile float*)red_buf1_ptr)[(((int)threadIdx.x) * 16)];
  }
  int cse_v7 = ((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4));
  if (((int)threadIdx.y) < 1) {
    float condval;
    if (fabsf(part_rough_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval = (part_rough_local_ptr[0] + (part_deviation_v0_local_ptr[0] / 0x1p+6f/*6.400000e+01*/));
    } else {
      condval = part_rough_local_ptr[0];
    }
    part_mean_ptr[((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4))] = condval;
  }
  int cse_v15 = (((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 1);
  if (((int)threadIdx.y) < 1) {
    float condval_1;
    if (fabsf(part_rough_local_ptr[1]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval_1 = (part_rough_local_ptr[1] + (part_deviation_v0_local_ptr[1] / 0x1p+6f/*6.400000e+01*/));
    } else {
      condval_1 = part_rough_local_ptr[1];
    }
    part_mean_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 1)] = condval_1;
  }
  int cse_v16 = (((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 2);
  if (((int)threadIdx.y) < 1) {
    float condval_2;
    if (fabsf(part_rough_local_ptr[2]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval_2 = (part_rough_local_ptr[2] + (part_deviation_v0_local_ptr[2] / 0x1p+6f/*6.400000e+01*/));
    } else {
      condval_2 = part_rough_local_ptr[2];
    }
    part_mean_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 2)] = condval_2;
  }
  int cse_v17 = (((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 3);
  if (((int)threadIdx.y) < 1) {
    float condval_3;
    if (fabsf(part_rough_local_ptr[3]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval_3 = (part_rough_local_ptr[3] + (part_deviation_v0_local_ptr[3] / 0x1p+6f/*6.400000e+01*/));
    } else {
      condval_3 = part_rough_local_ptr[3];
    }
    part_mean_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 3)] = condval_3;
  }
  if (((int)threadIdx.y) < 1) {
    part_square_ptr[((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4))] = (part_deviation_v1_local_ptr[0] - ((part_deviation_v0_local_ptr[0] * part_deviation_v0_local_ptr[0]) / 0x1p+6f/*6.400000e+01*/));
  }
  if (((int)threadIdx.y) < 1) {
    part_square_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 1)] = (part_deviation_v1_local_ptr[1] - ((part_deviation_v0_local_ptr[1] * part_deviation_v0_local_ptr[1]) / 0x1p+6f/*6.400000e+01*/));
  }
  if (((int)threadIdx.y) < 1) {
    part_square_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 2)] = (part_deviation_v1_local_ptr[2] - ((part_deviation_v0_local_ptr[2] * part_deviation_v0_local_ptr[2]) / 0x1p+6f/*6.400000e+01*/));
  }
  if (((int)threadIdx.y) < 1) {
    part_square_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 3)] = (part_deviation_v1_local_ptr[3] - ((part_deviation_v0_local_ptr[3] * part_deviation_v0_local_ptr[3]) / 0x1p+6f/*6.400000e+01*/));
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr) {
  alignas(64) float merged_total_local_ptr[4];
  alignas(64) float rough_mean_local_ptr[4];
  alignas(64) float merged_deviation_v0_local_ptr[4];
  alignas(64) float merged_deviation_v1_local_ptr[4];
  alignas(64) float group_mean_local_ptr[4];
  alignas(64) float group_variance_local_ptr[4];
  alignas(64) float rstd_local_ptr[4];
  alignas(64) float merged_total_rf_local_ptr[4];
  alignas(64) float merged_deviation_v0_rf_local_ptr[4];
  alignas(64) float merged_deviation_v1_rf_local_ptr[4];
  merged_total_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  merged_total_rf_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  merged_total_rf_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  merged_total_rf_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  int cse_v4 = (((int)threadIdx.y) >> 3);
  int cse_v5 = (((int)threadIdx.y) * 64);
  int cse_v6 = (((int)threadIdx.x) * 4);
  for (int q_0 = 0; q_0 < 25; ++q_0) {
    alignas(64) float part_mean_local_ptr[4];
    int cse_v8 = ((q_0 * 2) + (((int)threadIdx.y) >> 3));
    if (((q_0 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      *(float4*)(part_mean_local_ptr + 0) = *(float4*)(part_mean_ptr + (((q_0 * 1024) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)));
    }
    if (((q_0 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      merged_total_rf_local_ptr[0] = (merged_total_rf_local_ptr[0] + (part_mean_local_ptr[0] * 0x1p+6f/*6.400000e+01*/));
    }
    if (((q_0 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      merged_total_rf_local_ptr[1] = (merged_total_rf_local_ptr[1] + (part_mean_local_ptr[1] * 0x1p+6f/*6.400000e+01*/));
    }
    if (((q_0 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      merged_total_rf_local_ptr[2] = (merged_total_rf_local_ptr[2] + (part_mean_local_ptr[2] * 0x1p+6f/*6.400000e+01*/));
    }
    if (((q_0 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      merged_total_rf_local_ptr[3] = (merged_total_rf_local_ptr[3] + (part_mean_local_ptr[3] * 0x1p+6f/*6.400000e+01*/));
    }
  }
  for (int g_2 = 0; g_2 < 4; ++g_2) {
    __shared__ alignas(64) float red_buf0_ptr[256];
    __syncthreads();
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = merged_total_rf_local_ptr[g_2];
    __syncthreads();
    if (((int)threadIdx.y) < 8) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 4) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 2) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 1) {
      ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
    }
    __syncthreads();
    merged_total_local_ptr[g_2] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 16)];
  }
  rough_mean_local_ptr[0] = (merged_total_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  rough_mean_local_ptr[1] = (merged_total_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  rough_mean_local_ptr[2] = (merged_total_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  rough_mean_local_ptr[3] = (merged_total_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  merged_deviation_v0_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v1_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v0_rf_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v1_rf_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v0_rf_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v1_rf_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v0_rf_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v1_rf_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  for (int q_0_1 = 0; q_0_1 < 25; ++q_0_1) {
    alignas(64) float part_mean_local_ptr_1[4];
    alignas(64) float part_square_local_ptr[4];
    int cse_v9 = ((q_0_1 * 2) + (((int)threadIdx.y) >> 3));
    int cse_v18 = (((q_0_1 * 1024) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4));
    if (((q_0_1 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      *(float4*)(part_mean_local_ptr_1 + 0) = *(float4*)(part_mean_ptr + (((q_0_1 * 1024) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)));
    }
    if (((q_0_1 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      *(float4*)(part_square_local_ptr + 0) = *(float4*)(part_square_ptr + (((q_0_1 * 1024) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)));
    }
    if (((q_0_1 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      float v_merged_deviation_v0_rf = (merged_deviation_v0_rf_local_ptr[0] + (0x1p+6f/*6.400000e+01*/ * (part_mean_local_ptr_1[0] - rough_mean_local_ptr[0])));
      float v_merged_deviation_v1_rf = (merged_deviation_v1_rf_local_ptr[0] + (part_square_local_ptr[0] + (0x1p+6f/*6.400000e+01*/ * ((part_mean_local_ptr_1[0] - rough_mean_local_ptr[0]) * (part_mean_local_ptr_1[0] - rough_mean_local_ptr[0])))));
      merged_deviation_v0_rf_local_ptr[0] = v_merged_deviation_v0_rf;
      merged_deviation_v1_rf_local_ptr[0] = v_merged_deviation_v1_rf;
    }
    if (((q_0_1 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      float v_merged_deviation_v0_rf_1 = (merged_deviation_v0_rf_local_ptr[1] + (0x1p+6f/*6.400000e+01*/ * (part_mean_local_ptr_1[1] - rough_mean_local_ptr[1])));
      float v_merged_deviation_v1_rf_1 = (merged_deviation_v1_rf_local_ptr[1] + (part_square_local_ptr[1] + (0x1p+6f/*6.400000e+01*/ * ((part_mean_local_ptr_1[1] - rough_mean_local_ptr[1]) * (part_mean_local_ptr_1[1] - rough_mean_local_ptr[1])))));
      merged_deviation_v0_rf_local_ptr[1] = v_merged_deviation_v0_rf_1;
      merged_deviation_v1_rf_local_ptr[1] = v_merged_deviation_v1_rf_1;
    }
    if (((q_0_1 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      float v_merged_deviation_v0_rf_2 = (merged_deviation_v0_rf_local_ptr[2] + (0x1p+6f/*6.400000e+01*/ * (part_mean_local_ptr_1[2] - rough_mean_local_ptr[2])));
      float v_merged_deviation_v1_rf_2 = (merged_deviation_v1_rf_local_ptr[2] + (part_square_local_ptr[2] + (0x1p+6f/*6.400000e+01*/ * ((part_mean_local_ptr_1[2] - rough_mean_local_ptr[2]) * (part_mean_local_ptr_1[2] - rough_mean_local_ptr[2])))));
      merged_deviation_v0_rf_local_ptr[2] = v_merged_deviation_v0_rf_2;
      merged_deviation_v1_rf_local_ptr[2] = v_merged_deviation_v1_rf_2;
    }
    if (((q_0_1 * 2) + (((int)threadIdx.y) >> 3)) < 49) {
      float v_merged_deviation_v0_rf_3 = (merged_deviation_v0_rf_local_ptr[3] + (0x1p+6f/*6.400000e+01*/ * (part_mean_local_ptr_1[3] - rough_mean_local_ptr[3])));
      float v_merged_deviation_v1_rf_3 = (merged_deviation_v1_rf_local_ptr[3] + (part_square_local_ptr[3] + (0x1p+6f/*6.400000e+01*/ * ((part_mean_local_ptr_1[3] - rough_mean_local_ptr[3]) * (part_mean_local_ptr_1[3] - rough_mean_local_ptr[3])))));
      merged_deviation_v0_rf_local_ptr[3] = v_merged_deviation_v0_rf_3;
      merged_deviation_v1_rf_local_ptr[3] = v_merged_deviation_v1_rf_3;
    }
  }
  for (int g_2_1 = 0; g_2_1 < 4; ++g_2_1) {
    __shared__ alignas(64) float red_buf0_ptr_1[256];
    __shared__ alignas(64) float red_buf1_ptr[256];
    __syncthreads();
    ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = merged_deviation_v0_rf_local_ptr[g_2_1];
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = merged_deviation_v1_rf_local_ptr[g_2_1];
    __syncthreads();
    if (((int)threadIdx.y) < 8) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 8)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 4) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 4)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 2) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 2)]);
    }
    __syncthreads();
    if (((int)threadIdx.y) < 1) {
      ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
      ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 16) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 16) + ((int)threadIdx.y)) + 1)]);
    }
    __syncthreads();
    merged_deviation_v0_local_ptr[g_2_1] = ((volatile float*)red_buf0_ptr_1)[(((int)threadIdx.x) * 16)];
    merged_deviation_v1_local_ptr[g_2_1] = ((volatile float*)red_buf1_ptr)[(((int)threadIdx.x) * 16)];
  }
  float condval;
  if (fabsf(rough_mean_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
    condval = (rough_mean_local_ptr[0] + (merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
  } else {
    condval = rough_mean_local_ptr[0];
  }
  group_mean_local_ptr[0] = condval;
  float condval_1;
  if (fabsf(rough_mean_local_ptr[1]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
    condval_1 = (rough_mean_local_ptr[1] + (merged_deviation_v0_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
  } else {
    condval_1 = rough_mean_local_ptr[1];
  }
  group_mean_local_ptr[1] = condval_1;
  float condval_2;
  if (fabsf(rough_mean_local_ptr[2]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
    condval_2 = (rough_mean_local_ptr[2] + (merged_deviation_v0_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
  } else {
    condval_2 = rough_mean_local_ptr[2];
  }
  group_mean_local_ptr[2] = condval_2;
  float condval_3;
  if (fabsf(rough_mean_local_ptr[3]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
    condval_3 = (rough_mean_local_ptr[3] + (merged_deviation_v0_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
  } else {
    condval_3 = rough_mean_local_ptr[3];
  }
  group_mean_local_ptr[3] = condval_3;
  float condval_4;
  if (((merged_deviation_v1_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) {
    condval_4 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_4 = ((merged_deviation_v1_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
  }
  group_variance_local_ptr[0] = condval_4;
  float condval_5;
  if (((merged_deviation_v1_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) {
    condval_5 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_5 = ((merged_deviation_v1_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[1] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
  }
  group_variance_local_ptr[1] = condval_5;
  float condval_6;
  if (((merged_deviation_v1_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) {
    condval_6 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_6 = ((merged_deviation_v1_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[2] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
  }
  group_variance_local_ptr[2] = condval_6;
  float condval_7;
  if (((merged_deviation_v1_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) {
    condval_7 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_7 = ((merged_deviation_v1_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[3] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
  }
  group_variance_local_ptr[3] = condval_7;
  rstd_local_ptr[0] = rsqrtf((group_variance_local_ptr[0] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  rstd_local_ptr[1] = rsqrtf((group_variance_local_ptr[1] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  rstd_local_ptr[2] = rsqrtf((group_variance_local_ptr[2] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  rstd_local_ptr[3] = rsqrtf((group_variance_local_ptr[3] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  if (((int)threadIdx.y) < 1) {
    save_mean_ptr[(((int)threadIdx.x) * 4)] = group_mean_local_ptr[0];
  }
  int cse_v10 = ((((int)threadIdx.x) * 4) + 1);
  if (((int)threadIdx.y) < 1) {
    save_mean_ptr[((((int)threadIdx.x) * 4) + 1)] = group_mean_local_ptr[1];
  }
  int cse_v11 = ((((int)threadIdx.x) * 4) + 2);
  if (((int)threadIdx.y) < 1) {
    save_mean_ptr[((((int)threadIdx.x) * 4) + 2)] = group_mean_local_ptr[2];
  }
  int cse_v12 = ((((int)threadIdx.x) * 4) + 3);
  if (((int)threadIdx.y) < 1) {
    save_mean_ptr[((((int)threadIdx.x) * 4) + 3)] = group_mean_local_ptr[3];
  }
  if (((int)threadIdx.y) < 1) {
    save_rstd_ptr[(((int)threadIdx.x) * 4)] = rstd_local_ptr[0];
  }
  if (((int)threadIdx.y) < 1) {
    save_rstd_ptr[((((int)threadIdx.x) * 4) + 1)] = rstd_local_ptr[1];
  }
  if (((int)threadIdx.y) < 1) {
    save_rstd_ptr[((((int)threadIdx.x) * 4) + 2)] = rstd_local_ptr[2];
  }
  if (((int)threadIdx.y) < 1) {
    save_rstd_ptr[((((int)threadIdx.x) * 4) + 3)] = rstd_local_ptr[3];
  }
  if (((int)threadIdx.y) < 1) {
    new_running_mean_ptr[(((int)threadIdx.x) * 4)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[(((int)threadIdx.x) * 4)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * group_mean_local_ptr[0]));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_mean_ptr[((((int)threadIdx.x) * 4) + 1)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[((((int)threadIdx.x) * 4) + 1)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * group_mean_local_ptr[1]));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_mean_ptr[((((int)threadIdx.x) * 4) + 2)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[((((int)threadIdx.x) * 4) + 2)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * group_mean_local_ptr[2]));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_mean_ptr[((((int)threadIdx.x) * 4) + 3)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[((((int)threadIdx.x) * 4) + 3)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * group_mean_local_ptr[3]));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_var_ptr[(((int)threadIdx.x) * 4)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[(((int)threadIdx.x) * 4)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (group_variance_local_ptr[0] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_var_ptr[((((int)threadIdx.x) * 4) + 1)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[((((int)threadIdx.x) * 4) + 1)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (group_variance_local_ptr[1] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_var_ptr[((((int)threadIdx.x) * 4) + 2)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[((((int)threadIdx.x) * 4) + 2)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (group_variance_local_ptr[2] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_var_ptr[((((int)threadIdx.x) * 4) + 3)] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[((((int)threadIdx.x) * 4) + 3)]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (group_variance_local_ptr[3] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr) {
  alignas(64) float y_local_ptr[4];
  alignas(64) float x_local_ptr[4];
  alignas(64) float save_mean_local_ptr[4];
  alignas(64) float save_rstd_local_ptr[4];
  alignas(64) float gamma_local_ptr[4];
  alignas(64) float beta_local_ptr[4];
  int cse_v13 = ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4));
  *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4)));
  int cse_v14 = ((((int)threadIdx.x) & 15) * 4);
  *(float4*)(save_mean_local_ptr + 0) = *(float4*)(save_mean_ptr + ((((int)threadIdx.x) & 15) * 4));
  *(float4*)(save_rstd_local_ptr + 0) = *(float4*)(save_rstd_ptr + ((((int)threadIdx.x) & 15) * 4));
  *(float4*)(gamma_local_ptr + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) & 15) * 4));
  *(float4*)(beta_local_ptr + 0) = *(float4*)(beta_ptr + ((((int)threadIdx.x) & 15) * 4));
  y_local_ptr[0] = ((((x_local_ptr[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[1] = ((((x_local_ptr[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[2] = ((((x_local_ptr[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[3] = ((((x_local_ptr[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  *(float4*)(y_ptr + ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4))) = *(float4*)(y_local_ptr + 0);
}
