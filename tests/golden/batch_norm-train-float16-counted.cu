extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, half* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, int64_t* __restrict__ num_batches_tracked_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_2(int64_t* __restrict__ new_num_batches_tracked_ptr, int64_t* __restrict__ num_batches_tracked_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_3(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, half* __restrict__ x_ptr) {
  alignas(64) half loaded_x_local_ptr[1544];
  alignas(64) float part_total_local_ptr[1];
  alignas(64) float part_rough_local_ptr[1];
  alignas(64) float part_deviation_v0_local_ptr[1];
  alignas(64) float part_deviation_v1_local_ptr[1];
  alignas(64) float in_thread_part_total_local_ptr[1];
  alignas(64) float in_thread_part_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_part_deviation_v1_local_ptr[1];
  alignas(64) half x_local_ptr[8];
  int cse_v1 = (((int)blockIdx.x) % 13);
  int cse_v2 = ((((int)blockIdx.x) / 13) * 784);
  int cse_v3 = ((((int)blockIdx.x) % 13) * 256);
  int cse_v6 = (((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1));
  int cse_v7 = (((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x));
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + (((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + (((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) % 98) * 8)));
  loaded_x_local_ptr[0] = x_local_ptr[0];
  loaded_x_local_ptr[1] = x_local_ptr[1];
  loaded_x_local_ptr[2] = x_local_ptr[2];
  loaded_x_local_ptr[3] = x_local_ptr[3];
  loaded_x_local_ptr[4] = x_local_ptr[4];
  loaded_x_local_ptr[5] = x_local_ptr[5];
  loaded_x_local_ptr[6] = x_local_ptr[6];
  loaded_x_local_ptr[7] = x_local_ptr[7];
  alignas(64) half x_local_ptr_1[8];
  if ((((int)blockIdx.x) % 13) < 12) {
    *(uint4*)(x_local_ptr_1 + 0) = *(uint4*)(x_ptr + ((((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) + 32) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + ((((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) + 64) % 98) * 8)));
  }
  half condval;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval = x_local_ptr_1[0];
  } else {
    condval = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[512] = condval;
  half condval_1;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_1 = x_local_ptr_1[1];
  } else {
    condval_1 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[513] = condval_1;
  half condval_2;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_2 = x_local_ptr_1[2];
  } else {
    condval_2 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[514] = condval_2;
  half condval_3;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_3 = x_local_ptr_1[3];
  } else {
    condval_3 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[515] = condval_3;
  half condval_4;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_4 = x_local_ptr_1[4];
  } else {
    condval_4 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[516] = condval_4;
  half condval_5;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_5 = x_local_ptr_1[5];
  } else {
    condval_5 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[517] = condval_5;
  half condval_6;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_6 = x_local_ptr_1[6];
  } else {
    condval_6 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[518] = condval_6;
  half condval_7;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_7 = x_local_ptr_1[7];
  } else {
    condval_7 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[519] = condval_7;
  alignas(64) half x_local_ptr_2[8];
  if ((((int)blockIdx.x) % 13) < 12) {
    *(uint4*)(x_local_ptr_2 + 0) = *(uint4*)(x_ptr + ((((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) + 64) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + ((((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) + 30) % 98) * 8)));
  }
  half condval_8;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_8 = x_local_ptr_2[0];
  } else {
    condval_8 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1024] = condval_8;
  half condval_9;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_9 = x_local_ptr_2[1];
  } else {
    condval_9 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1025] = condval_9;
  half condval_10;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_10 = x_local_ptr_2[2];
  } else {
    condval_10 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1026] = condval_10;
  half condval_11;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_11 = x_local_ptr_2[3];
  } else {
    condval_11 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1027] = condval_11;
  half condval_12;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_12 = x_local_ptr_2[4];
  } else {
    condval_12 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1028] = condval_12;
  half condval_13;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_13 = x_local_ptr_2[5];
  } else {
    condval_13 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1029] = condval_13;
  half condval_14;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_14 = x_local_ptr_2[6];
  } else {
    condval_14 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1030] = condval_14;
  half condval_15;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_15 = x_local_ptr_2[7];
  } else {
    condval_15 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1031] = condval_15;
  alignas(64) half x_local_ptr_3[8];
  if ((((int)blockIdx.x) % 13) < 12) {
    *(uint4*)(x_local_ptr_3 + 0) = *(uint4*)(x_ptr + ((((((((((int)blockIdx.x) % 13) * 128) + (((int)threadIdx.x) >> 1)) + 96) / 49) * 50176) + ((((int)blockIdx.x) / 13) * 784)) + ((((((((int)blockIdx.x) % 13) * 256) + ((int)threadIdx.x)) + 94) % 98) * 8)));
  }
  half condval_16;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_16 = x_local_ptr_3[0];
  } else {
    condval_16 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1536] = condval_16;
  half condval_17;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_17 = x_local_ptr_3[1];
  } else {
    condval_17 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1537] = condval_17;
  half condval_18;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_18 = x_local_ptr_3[2];
  } else {
    condval_18 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1538] = condval_18;
  half condval_19;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_19 = x_local_ptr_3[3];
  } else {
    condval_19 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1539] = condval_19;
  half condval_20;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_20 = x_local_ptr_3[4];
  } else {
    condval_20 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1540] = condval_20;
  half condval_21;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_21 = x_local_ptr_3[5];
  } else {
    condval_21 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1541] = condval_21;
  half condval_22;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_22 = x_local_ptr_3[6];
  } else {
    condval_22 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1542] = condval_22;
  half condval_23;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_23 = x_local_ptr_3[7];
  } else {
    condval_23 = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  loaded_x_local_ptr[1543] = condval_23;
  __shared__ alignas(64) float red_result_ptr[1];
  in_thread_part_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[0]));
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[1]));
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[2]));
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[3]));
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[4]));
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[5]));
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[6]));
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + ((float)loaded_x_local_ptr[7]));
  float condval_24;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_24 = ((float)loaded_x_local_ptr[512]);
  } else {
    condval_24 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_24);
  float condval_25;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_25 = ((float)loaded_x_local_ptr[513]);
  } else {
    condval_25 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_25);
  float condval_26;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_26 = ((float)loaded_x_local_ptr[514]);
  } else {
    condval_26 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_26);
  float condval_27;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_27 = ((float)loaded_x_local_ptr[515]);
  } else {
    condval_27 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_27);
  float condval_28;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_28 = ((float)loaded_x_local_ptr[516]);
  } else {
    condval_28 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_28);
  float condval_29;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_29 = ((float)loaded_x_local_ptr[517]);
  } else {
    condval_29 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_29);
  float condval_30;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_30 = ((float)loaded_x_local_ptr[518]);
  } else {
    condval_30 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_30);
  float condval_31;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_31 = ((float)loaded_x_local_ptr[519]);
  } else {
    condval_31 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_31);
  float condval_32;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_32 = ((float)loaded_x_local_ptr[1024]);
  } else {
    condval_32 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_32);
  float condval_33;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_33 = ((float)loaded_x_local_ptr[1025]);
  } else {
    condval_33 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_33);
  float condval_34;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_34 = ((float)loaded_x_local_ptr[1026]);
  } else {
    condval_34 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_34);
  float condval_35;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_35 = ((float)loaded_x_local_ptr[1027]);
  } else {
    condval_35 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_35);
  float condval_36;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_36 = ((float)loaded_x_local_ptr[1028]);
  } else {
    condval_36 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_36);
  float condval_37;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_37 = ((float)loaded_x_local_ptr[1029]);
  } else {
    condval_37 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_37);
  float condval_38;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_38 = ((float)loaded_x_local_ptr[1030]);
  } else {
    condval_38 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_38);
  float condval_39;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_39 = ((float)loaded_x_local_ptr[1031]);
  } else {
    condval_39 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_39);
  float condval_40;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_40 = ((float)loaded_x_local_ptr[1536]);
  } else {
    condval_40 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_40);
  float condval_41;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_41 = ((float)loaded_x_local_ptr[1537]);
  } else {
    condval_41 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_41);
  float condval_42;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_42 = ((float)loaded_x_local_ptr[1538]);
  } else {
    condval_42 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_42);
  float condval_43;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_43 = ((float)loaded_x_local_ptr[1539]);
  } else {
    condval_43 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_43);
  float condval_44;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_44 = ((float)loaded_x_local_ptr[1540]);
  } else {
    condval_44 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_44);
  float condval_45;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_45 = ((float)loaded_x_local_ptr[1541]);
  } else {
    condval_45 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_45);
  float condval_46;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_46 = ((float)loaded_x_local_ptr[1542]);
  } else {
    condval_46 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_46);
  float condval_47;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_47 = ((float)loaded_x_local_ptr[1543]);
  } else {
    condval_47 = 0x0p+0f/*0.000000e+00*/;
  }
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + condval_47);
  __shared__ alignas(64) float red_buf_staging_ptr[2];
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
  if (((int)threadIdx.x) < 2) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
  }
  __syncthreads();
  part_total_local_ptr[0] = ((volatile float*)red_result_ptr)[0];
  float cse_v11 = ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8)));
  part_rough_local_ptr[0] = (part_total_local_ptr[0] / ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8))));
  __shared__ alignas(64) float red_result_ptr_1[1];
  __shared__ alignas(64) float red_result_ptr_2[1];
  in_thread_part_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_part_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  float v_part_deviation_v0 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[0]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[0]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[0]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1;
  float v_part_deviation_v0_1 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[1]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1_1 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[1]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_1;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_1;
  float v_part_deviation_v0_2 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[2]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1_2 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[2]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[2]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_2;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_2;
  float v_part_deviation_v0_3 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[3]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1_3 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[3]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[3]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_3;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_3;
  float v_part_deviation_v0_4 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[4]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1_4 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[4]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[4]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_4;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_4;
  float v_part_deviation_v0_5 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[5]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1_5 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[5]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[5]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_5;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_5;
  float v_part_deviation_v0_6 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[6]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1_6 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[6]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[6]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_6;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_6;
  float v_part_deviation_v0_7 = (in_thread_part_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[7]) - part_rough_local_ptr[0]));
  float v_part_deviation_v1_7 = (in_thread_part_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[7]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[7]) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_7;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_7;
  float condval_48;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_48 = (((float)loaded_x_local_ptr[512]) - part_rough_local_ptr[0]);
  } else {
    condval_48 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_8 = (in_thread_part_deviation_v0_local_ptr[0] + condval_48);
  float condval_49;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_49 = ((((float)loaded_x_local_ptr[512]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[512]) - part_rough_local_ptr[0]));
  } else {
    condval_49 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_8 = (in_thread_part_deviation_v1_local_ptr[0] + condval_49);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_8;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_8;
  float condval_50;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_50 = (((float)loaded_x_local_ptr[513]) - part_rough_local_ptr[0]);
  } else {
    condval_50 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_9 = (in_thread_part_deviation_v0_local_ptr[0] + condval_50);
  float condval_51;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_51 = ((((float)loaded_x_local_ptr[513]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[513]) - part_rough_local_ptr[0]));
  } else {
    condval_51 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_9 = (in_thread_part_deviation_v1_local_ptr[0] + condval_51);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_9;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_9;
  float condval_52;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_52 = (((float)loaded_x_local_ptr[514]) - part_rough_local_ptr[0]);
  } else {
    condval_52 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_10 = (in_thread_part_deviation_v0_local_ptr[0] + condval_52);
  float condval_53;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_53 = ((((float)loaded_x_local_ptr[514]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[514]) - part_rough_local_ptr[0]));
  } else {
    condval_53 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_10 = (in_thread_part_deviation_v1_local_ptr[0] + condval_53);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_10;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_10;
  float condval_54;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_54 = (((float)loaded_x_local_ptr[515]) - part_rough_local_ptr[0]);
  } else {
    condval_54 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_11 = (in_thread_part_deviation_v0_local_ptr[0] + condval_54);
  float condval_55;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_55 = ((((float)loaded_x_local_ptr[515]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[515]) - part_rough_local_ptr[0]));
  } else {
    condval_55 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_11 = (in_thread_part_deviation_v1_local_ptr[0] + condval_55);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_11;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_11;
  float condval_56;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_56 = (((float)loaded_x_local_ptr[516]) - part_rough_local_ptr[0]);
  } else {
    condval_56 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_12 = (in_thread_part_deviation_v0_local_ptr[0] + condval_56);
  float condval_57;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_57 = ((((float)loaded_x_local_ptr[516]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[516]) - part_rough_local_ptr[0]));
  } else {
    condval_57 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_12 = (in_thread_part_deviation_v1_local_ptr[0] + condval_57);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_12;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_12;
  float condval_58;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_58 = (((float)loaded_x_local_ptr[517]) - part_rough_local_ptr[0]);
  } else {
    condval_58 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_13 = (in_thread_part_deviation_v0_local_ptr[0] + condval_58);
  float condval_59;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_59 = ((((float)loaded_x_local_ptr[517]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[517]) - part_rough_local_ptr[0]));
  } else {
    condval_59 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_13 = (in_thread_part_deviation_v1_local_ptr[0] + condval_59);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_13;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_13;
  float condval_60;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_60 = (((float)loaded_x_local_ptr[518]) - part_rough_local_ptr[0]);
  } else {
    condval_60 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_14 = (in_thread_part_deviation_v0_local_ptr[0] + condval_60);
  float condval_61;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_61 = ((((float)loaded_x_local_ptr[518]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[518]) - part_rough_local_ptr[0]));
  } else {
    condval_61 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_14 = (in_thread_part_deviation_v1_local_ptr[0] + condval_61);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_14;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_14;
  float condval_62;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_62 = (((float)loaded_x_local_ptr[519]) - part_rough_local_ptr[0]);
  } else {
    condval_62 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_15 = (in_thread_part_deviation_v0_local_ptr[0] + condval_62);
  float condval_63;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_63 = ((((float)loaded_x_local_ptr[519]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[519]) - part_rough_local_ptr[0]));
  } else {
    condval_63 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_15 = (in_thread_part_deviation_v1_local_ptr[0] + condval_63);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_15;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_15;
  float condval_64;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_64 = (((float)loaded_x_local_ptr[1024]) - part_rough_local_ptr[0]);
  } else {
    condval_64 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_16 = (in_thread_part_deviation_v0_local_ptr[0] + condval_64);
  float condval_65;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_65 = ((((float)loaded_x_local_ptr[1024]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1024]) - part_rough_local_ptr[0]));
  } else {
    condval_65 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_16 = (in_thread_part_deviation_v1_local_ptr[0] + condval_65);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_16;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_16;
  float condval_66;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_66 = (((float)loaded_x_local_ptr[1025]) - part_rough_local_ptr[0]);
  } else {
    condval_66 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_17 = (in_thread_part_deviation_v0_local_ptr[0] + condval_66);
  float condval_67;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_67 = ((((float)loaded_x_local_ptr[1025]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1025]) - part_rough_local_ptr[0]));
  } else {
    condval_67 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_17 = (in_thread_part_deviation_v1_local_ptr[0] + condval_67);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_17;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_17;
  float condval_68;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_68 = (((float)loaded_x_local_ptr[1026]) - part_rough_local_ptr[0]);
  } else {
    condval_68 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_18 = (in_thread_part_deviation_v0_local_ptr[0] + condval_68);
  float condval_69;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_69 = ((((float)loaded_x_local_ptr[1026]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1026]) - part_rough_local_ptr[0]));
  } else {
    condval_69 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_18 = (in_thread_part_deviation_v1_local_ptr[0] + condval_69);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_18;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_18;
  float condval_70;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_70 = (((float)loaded_x_local_ptr[1027]) - part_rough_local_ptr[0]);
  } else {
    condval_70 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_19 = (in_thread_part_deviation_v0_local_ptr[0] + condval_70);
  float condval_71;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_71 = ((((float)loaded_x_local_ptr[1027]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1027]) - part_rough_local_ptr[0]));
  } else {
    condval_71 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_19 = (in_thread_part_deviation_v1_local_ptr[0] + condval_71);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_19;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_19;
  float condval_72;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_72 = (((float)loaded_x_local_ptr[1028]) - part_rough_local_ptr[0]);
  } else {
    condval_72 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_20 = (in_thread_part_deviation_v0_local_ptr[0] + condval_72);
  float condval_73;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_73 = ((((float)loaded_x_local_ptr[1028]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1028]) - part_rough_local_ptr[0]));
  } else {
    condval_73 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_20 = (in_thread_part_deviation_v1_local_ptr[0] + condval_73);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_20;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_20;
  float condval_74;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_74 = (((float)loaded_x_local_ptr[1029]) - part_rough_local_ptr[0]);
  } else {
    condval_74 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_21 = (in_thread_part_deviation_v0_local_ptr[0] + condval_74);
  float condval_75;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_75 = ((((float)loaded_x_local_ptr[1029]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1029]) - part_rough_local_ptr[0]));
  } else {
    condval_75 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_21 = (in_thread_part_deviation_v1_local_ptr[0] + condval_75);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_21;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_21;
  float condval_76;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_76 = (((float)loaded_x_local_ptr[1030]) - part_rough_local_ptr[0]);
  } else {
    condval_76 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_22 = (in_thread_part_deviation_v0_local_ptr[0] + condval_76);
  float condval_77;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_77 = ((((float)loaded_x_local_ptr[1030]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1030]) - part_rough_local_ptr[0]));
  } else {
    condval_77 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_22 = (in_thread_part_deviation_v1_local_ptr[0] + condval_77);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_22;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_22;
  float condval_78;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_78 = (((float)loaded_x_local_ptr[1031]) - part_rough_local_ptr[0]);
  } else {
    condval_78 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_23 = (in_thread_part_deviation_v0_local_ptr[0] + condval_78);
  float condval_79;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_79 = ((((float)loaded_x_local_ptr[1031]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1031]) - part_rough_local_ptr[0]));
  } else {
    condval_79 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_23 = (in_thread_part_deviation_v1_local_ptr[0] + condval_79);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_23;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_23;
  float condval_80;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_80 = (((float)loaded_x_local_ptr[1536]) - part_rough_local_ptr[0]);
  } else {
    condval_80 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_24 = (in_thread_part_deviation_v0_local_ptr[0] + condval_80);
  float condval_81;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_81 = ((((float)loaded_x_local_ptr[1536]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1536]) - part_rough_local_ptr[0]));
  } else {
    condval_81 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_24 = (in_thread_part_deviation_v1_local_ptr[0] + condval_81);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_24;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_24;
  float condval_82;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_82 = (((float)loaded_x_local_ptr[1537]) - part_rough_local_ptr[0]);
  } else {
    condval_82 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_25 = (in_thread_part_deviation_v0_local_ptr[0] + condval_82);
  float condval_83;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_83 = ((((float)loaded_x_local_ptr[1537]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1537]) - part_rough_local_ptr[0]));
  } else {
    condval_83 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_25 = (in_thread_part_deviation_v1_local_ptr[0] + condval_83);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_25;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_25;
  float condval_84;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_84 = (((float)loaded_x_local_ptr[1538]) - part_rough_local_ptr[0]);
  } else {
    condval_84 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_26 = (in_thread_part_deviation_v0_local_ptr[0] + condval_84);
  float condval_85;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_85 = ((((float)loaded_x_local_ptr[1538]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1538]) - part_rough_local_ptr[0]));
  } else {
    condval_85 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_26 = (in_thread_part_deviation_v1_local_ptr[0] + condval_85);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_26;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_26;
  float condval_86;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_86 = (((float)loaded_x_local_ptr[1539]) - part_rough_local_ptr[0]);
  } else {
    condval_86 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_27 = (in_thread_part_deviation_v0_local_ptr[0] + condval_86);
  float condval_87;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_87 = ((((float)loaded_x_local_ptr[1539]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1539]) - part_rough_local_ptr[0]));
  } else {
    condval_87 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_27 = (in_thread_part_deviation_v1_local_ptr[0] + condval_87);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_27;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_27;
  float condval_88;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_88 = (((float)loaded_x_local_ptr[1540]) - part_rough_local_ptr[0]);
  } else {
    condval_88 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_28 = (in_thread_part_deviation_v0_local_ptr[0] + condval_88);
  float condval_89;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_89 = ((((float)loaded_x_local_ptr[1540]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1540]) - part_rough_local_ptr[0]));
  } else {
    condval_89 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_28 = (in_thread_part_deviation_v1_local_ptr[0] + condval_89);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_28;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_28;
  float condval_90;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_90 = (((float)loaded_x_local_ptr[1541]) - part_rough_local_ptr[0]);
  } else {
    condval_90 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_29 = (in_thread_part_deviation_v0_local_ptr[0] + condval_90);
  float condval_91;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_91 = ((((float)loaded_x_local_ptr[1541]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1541]) - part_rough_local_ptr[0]));
  } else {
    condval_91 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_29 = (in_thread_part_deviation_v1_local_ptr[0] + condval_91);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_29;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_29;
  float condval_92;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_92 = (((float)loaded_x_local_ptr[1542]) - part_rough_local_ptr[0]);
  } else {
    condval_92 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_30 = (in_thread_part_deviation_v0_local_ptr[0] + condval_92);
  float condval_93;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_93 = ((((float)loaded_x_local_ptr[1542]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1542]) - part_rough_local_ptr[0]));
  } else {
    condval_93 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_30 = (in_thread_part_deviation_v1_local_ptr[0] + condval_93);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_30;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_30;
  float condval_94;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_94 = (((float)loaded_x_local_ptr[1543]) - part_rough_local_ptr[0]);
  } else {
    condval_94 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v0_31 = (in_thread_part_deviation_v0_local_ptr[0] + condval_94);
  float condval_95;
  if ((((int)blockIdx.x) % 13) < 12) {
    condval_95 = ((((float)loaded_x_local_ptr[1543]) - part_rough_local_ptr[0]) * (((float)loaded_x_local_ptr[1543]) - part_rough_local_ptr[0]));
  } else {
    condval_95 = 0x0p+0f/*0.000000e+00*/;
  }
  float v_part_deviation_v1_31 = (in_thread_part_deviation_v1_local_ptr[0] + condval_95);
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_31;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_31;
  __shared__ alignas(64) float red_buf_staging_ptr_1[2];
  __shared__ alignas(64) float red_buf_staging_ptr_2[2];
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
  if (((int)threadIdx.x) < 2) {
    red_buf0_ptr_3[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
    red_buf1_ptr_1[0] = red_buf_staging_ptr_2[((int)threadIdx.x)];
  }
  mask_ptr_3[0] = __activemask();
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
    float condval_96;
    if (fabsf(part_rough_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval_96 = (part_rough_local_ptr[0] + (part_deviation_v0_local_ptr[0] / ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8)))));
    } else {
      condval_96 = part_rough_local_ptr[0];
    }
    part_mean_ptr[((int)blockIdx.x)] = condval_96;
  }
  if (((int)threadIdx.x) < 1) {
    part_square_ptr[((int)blockIdx.x)] = (part_deviation_v1_local_ptr[0] - ((part_deviation_v0_local_ptr[0] * part_deviation_v0_local_ptr[0]) / ((float)(25088 - (max(((((int)blockIdx.x) % 13) * 256), 2880) * 8)))));
  }
}

extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, int64_t* __restrict__ num_batches_tracked_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr) {
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
  alignas(64) float red_buf0_ptr[1];
  in_thread_merged_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v8 = (((((int)blockIdx.x) * 104) + (((int)threadIdx.y) * 13)) + ((int)threadIdx.x));
  float cse_v10 = ((float)(25088 - (max((((int)threadIdx.x) * 256), 2880) * 8)));
  if (((int)threadIdx.x) < 13) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)blockIdx.x) * 104) + (((int)threadIdx.y) * 13)) + ((int)threadIdx.x))] * ((float)(25088 - (max((((int)threadIdx.x) * 256), 2880) * 8)))));
  }
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_merged_total_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 16), 32);
  merged_total_local_ptr[0] = red_buf0_ptr[0];
  rough_mean_local_ptr[0] = (merged_total_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  alignas(64) float red_buf0_ptr_1[1];
  alignas(64) float red_buf1_ptr[1];
  in_thread_merged_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_merged_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.x) < 13) {
    float v_merged_deviation_v0 = (in_thread_merged_deviation_v0_local_ptr[0] + (((float)(25088 - (max((((int)threadIdx.x) * 256), 2880) * 8))) * (part_mean_ptr[(((((int)blockIdx.x) * 104) + (((int)threadIdx.y) * 13)) + ((int)threadIdx.x))] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)blockIdx.x) * 104) + (((int)threadIdx.y) * 13)) + ((int)threadIdx.x))] + (((float)(25088 - (max((((int)threadIdx.x) * 256), 2880) * 8))) * ((part_mean_ptr[(((((int)blockIdx.x) * 104) + (((int)threadIdx.y) * 13)) + ((int)threadIdx.x))] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)blockIdx.x) * 104) + (((int)threadIdx.y) * 13)) + ((int)threadIdx.x))] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1;
  }
  alignas(64) float t0_ptr_1[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_merged_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_merged_deviation_v1_local_ptr[0];
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 8, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 8, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 4, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 4, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  red_buf0_ptr_1[0] = __shfl_sync(mask_ptr_1[0], red_buf0_ptr_1[0], (((int)threadIdx.y) * 16), 32);
  red_buf1_ptr[0] = __shfl_sync(mask_ptr_1[0], red_buf1_ptr[0], (((int)threadIdx.y) * 16), 32);
  merged_deviation_v0_local_ptr[0] = red_buf0_ptr_1[0];
  merged_deviation_v1_local_ptr[0] = red_buf1_ptr[0];
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
  int cse_v4 = ((((int)blockIdx.x) * 8) + ((int)threadIdx.y));
  if (((int)threadIdx.x) < 1) {
    save_mean_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.y))] = group_mean_local_ptr[0];
  }
  if (((int)threadIdx.x) < 1) {
    save_rstd_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.y))] = rstd_local_ptr[0];
  }
  if (((int)threadIdx.x) < 1) {
    new_running_mean_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.y))] = (((0x1p+0f/*1.000000e+00*/ - (0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1)))) * running_mean_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.y))]) + ((0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1))) * group_mean_local_ptr[0]));
  }
  if (((int)threadIdx.x) < 1) {
    new_running_var_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.y))] = (((0x1p+0f/*1.000000e+00*/ - (0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1)))) * running_var_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.y))]) + ((0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1))) * (group_variance_local_ptr[0] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_2(int64_t* __restrict__ new_num_batches_tracked_ptr, int64_t* __restrict__ num_batches_tracked_ptr) {
  if (((int)threadIdx.x) < 1) {
    new_num_batches_tracked_ptr[0] = (num_batches_tracked_ptr[0] + (int64_t)1);
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_3(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  alignas(64) half y_local_ptr[8];
  alignas(64) half x_local_ptr[8];
  int cse_v5 = ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8));
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
  int cse_v9 = ((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49);
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
