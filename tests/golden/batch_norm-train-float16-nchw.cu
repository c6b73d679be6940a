extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, half* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(32) main_kernel_1(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, half* __restrict__ x_ptr) {
  alignas(64) float part_total_local_ptr[1];
  alignas(64) float part_rough_local_ptr[1];
  alignas(64) float part_deviation_v0_local_ptr[1];
  alignas(64) float part_deviation_v1_local_ptr[1];
  alignas(64) float in_thread_part_total_local_ptr[1];
  alignas(64) float in_thread_part_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_part_deviation_v1_local_ptr[1];
  __shared__ alignas(64) float red_result_ptr[1];
  in_thread_part_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) half x_local_ptr[8];
  int cse_v1 = (((int)blockIdx.x) % 13);
  int cse_v2 = ((((int)blockIdx.x) / 13) * 784);
  int cse_v3 = ((((int)blockIdx.x) % 13) * 256);
  int cse_v7 = (((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6));
  int cse_v8 = (((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1));
  int cse_v9 = (((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x));
  int cse_v24 = (((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + (((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) % 98) * 8));
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + (((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + (((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) % 98) * 8)));
  }
  float condval;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval = ((float)x_local_ptr[0]);
  } else {
    condval = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval);
  float condval_1;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_1 = ((float)x_local_ptr[1]);
  } else {
    condval_1 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_1);
  float condval_2;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_2 = ((float)x_local_ptr[2]);
  } else {
    condval_2 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_2);
  float condval_3;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_3 = ((float)x_local_ptr[3]);
  } else {
    condval_3 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_3);
  float condval_4;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_4 = ((float)x_local_ptr[4]);
  } else {
    condval_4 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_4);
  float condval_5;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_5 = ((float)x_local_ptr[5]);
  } else {
    condval_5 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_5);
  float condval_6;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_6 = ((float)x_local_ptr[6]);
  } else {
    condval_6 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_6);
  float condval_7;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_7 = ((float)x_local_ptr[7]);
  } else {
    condval_7 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_7);
  alignas(64) half x_local_ptr_1[8];
  int cse_v25 = ((((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) + 64) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + ((((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) + 30) % 98) * 8));
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    *(uint4*)(x_local_ptr_1 + 0) = *(uint4*)(x_ptr + ((((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) + 64) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + ((((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) + 30) % 98) * 8)));
  }
  float condval_8;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_8 = ((float)x_local_ptr_1[0]);
  } else {
    condval_8 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_8);
  float condval_9;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_9 = ((float)x_local_ptr_1[1]);
  } else {
    condval_9 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_9);
  float condval_10;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_10 = ((float)x_local_ptr_1[2]);
  } else {
    condval_10 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_10);
  float condval_11;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_11 = ((float)x_local_ptr_1[3]);
  } else {
    condval_11 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_11);
  float condval_12;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_12 = ((float)x_local_ptr_1[4]);
  } else {
    condval_12 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_12);
  float condval_13;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_13 = ((float)x_local_ptr_1[5]);
  } else {
    condval_13 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_13);
  float condval_14;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_14 = ((float)x_local_ptr_1[6]);
  } else {
    condval_14 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_14);
  float condval_15;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_15 = ((float)x_local_ptr_1[7]);
  } else {
    condval_15 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_15);
  __shared__ alignas(64) float red_buf_staging_ptr[4];
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float t0_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  alignas(64) float red_buf0_ptr_1[1];
  red_buf0_ptr[0] = in_thread_part_total_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 16, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr[(((int)threadIdx.x) >> 5)] = red_buf0_ptr[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 4) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
  }
  __syncthreads();
  part_total_local_ptr[0] = ((volatile float*)red_result_ptr)[0];
  float cse_v23 = ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8)));
  part_rough_local_ptr[0] = (part_total_local_ptr[0] / ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8))));
  __shared__ alignas(64) float red_result_ptr_1[1];
  __shared__ alignas(64) float red_result_ptr_2[1];
  in_thread_part_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_part_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) half x_local_ptr_2[8];
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    *(uint4*)(x_local_ptr_2 + 0) = *(uint4*)(x_ptr + (((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + (((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) % 98) * 8)));
  }
  float condval_16;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_16 = (((float)x_local_ptr_2[0]) - part_rough_local_ptr[0]);
  } else {
    condval_16 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0 = (in_thread_part_deviation_v0_local_ptr[0] + condval_16);
  float condval_17;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_17 = ((((float)x_local_ptr_2[0]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[0]) - part_rough_local_ptr[0]));
  } else {
    condval_17 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1 = (in_thread_part_deviation_v1_local_ptr[0] + condval_17);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1;
  float condval_18;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_18 = (((float)x_local_ptr_2[1]) - part_rough_local_ptr[0]);
  } else {
    condval_18 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_1 = (in_thread_part_deviation_v0_local_ptr[0] + condval_18);
  float condval_19;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_19 = ((((float)x_local_ptr_2[1]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[1]) - part_rough_local_ptr[0]));
  } else {
    condval_19 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_1 = (in_thread_part_deviation_v1_local_ptr[0] + condval_19);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_1;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_1;
  float condval_20;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_20 = (((float)x_local_ptr_2[2]) - part_rough_local_ptr[0]);
  } else {
    condval_20 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_2 = (in_thread_part_deviation_v0_local_ptr[0] + condval_20);
  float condval_21;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_21 = ((((float)x_local_ptr_2[2]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[2]) - part_rough_local_ptr[0]));
  } else {
    condval_21 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_2 = (in_thread_part_deviation_v1_local_ptr[0] + condval_21);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_2;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_2;
  float condval_22;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_22 = (((float)x_local_ptr_2[3]) - part_rough_local_ptr[0]);
  } else {
    condval_22 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_3 = (in_thread_part_deviation_v0_local_ptr[0] + condval_22);
  float condval_23;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_23 = ((((float)x_local_ptr_2[3]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[3]) - part_rough_local_ptr[0]));
  } else {
    condval_23 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_3 = (in_thread_part_deviation_v1_local_ptr[0] + condval_23);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_3;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_3;
  float condval_24;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_24 = (((float)x_local_ptr_2[4]) - part_rough_local_ptr[0]);
  } else {
    condval_24 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_4 = (in_thread_part_deviation_v0_local_ptr[0] + condval_24);
  float condval_25;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_25 = ((((float)x_local_ptr_2[4]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[4]) - part_rough_local_ptr[0]));
  } else {
    condval_25 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_4 = (in_thread_part_deviation_v1_local_ptr[0] + condval_25);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_4;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_4;
  float condval_26;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_26 = (((float)x_local_ptr_2[5]) - part_rough_local_ptr[0]);
  } else {
    condval_26 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_5 = (in_thread_part_deviation_v0_local_ptr[0] + condval_26);
  float condval_27;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_27 = ((((float)x_local_ptr_2[5]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[5]) - part_rough_local_ptr[0]));
  } else {
    condval_27 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_5 = (in_thread_part_deviation_v1_local_ptr[0] + condval_27);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_5;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_5;
  float condval_28;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_28 = (((float)x_local_ptr_2[6]) - part_rough_local_ptr[0]);
  } else {
    condval_28 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_6 = (in_thread_part_deviation_v0_local_ptr[0] + condval_28);
  float condval_29;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_29 = ((((float)x_local_ptr_2[6]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[6]) - part_rough_local_ptr[0]));
  } else {
    condval_29 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_6 = (in_thread_part_deviation_v1_local_ptr[0] + condval_29);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_6;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_6;
  float condval_30;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_30 = (((float)x_local_ptr_2[7]) - part_rough_local_ptr[0]);
  } else {
    condval_30 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_7 = (in_thread_part_deviation_v0_local_ptr[0] + condval_30);
  float condval_31;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 49) {
    condval_31 = ((((float)x_local_ptr_2[7]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_2[7]) - part_rough_local_ptr[0]));
  } else {
    condval_31 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_7 = (in_thread_part_deviation_v1_local_ptr[0] + condval_31);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_7;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_7;
  alignas(64) half x_local_ptr_3[8];
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    *(uint4*)(x_local_ptr_3 + 0) = *(uint4*)(x_ptr + ((((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) + 64) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + ((((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) + 30) % 98) * 8)));
  }
  float condval_32;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_32 = (((float)x_local_ptr_3[0]) - part_rough_local_ptr[0]);
  } else {
    condval_32 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_8 = (in_thread_part_deviation_v0_local_ptr[0] + condval_32);
  float condval_33;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_33 = ((((float)x_local_ptr_3[0]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[0]) - part_rough_local_ptr[0]));
  } else {
    condval_33 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_8 = (in_thread_part_deviation_v1_local_ptr[0] + condval_33);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_8;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_8;
  float condval_34;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_34 = (((float)x_local_ptr_3[1]) - part_rough_local_ptr[0]);
  } else {
    condval_34 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_9 = (in_thread_part_deviation_v0_local_ptr[0] + condval_34);
  float condval_35;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_35 = ((((float)x_local_ptr_3[1]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[1]) - part_rough_local_ptr[0]));
  } else {
    condval_35 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_9 = (in_thread_part_deviation_v1_local_ptr[0] + condval_35);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_9;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_9;
  float condval_36;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_36 = (((float)x_local_ptr_3[2]) - part_rough_local_ptr[0]);
  } else {
    condval_36 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_10 = (in_thread_part_deviation_v0_local_ptr[0] + condval_36);
  float condval_37;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_37 = ((((float)x_local_ptr_3[2]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[2]) - part_rough_local_ptr[0]));
  } else {
    condval_37 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_10 = (in_thread_part_deviation_v1_local_ptr[0] + condval_37);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_10;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_10;
  float condval_38;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_38 = (((float)x_local_ptr_3[3]) - part_rough_local_ptr[0]);
  } else {
    condval_38 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_11 = (in_thread_part_deviation_v0_local_ptr[0] + condval_38);
  float condval_39;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_39 = ((((float)x_local_ptr_3[3]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[3]) - part_rough_local_ptr[0]));
  } else {
    condval_39 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_11 = (in_thread_part_deviation_v1_local_ptr[0] + condval_39);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_11;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_11;
  float condval_40;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_40 = (((float)x_local_ptr_3[4]) - part_rough_local_ptr[0]);
  } else {
    condval_40 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_12 = (in_thread_part_deviation_v0_local_ptr[0] + condval_40);
  float condval_41;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_41 = ((((float)x_local_ptr_3[4]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[4]) - part_rough_local_ptr[0]));
  } else {
    condval_41 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_12 = (in_thread_part_deviation_v1_local_ptr[0] + condval_41);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_12;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_12;
  float condval_42;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_42 = (((float)x_local_ptr_3[5]) - part_rough_local_ptr[0]);
  } else {
    condval_42 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_13 = (in_thread_part_deviation_v0_local_ptr[0] + condval_42);
  float condval_43;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_43 = ((((float)x_local_ptr_3[5]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[5]) - part_rough_local_ptr[0]));
  } else {
    condval_43 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_13 = (in_thread_part_deviation_v1_local_ptr[0] + condval_43);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_13;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_13;
  float condval_44;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_44 = (((float)x_local_ptr_3[6]) - part_rough_local_ptr[0]);
  } else {
    condval_44 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_14 = (in_thread_part_deviation_v0_local_ptr[0] + condval_44);
  float condval_45;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_45 = ((((float)x_local_ptr_3[6]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[6]) - part_rough_local_ptr[0]));
  } else {
    condval_45 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_14 = (in_thread_part_deviation_v1_local_ptr[0] + condval_45);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_14;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_14;
  float condval_46;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_46 = (((float)x_local_ptr_3[7]) - part_rough_local_ptr[0]);
  } else {
    condval_46 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_15 = (in_thread_part_deviation_v0_local_ptr[0] + condval_46);
  float condval_47;
  if ((((((int)blockIdx.x) % 13) * 4) + (((int)threadIdx.x) >> 6)) < 47) {
    condval_47 = ((((float)x_local_ptr_3[7]) - part_rough_local_ptr[0]) * (((float)x_local_ptr_3[7]) - part_rough_local_ptr[0]));
  } else {
    condval_47 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_15 = (in_thread_part_deviation_v1_local_ptr[0] + condval_47);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_15;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_15;
  __shared__ alignas(64) float red_buf_staging_ptr_1[4];
  __shared__ alignas(64) float red_buf_staging_ptr_2[4];
  alignas(64) float t0_ptr_2[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr_2[1];
  alignas(64) float red_buf0_ptr_2[1];
  alignas(64) float red_buf1_ptr[1];
  alignas(64) float t0_ptr_3[1];
  alignas(64) float t1_ptr_1[1];
  alignas(64) uint mask_ptr_3[1];
  alignas(64) float red_buf0_ptr_3[1];
  alignas(64) float red_buf1_ptr_1[1];
  red_buf0_ptr_2[0] = in_thread_part_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_part_deviation_v1_local_ptr[0];
  mask_ptr_2[0] = __activemask();
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 16, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 16, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 8, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 8, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 4, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 4, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 2, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 2, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr_1[(((int)threadIdx.x) >> 5)] = red_buf0_ptr_2[0];
    red_buf_staging_ptr_2[(((int)threadIdx.x) >> 5)] = red_buf1_ptr[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 4) {
    red_buf0_ptr_3[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
    red_buf1_ptr_1[0] = red_buf_staging_ptr_2[((int)threadIdx.x)];
  }
  mask_ptr_3[0] = __activemask();
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 2, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_3[0], red_buf1_ptr_1[0], 2, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 1, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_3[0], red_buf1_ptr_1[0], 1, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr_1)[0] = red_buf0_ptr_3[0];
    ((volatile float*)red_result_ptr_2)[0] = red_buf1_ptr_1[0];
  }
  __syncthreads();
  part_deviation_v0_local_ptr[0] = ((volatile float*)red_result_ptr_1)[0];
  part_deviation_v1_local_ptr[0] = ((volatile float*)red_result_ptr_2)[0];
  if (((int)threadIdx.x) < 1) {
    float condval_48;
    if (fabsf(part_rough_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval_48 = (part_rough_local_ptr[0] + (part_deviation_v0_local_ptr[0] / ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8)))));
    } else {
      condval_48 = part_rough_local_ptr[0];
    }
    part_mean_ptr[((int)blockIdx.x)] = condval_48;
  }
  if (((int)threadIdx.x) < 1) {
    part_square_ptr[((int)blockIdx.x)] = (part_deviation_v1_local_ptr[0] - ((part_deviation_v0_local_ptr[0] * part_deviation_v0_local_ptr[0]) / ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8)))));
  }
}

extern "C" __global__ void __launch_bounds__(32) main_kernel_1(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr) {
  alignas(64) float merged_total_local_ptr[1];
  alignas(64) float rough_mean_local_ptr[1];
  alignas(64) float merged_deviation_v0_local_ptr[1];
  alignas(64) float merged_deviation_v1_local_ptr[1];
  alignas(64) float group_mean_local_ptr[1];
  alignas(64) float group_variance_local_ptr[1];
  alignas(64) float rstd_local_ptr[1];
  alignas(64) float in_thread_merged_total_local_ptr[1];
  alignas(64) float in_thread_merged_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_merged_deviation_v1_local_ptr[1];
  alignas(64) float cross_thread_merged_total_local_ptr[1];
  in_thread_merged_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v4 = ((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13));
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13))] * 0x1p+11f/*2.048000e+03*/));
  int cse_v10 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 1);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 1)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v11 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 2);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 2)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v12 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 3);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 3)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v13 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 4);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 4)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v14 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 5);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 5)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v15 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 6);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 6)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v16 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 7);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 7)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v17 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 8);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 8)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v18 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 9);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 9)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v19 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 10);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 10)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v20 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 11);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 11)] * 0x1p+11f/*2.048000e+03*/));
  int cse_v21 = (((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 12);
  in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 12)] * 0x1p+9f/*5.120000e+02*/));
  cross_thread_merged_total_local_ptr[0] = in_thread_merged_total_local_ptr[0];
  merged_total_local_ptr[0] = cross_thread_merged_total_local_ptr[0];
  rough_mean_local_ptr[0] = (merged_total_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  alignas(64) float cross_thread_merged_deviation_v0_local_ptr[1];
  alignas(64) float cross_thread_merged_deviation_v1_local_ptr[1];
  in_thread_merged_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_merged_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  float v_merged_deviation_v0 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13))] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13))] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13))] - rough_mean_local_ptr[0]) * (part_mean_ptr[((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13))] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1;
  float v_merged_deviation_v0_1 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 1)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_1 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 1)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 1)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 1)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_1;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_1;
  float v_merged_deviation_v0_2 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 2)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_2 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 2)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 2)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 2)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_2;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_2;
  float v_merged_deviation_v0_3 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 3)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_3 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 3)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 3)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 3)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_3;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_3;
  float v_merged_deviation_v0_4 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 4)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_4 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 4)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 4)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 4)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_4;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_4;
  float v_merged_deviation_v0_5 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 5)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_5 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 5)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 5)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 5)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_5;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_5;
  float v_merged_deviation_v0_6 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 6)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_6 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 6)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 6)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 6)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_6;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_6;
  float v_merged_deviation_v0_7 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 7)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_7 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 7)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 7)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 7)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_7;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_7;
  float v_merged_deviation_v0_8 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 8)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_8 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 8)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 8)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 8)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_8;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_8;
  float v_merged_deviation_v0_9 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 9)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_9 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 9)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 9)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 9)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_9;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_9;
  float v_merged_deviation_v0_10 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 10)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_10 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 10)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 10)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 10)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_10;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_10;
  float v_merged_deviation_v0_11 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 11)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_11 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 11)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 11)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 11)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_11;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_11;
  float v_merged_deviation_v0_12 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+9f/*5.120000e+02*/ * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 12)] - rough_mean_local_ptr[0])));
  float v_merged_deviation_v1_12 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 12)] + (0x1p+9f/*5.120000e+02*/ * ((part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 12)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 416) + (((int)threadIdx.y) * 13)) + 12)] - rough_mean_local_ptr[0])))));
  in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_12;
  in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_12;
  cross_thread_merged_deviation_v0_local_ptr[0] = in_thread_merged_deviation_v0_local_ptr[0];
  cross_thread_merged_deviation_v1_local_ptr[0] = in_thread_merged_deviation_v1_local_ptr[0];
  merged_deviation_v0_local_ptr[0] = cross_thread_merged_deviation_v0_local_ptr[0];
  merged_deviation_v1_local_ptr[0] = cross_thread_merged_deviation_v1_local_ptr[0];
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
  int cse_v5 = ((((int)blockIdx.x) * 32) + ((int)threadIdx.y));
  save_mean_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))] = group_mean_local_ptr[0];
  save_rstd_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))] = rstd_local_ptr[0];
  new_running_mean_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * group_mean_local_ptr[0]));
  new_running_var_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (group_variance_local_ptr[0] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  alignas(64) half y_local_ptr[8];
  alignas(64) half x_local_ptr[8];
  int cse_v6 = ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8));
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
  int cse_v22 = ((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49);
  y_local_ptr[0] = ((half)((((((float)x_local_ptr[0]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  y_local_ptr[1] = ((half)((((((float)x_local_ptr[1]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  y_local_ptr[2] = ((half)((((((float)x_local_ptr[2]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  y_local_ptr[3] = ((half)((((((float)x_local_ptr[3]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  y_local_ptr[4] = ((half)((((((float)x_local_ptr[4]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  y_local_ptr[5] = ((half)((((((float)x_local_ptr[5]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  y_local_ptr[6] = ((half)((((((float)x_local_ptr[6]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  y_local_ptr[7] = ((half)((((((float)x_local_ptr[7]) - save_mean_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) * gamma_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]) + beta_ptr[((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49)]));
  *(uint4*)(y_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8))) = *(uint4*)(y_local_ptr + 0);
}
