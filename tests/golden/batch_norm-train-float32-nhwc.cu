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
  alignas(64) float x_local_ptr[4];
  int cse_v1 = (((int)threadIdx.x) * 4);
  int cse_v8 = (((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4));
  *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + (((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)));
  part_total_rf_local_ptr[0] = (part_total_rf_local_ptr[0] + x_local_ptr[0]);
  part_total_rf_local_ptr[1] = (part_total_rf_local_ptr[1] + x_local_ptr[1]);
  part_total_rf_local_ptr[2] = (part_total_rf_local_ptr[2] + x_local_ptr[2]);
  part_total_rf_local_ptr[3] = (part_total_rf_local_ptr[3] + x_local_ptr[3]);
  alignas(64) float x_local_ptr_1[4];
  int cse_v12 = ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 1024);
  *(float4*)(x_local_ptr_1 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 1024));
  part_total_rf_local_ptr[0] = (part_total_rf_local_ptr[0] + x_local_ptr_1[0]);
  part_total_rf_local_ptr[1] = (part_total_rf_local_ptr[1] + x_local_ptr_1[1]);
  part_total_rf_local_ptr[2] = (part_total_rf_local_ptr[2] + x_local_ptr_1[2]);
  part_total_rf_local_ptr[3] = (part_total_rf_local_ptr[3] + x_local_ptr_1[3]);
  alignas(64) float x_local_ptr_2[4];
  int cse_v13 = ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 2048);
  *(float4*)(x_local_ptr_2 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 2048));
  part_total_rf_local_ptr[0] = (part_total_rf_local_ptr[0] + x_local_ptr_2[0]);
  part_total_rf_local_ptr[1] = (part_total_rf_local_ptr[1] + x_local_ptr_2[1]);
  part_total_rf_local_ptr[2] = (part_total_rf_local_ptr[2] + x_local_ptr_2[2]);
  part_total_rf_local_ptr[3] = (part_total_rf_local_ptr[3] + x_local_ptr_2[3]);
  alignas(64) float x_local_ptr_3[4];
  int cse_v14 = ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 3072);
  *(float4*)(x_local_ptr_3 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 3072));
  part_total_rf_local_ptr[0] = (part_total_rf_local_ptr[0] + x_local_ptr_3[0]);
  part_total_rf_local_ptr[1] = (part_total_rf_local_ptr[1] + x_local_ptr_3[1]);
  part_total_rf_local_ptr[2] = (part_total_rf_local_ptr[2] + x_local_ptr_3[2]);
  part_total_rf_local_ptr[3] = (part_total_rf_local_ptr[3] + x_local_ptr_3[3]);
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
  alignas(64) float x_local_ptr_4[4];
  *(float4*)(x_local_ptr_4 + 0) = *(float4*)(x_ptr + (((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)));
  float v_part_deviation_v0_rf = (part_deviation_v0_rf_local_ptr[0] + (x_local_ptr_4[0] - part_rough_local_ptr[0]));
  float v_part_deviation_v1_rf = (part_deviation_v1_rf_local_ptr[0] + ((x_local_ptr_4[0] - part_rough_local_ptr[0]) * (x_local_ptr_4[0] - part_rough_local_ptr[0])));
  part_deviation_v0_rf_local_ptr[0] = v_part_deviation_v0_rf;
  part_deviation_v1_rf_local_ptr[0] = v_part_deviation_v1_rf;
  float v_part_deviation_v0_rf_1 = (part_deviation_v0_rf_local_ptr[1] + (x_local_ptr_4[1] - part_rough_local_ptr[1]));
  float v_part_deviation_v1_rf_1 = (part_deviation_v1_rf_local_ptr[1] + ((x_local_ptr_4[1] - part_rough_local_ptr[1]) * (x_local_ptr_4[1] - part_rough_local_ptr[1])));
  part_deviation_v0_rf_local_ptr[1] = v_part_deviation_v0_rf_1;
  part_deviation_v1_rf_local_ptr[1] = v_part_deviation_v1_rf_1;
  float v_part_deviation_v0_rf_2 = (part_deviation_v0_rf_local_ptr[2] + (x_local_ptr_4[2] - part_rough_local_ptr[2]));
  float v_part_deviation_v1_rf_2 = (part_deviation_v1_rf_local_ptr[2] + ((x_local_ptr_4[2] - part_rough_local_ptr[2]) * (x_local_ptr_4[2] - part_rough_local_ptr[2])));
  part_deviation_v0_rf_local_ptr[2] = v_part_deviation_v0_rf_2;
  part_deviation_v1_rf_local_ptr[2] = v_part_deviation_v1_rf_2;
  float v_part_deviation_v0_rf_3 = (part_deviation_v0_rf_local_ptr[3] + (x_local_ptr_4[3] - part_rough_local_ptr[3]));
  float v_part_deviation_v1_rf_3 = (part_deviation_v1_rf_local_ptr[3] + ((x_local_ptr_4[3] - part_rough_local_ptr[3]) * (x_local_ptr_4[3] - part_rough_local_ptr[3])));
  part_deviation_v0_rf_local_ptr[3] = v_part_deviation_v0_rf_3;
  part_deviation_v1_rf_local_ptr[3] = v_part_deviation_v1_rf_3;
  alignas(64) float x_local_ptr_5[4];
  *(float4*)(x_local_ptr_5 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 1024));
  float v_part_deviation_v0_rf_4 = (part_deviation_v0_rf_local_ptr[0] + (x_local_ptr_5[0] - part_rough_local_ptr[0]));
  float v_part_deviation_v1_rf_4 = (part_deviation_v1_rf_local_ptr[0] + ((x_local_ptr_5[0] - part_rough_local_ptr[0]) * (x_local_ptr_5[0] - part_rough_local_ptr[0])));
  part_deviation_v0_rf_local_ptr[0] = v_part_deviation_v0_rf_4;
  part_deviation_v1_rf_local_ptr[0] = v_part_deviation_v1_rf_4;
  float v_part_deviation_v0_rf_5 = (part_deviation_v0_rf_local_ptr[1] + (x_local_ptr_5[1] - part_rough_local_ptr[1]));
  float v_part_deviation_v1_rf_5 = (part_deviation_v1_rf_local_ptr[1] + ((x_local_ptr_5[1] - part_rough_local_ptr[1]) * (x_local_ptr_5[1] - part_rough_local_ptr[1])));
  part_deviation_v0_rf_local_ptr[1] = v_part_deviation_v0_rf_5;
  part_deviation_v1_rf_local_ptr[1] = v_part_deviation_v1_rf_5;
  float v_part_deviation_v0_rf_6 = (part_deviation_v0_rf_local_ptr[2] + (x_local_ptr_5[2] - part_rough_local_ptr[2]));
  float v_part_deviation_v1_rf_6 = (part_deviation_v1_rf_local_ptr[2] + ((x_local_ptr_5[2] - part_rough_local_ptr[2]) * (x_local_ptr_5[2] - part_rough_local_ptr[2])));
  part_deviation_v0_rf_local_ptr[2] = v_part_deviation_v0_rf_6;
  part_deviation_v1_rf_local_ptr[2] = v_part_deviation_v1_rf_6;
  float v_part_deviation_v0_rf_7 = (part_deviation_v0_rf_local_ptr[3] + (x_local_ptr_5[3] - part_rough_local_ptr[3]));
  float v_part_deviation_v1_rf_7 = (part_deviation_v1_rf_local_ptr[3] + ((x_local_ptr_5[3] - part_rough_local_ptr[3]) * (x_local_ptr_5[3] - part_rough_local_ptr[3])));
  part_deviation_v0_rf_local_ptr[3] = v_part_deviation_v0_rf_7;
  part_deviation_v1_rf_local_ptr[3] = v_part_deviation_v1_rf_7;
  alignas(64) float x_local_ptr_6[4];
  *(float4*)(x_local_ptr_6 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 2048));
  float v_part_deviation_v0_rf_8 = (part_deviation_v0_rf_local_ptr[0] + (x_local_ptr_6[0] - part_rough_local_ptr[0]));
  float v_part_deviation_v1_rf_8 = (part_deviation_v1_rf_local_ptr[0] + ((x_local_ptr_6[0] - part_rough_local_ptr[0]) * (x_local_ptr_6[0] - part_rough_local_ptr[0])));
  part_deviation_v0_rf_local_ptr[0] = v_part_deviation_v0_rf_8;
  part_deviation_v1_rf_local_ptr[0] = v_part_deviation_v1_rf_8;
  float v_part_deviation_v0_rf_9 = (part_deviation_v0_rf_local_ptr[1] + (x_local_ptr_6[1] - part_rough_local_ptr[1]));
  float v_part_deviation_v1_rf_9 = (part_deviation_v1_rf_local_ptr[1] + ((x_local_ptr_6[1] - part_rough_local_ptr[1]) * (x_local_ptr_6[1] - part_rough_local_ptr[1])));
  part_deviation_v0_rf_local_ptr[1] = v_part_deviation_v0_rf_9;
  part_deviation_v1_rf_local_ptr[1] = v_part_deviation_v1_rf_9;
  float v_part_deviation_v0_rf_10 = (part_deviation_v0_rf_local_ptr[2] + (x_local_ptr_6[2] - part_rough_local_ptr[2]));
  float v_part_deviation_v1_rf_10 = (part_deviation_v1_rf_local_ptr[2] + ((x_local_ptr_6[2] - part_rough_local_ptr[2]) * (x_local_ptr_6[2] - part_rough_local_ptr[2])));
  part_deviation_v0_rf_local_ptr[2] = v_part_deviation_v0_rf_10;
  part_deviation_v1_rf_local_ptr[2] = v_part_deviation_v1_rf_10;
  float v_part_deviation_v0_rf_11 = (part_deviation_v0_rf_local_ptr[3] + (x_local_ptr_6[3] - part_rough_local_ptr[3]));
  float v_part_deviation_v1_rf_11 = (part_deviation_v1_rf_local_ptr[3] + ((x_local_ptr_6[3] - part_rough_local_ptr[3]) * (x_local_ptr_6[3] - part_rough_local_ptr[3])));
  part_deviation_v0_rf_local_ptr[3] = v_part_deviation_v0_rf_11;
  part_deviation_v1_rf_local_ptr[3] = v_part_deviation_v1_rf_11;
  alignas(64) float x_local_ptr_7[4];
  *(float4*)(x_local_ptr_7 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 4096) + (((int)threadIdx.y) * 64)) + (((int)threadIdx.x) * 4)) + 3072));
  float v_part_deviation_v0_rf_12 = (part_deviation_v0_rf_local_ptr[0] + (x_local_ptr_7[0] - part_rough_local_ptr[0]));
  float v_part_deviation_v1_rf_12 = (part_deviation_v1_rf_local_ptr[0] + ((x_local_ptr_7[0] - part_rough_local_ptr[0]) * (x_local_ptr_7[0] - part_rough_local_ptr[0])));
  part_deviation_v0_rf_local_ptr[0] = v_part_deviation_v0_rf_12;
  part_deviation_v1_rf_local_ptr[0] = v_part_deviation_v1_rf_12;
  float v_part_deviation_v0_rf_13 = (part_deviation_v0_rf_local_ptr[1] + (x_local_ptr_7[1] - part_rough_local_ptr[1]));
  float v_part_deviation_v1_rf_13 = (part_deviation_v1_rf_local_ptr[1] + ((x_local_ptr_7[1] - part_rough_local_ptr[1]) * (x_local_ptr_7[1] - part_rough_local_ptr[1])));
  part_deviation_v0_rf_local_ptr[1] = v_part_deviation_v0_rf_13;
  part_deviation_v1_rf_local_ptr[1] = v_part_deviation_v1_rf_13;
  float v_part_deviation_v0_rf_14 = (part_deviation_v0_rf_local_ptr[2] + (x_local_ptr_7[2] - part_rough_local_ptr[2]));
  float v_part_deviation_v1_rf_14 = (part_deviation_v1_rf_local_ptr[2] + ((x_local_ptr_7[2] - part_rough_local_ptr[2]) * (x_local_ptr_7[2] - part_rough_local_ptr[2])));
  part_deviation_v0_rf_local_ptr[2] = v_part_deviation_v0_rf_14;
  part_deviation_v1_rf_local_ptr[2] = v_part_deviation_v1_rf_14;
  float v_part_deviation_v0_rf_15 = (part_deviation_v0_rf_local_ptr[3] + (x_local_ptr_7[3] - part_rough_local_ptr[3]));
  float v_part_deviation_v1_rf_15 = (part_deviation_v1_rf_local_ptr[3] + ((x_local_ptr_7[3] - part_rough_local_ptr[3]) * (x_local_ptr_7[3] - part_rough_local_ptr[3])));
  part_deviation_v0_rf_local_ptr[3] = v_part_deviation_v0_rf_15;
  part_deviation_v1_rf_local_ptr[3] = v_part_deviation_v1_rf_15;
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
  int cse_v5 = ((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4));
  if (((int)threadIdx.y) < 1) {
    float condval;
    if (fabsf(part_rough_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval = (part_rough_local_ptr[0] + (part_deviation_v0_local_ptr[0] / 0x1p+6f/*6.400000e+01*/));
    } else {
      condval = part_rough_local_ptr[0];
    }
    part_mean_ptr[((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4))] = condval;
  }
  int cse_v9 = (((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 1);
  if (((int)threadIdx.y) < 1) {
    float condval_1;
    if (fabsf(part_rough_local_ptr[1]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval_1 = (part_rough_local_ptr[1] + (part_deviation_v0_local_ptr[1] / 0x1p+6f/*6.400000e+01*/));
    } else {
      condval_1 = part_rough_local_ptr[1];
    }
    part_mean_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 1)] = condval_1;
  }
  int cse_v10 = (((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 2);
  if (((int)threadIdx.y) < 1) {
    float condval_2;
    if (fabsf(part_rough_local_ptr[2]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval_2 = (part_rough_local_ptr[2] + (part_deviation_v0_local_ptr[2] / 0x1p+6f/*6.400000e+01*/));
    } else {
      condval_2 = part_rough_local_ptr[2];
    }
    part_mean_ptr[(((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 2)] = condval_2;
  }
  int cse_v11 = (((((int)blockIdx.x) * 64) + (((int)threadIdx.x) * 4)) + 3);
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
  alignas(64) float merged_total_local_ptr[1];
  alignas(64) float rough_mean_local_ptr[1];
  alignas(64) float merged_deviation_v0_local_ptr[1];
  alignas(64) float merged_deviation_v1_local_ptr[1];
  alignas(64) float group_mean_local_ptr[1];
  alignas(64) float group_variance_local_ptr[1];
  alignas(64) float rstd_local_ptr[1];
  alignas(64) float merged_total_rf_local_ptr[1];
  alignas(64) float merged_deviation_v0_rf_local_ptr[1];
  alignas(64) float merged_deviation_v1_rf_local_ptr[1];
  merged_total_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v2 = (((int)threadIdx.y) >> 3);
  int cse_v3 = (((int)threadIdx.y) * 64);
  int cse_v4 = (((int)blockIdx.x) * 8);
  for (int q_0 = 0; q_0 < 13; ++q_0) {
    if (((q_0 * 4) + (((int)threadIdx.y) >> 3)) < 49) {
      merged_total_rf_local_ptr[0] = (merged_total_rf_local_ptr[0] + (part_mean_ptr[((((q_0 * 2048) + (((int)threadIdx.y) * 64)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))] * 0x1p+6f/*6.400000e+01*/));
    }
  }
  __shared__ alignas(64) float red_buf0_ptr[256];
  __syncthreads();
  ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = merged_total_rf_local_ptr[0];
  __syncthreads();
  if (((int)threadIdx.y) < 16) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 16)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 8) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 8)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 4) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 4)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 2) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 2)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 1) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 1)]);
  }
  __syncthreads();
  merged_total_local_ptr[0] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 32)];
  rough_mean_local_ptr[0] = (merged_total_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  merged_deviation_v0_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  merged_deviation_v1_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  for (int q_0_1 = 0; q_0_1 < 13; ++q_0_1) {
    if (((q_0_1 * 4) + (((int)threadIdx.y) >> 3)) < 49) {
      int cse_v15 = ((((q_0_1 * 2048) + (((int)threadIdx.y) * 64)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x));
      float v_merged_deviation_v0_rf = (merged_deviation_v0_rf_local_ptr[0] + (0x1p+6f/*6.400000e+01*/ * (part_mean_ptr[((((q_0_1 * 2048) + (((int)threadIdx.y) * 64)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))] - rough_mean_local_ptr[0])));
      float v_merged_deviation_v1_rf = (merged_deviation_v1_rf_local_ptr[0] + (part_square_ptr[((((q_0_1 * 2048) + (((int)threadIdx.y) * 64)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))] + (0x1p+6f/*6.400000e+01*/ * ((part_mean_ptr[((((q_0_1 * 2048) + (((int)threadIdx.y) * 64)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))] - rough_mean_local_ptr[0]) * (part_mean_ptr[((((q_0_1 * 2048) + (((int)threadIdx.y) * 64)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))] - rough_mean_local_ptr[0])))));
      merged_deviation_v0_rf_local_ptr[0] = v_merged_deviation_v0_rf;
      merged_deviation_v1_rf_local_ptr[0] = v_merged_deviation_v1_rf;
    }
  }
  __shared__ alignas(64) float red_buf0_ptr_1[256];
  __shared__ alignas(64) float red_buf1_ptr[256];
  __syncthreads();
  ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = merged_deviation_v0_rf_local_ptr[0];
  ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = merged_deviation_v1_rf_local_ptr[0];
  __syncthreads();
  if (((int)threadIdx.y) < 16) {
    ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 16)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 16)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 8) {
    ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 8)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 8)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 4) {
    ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 4)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 4)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 2) {
    ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 2)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 2)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 1) {
    ((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr_1)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr_1)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 1)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 32) + ((int)threadIdx.y)) + 1)]);
  }
  __syncthreads();
  merged_deviation_v0_local_ptr[0] = ((volatile float*)red_buf0_ptr_1)[(((int)threadIdx.x) * 32)];
  merged_deviation_v1_local_ptr[0] = ((volatile float*)red_buf1_ptr)[(((int)threadIdx.x) * 32)];
  float condval;
  if (fabsf(rough_mean_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
    condval = (rough_mean_local_ptr[0] + (merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
  } else {
    condval = rough_mean_local_ptr[0];
  }
  group_mean_local_ptr[0] = condval;
  float condval_1;
  if (((merged_deviation_v1_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) {
    condval_1 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_1 = ((merged_deviation_v1_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (merged_deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
  }
  group_variance_local_ptr[0] = condval_1;
  rstd_local_ptr[0] = rsqrtf((group_variance_local_ptr[0] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  int cse_v6 = ((((int)blockIdx.x) * 8) + ((int)threadIdx.x));
  if (((int)threadIdx.y) < 1) {
    save_mean_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = group_mean_local_ptr[0];
  }
  if (((int)threadIdx.y) < 1) {
    save_rstd_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = rstd_local_ptr[0];
  }
  if (((int)threadIdx.y) < 1) {
    new_running_mean_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * group_mean_local_ptr[0]));
  }
  if (((int)threadIdx.y) < 1) {
    new_running_var_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (group_variance_local_ptr[0] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr) {
  alignas(64) float y_local_ptr[32];
  alignas(64) float save_mean_local_ptr[4];
  alignas(64) float save_rstd_local_ptr[4];
  alignas(64) float gamma_local_ptr[4];
  alignas(64) float beta_local_ptr[4];
  int cse_v7 = ((((int)threadIdx.x) & 15) * 4);
  *(float4*)(save_mean_local_ptr + 0) = *(float4*)(save_mean_ptr + ((((int)threadIdx.x) & 15) * 4));
  *(float4*)(save_rstd_local_ptr + 0) = *(float4*)(save_rstd_ptr + ((((int)threadIdx.x) & 15) * 4));
  *(float4*)(gamma_local_ptr + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) & 15) * 4));
  *(float4*)(beta_local_ptr + 0) = *(float4*)(beta_ptr + ((((int)threadIdx.x) & 15) * 4));
  alignas(64) float x_local_ptr[4];
  int cse_v16 = (((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4));
  *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + (((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)));
  y_local_ptr[0] = ((((x_local_ptr[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[1] = ((((x_local_ptr[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[2] = ((((x_local_ptr[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[3] = ((((x_local_ptr[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  alignas(64) float x_local_ptr_1[4];
  int cse_v17 = ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 64);
  *(float4*)(x_local_ptr_1 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 64));
  y_local_ptr[4] = ((((x_local_ptr_1[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[5] = ((((x_local_ptr_1[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[6] = ((((x_local_ptr_1[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[7] = ((((x_local_ptr_1[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  alignas(64) float x_local_ptr_2[4];
  int cse_v18 = ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 128);
  *(float4*)(x_local_ptr_2 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 128));
  y_local_ptr[8] = ((((x_local_ptr_2[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[9] = ((((x_local_ptr_2[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[10] = ((((x_local_ptr_2[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[11] = ((((x_local_ptr_2[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  alignas(64) float x_local_ptr_3[4];
  int cse_v19 = ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 192);
  *(float4*)(x_local_ptr_3 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 192));
  y_local_ptr[12] = ((((x_local_ptr_3[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[13] = ((((x_local_ptr_3[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[14] = ((((x_local_ptr_3[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[15] = ((((x_local_ptr_3[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  alignas(64) float x_local_ptr_4[4];
  int cse_v20 = ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 256);
  *(float4*)(x_local_ptr_4 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 256));
  y_local_ptr[16] = ((((x_local_ptr_4[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[17] = ((((x_local_ptr_4[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[18] = ((((x_local_ptr_4[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[19] = ((((x_local_ptr_4[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  alignas(64) float x_local_ptr_5[4];
  int cse_v21 = ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 320);
  *(float4*)(x_local_ptr_5 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 320));
  y_local_ptr[20] = ((((x_local_ptr_5[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[21] = ((((x_local_ptr_5[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[22] = ((((x_local_ptr_5[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[23] = ((((x_local_ptr_5[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  alignas(64) float x_local_ptr_6[4];
  int cse_v22 = ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 384);
  *(float4*)(x_local_ptr_6 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 384));
  y_local_ptr[24] = ((((x_local_ptr_6[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[25] = ((((x_local_ptr_6[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[26] = ((((x_local_ptr_6[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[27] = ((((x_local_ptr_6[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  alignas(64) float x_local_ptr_7[4];
  int cse_v23 = ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 448);
  *(float4*)(x_local_ptr_7 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 448));
  y_local_ptr[28] = ((((x_local_ptr_7[0] - save_mean_local_ptr[0]) * save_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]);
  y_local_ptr[29] = ((((x_local_ptr_7[1] - save_mean_local_ptr[1]) * save_rstd_local_ptr[1]) * gamma_local_ptr[1]) + beta_local_ptr[1]);
  y_local_ptr[30] = ((((x_local_ptr_7[2] - save_mean_local_ptr[2]) * save_rstd_local_ptr[2]) * gamma_local_ptr[2]) + beta_local_ptr[2]);
  y_local_ptr[31] = ((((x_local_ptr_7[3] - save_mean_local_ptr[3]) * save_rstd_local_ptr[3]) * gamma_local_ptr[3]) + beta_local_ptr[3]);
  *(float4*)(y_ptr + (((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4))) = *(float4*)(y_local_ptr + 0);
  *(float4*)(y_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 64)) = *(float4*)(y_local_ptr + 4);
  *(float4*)(y_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 128)) = *(float4*)(y_local_ptr + 8);
  *(float4*)(y_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 192)) = *(float4*)(y_local_ptr + 12);
  *(float4*)(y_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 256)) = *(float4*)(y_local_ptr + 16);
  *(float4*)(y_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 320)) = *(float4*)(y_local_ptr + 20);
  *(float4*)(y_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 384)) = *(float4*)(y_local_ptr + 24);
  *(float4*)(y_ptr + ((((((int)blockIdx.x) * 8192) + ((((int)threadIdx.x) >> 4) * 512)) + ((((int)threadIdx.x) & 15) * 4)) + 448)) = *(float4*)(y_local_ptr + 28);
}
