extern "C" __global__ void __launch_bounds__(1024) main_kernel(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, int64_t* __restrict__ num_batches_tracked_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(int64_t* __restrict__ new_num_batches_tracked_ptr, int64_t* __restrict__ num_batches_tracked_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(1024) main_kernel(float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, int64_t* __restrict__ num_batches_tracked_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr) {
  alignas(64) half loaded_x_local_ptr[24584];
  alignas(64) float total_local_ptr[1];
  alignas(64) float rough_mean_local_ptr[1];
  alignas(64) float deviation_v0_local_ptr[1];
  alignas(64) float deviation_v1_local_ptr[1];
  alignas(64) float group_mean_local_ptr[1];
  alignas(64) float group_variance_local_ptr[1];
  alignas(64) float rstd_local_ptr[1];
  alignas(64) float in_thread_total_local_ptr[1];
  alignas(64) float in_thread_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_deviation_v1_local_ptr[1];
  alignas(64) half x_local_ptr[8];
  int cse_v1 = (((int)blockIdx.x) * 784);
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + ((((((int)threadIdx.x) / 98) * 50176) + (((int)blockIdx.x) * 784)) + ((((int)threadIdx.x) % 98) * 8)));
  loaded_x_local_ptr[0] = x_local_ptr[0];
  loaded_x_local_ptr[1] = x_local_ptr[1];
  loaded_x_local_ptr[2] = x_local_ptr[2];
  loaded_x_local_ptr[3] = x_local_ptr[3];
  loaded_x_local_ptr[4] = x_local_ptr[4];
  loaded_x_local_ptr[5] = x_local_ptr[5];
  loaded_x_local_ptr[6] = x_local_ptr[6];
  loaded_x_local_ptr[7] = x_local_ptr[7];
  alignas(64) half x_local_ptr_1[8];
  *(uint4*)(x_local_ptr_1 + 0) = *(uint4*)(x_ptr + (((((((int)threadIdx.x) + 1024) / 98) * 50176) + (((int)blockIdx.x) * 784)) + (((((int)threadIdx.x) + 44) % 98) * 8)));
  loaded_x_local_ptr[8192] = x_local_ptr_1[0];
  loaded_x_local_ptr[8193] = x_local_ptr_1[1];
  loaded_x_local_ptr[8194] = x_local_ptr_1[2];
  loaded_x_local_ptr[8195] = x_local_ptr_1[3];
  loaded_x_local_ptr[8196] = x_local_ptr_1[4];
  loaded_x_local_ptr[8197] = x_local_ptr_1[5];
  loaded_x_local_ptr[8198] = x_local_ptr_1[6];
  loaded_x_local_ptr[8199] = x_local_ptr_1[7];
  alignas(64) half x_local_ptr_2[8];
  *(uint4*)(x_local_ptr_2 + 0) = *(uint4*)(x_ptr + (((((((int)threadIdx.x) + 2048) / 98) * 50176) + (((int)blockIdx.x) * 784)) + (((((int)threadIdx.x) + 88) % 98) * 8)));
  loaded_x_local_ptr[16384] = x_local_ptr_2[0];
  loaded_x_local_ptr[16385] = x_local_ptr_2[1];
  loaded_x_local_ptr[16386] = x_local_ptr_2[2];
  loaded_x_local_ptr[16387] = x_local_ptr_2[3];
  loaded_x_local_ptr[16388] = x_local_ptr_2[4];
  loaded_x_local_ptr[16389] = x_local_ptr_2[5];
  loaded_x_local_ptr[16390] = x_local_ptr_2[6];
  loaded_x_local_ptr[16391] = x_local_ptr_2[7];
  alignas(64) half x_local_ptr_3[8];
  if (((int)threadIdx.x) < 64) {
    *(uint4*)(x_local_ptr_3 + 0) = *(uint4*)(x_ptr + (((((int)blockIdx.x) * 784) + (((int)threadIdx.x) * 8)) + 1555728));
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24576] = x_local_ptr_3[0];
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24577] = x_local_ptr_3[1];
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24578] = x_local_ptr_3[2];
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24579] = x_local_ptr_3[3];
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24580] = x_local_ptr_3[4];
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24581] = x_local_ptr_3[5];
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24582] = x_local_ptr_3[6];
  }
  if (((int)threadIdx.x) < 64) {
    loaded_x_local_ptr[24583] = x_local_ptr_3[7];
  }
  __shared__ alignas(64) float red_result_ptr[1];
  in_thread_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[0]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[1]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[2]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[3]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[4]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[5]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[6]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[7]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8192]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8193]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8194]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8195]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8196]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8197]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8198]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[8199]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16384]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16385]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16386]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16387]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16388]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16389]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16390]));
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[16391]));
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24576]));
  }
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24577]));
  }
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24578]));
  }
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24579]));
  }
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24580]));
  }
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24581]));
  }
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24582]));
  }
  if (((int)threadIdx.x) < 64) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + ((float)loaded_x_local_ptr[24583]));
  }
  __shared__ alignas(64) float red_buf_staging_ptr[32];
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float t0_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  alignas(64) float red_buf0_ptr_1[1];
  red_buf0_ptr[0] = in_thread_total_local_ptr[0];
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
  if (((int)threadIdx.x) < 32) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 16, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 8, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 4, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
  }
  __syncthreads();
  total_local_ptr[0] = ((volatile float*)red_result_ptr)[0];
  rough_mean_local_ptr[0] = (total_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
  __shared__ alignas(64) float red_result_ptr_1[1];
  __shared__ alignas(64) float red_result_ptr_2[1];
  in_thread_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  float v_deviation_v0 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[0]) - rough_mean_local_ptr[0]));
  float v_deviation_v1 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[0]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[0]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1;
  float v_deviation_v0_1 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[1]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_1 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[1]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[1]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_1;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_1;
  float v_deviation_v0_2 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[2]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_2 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[2]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[2]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_2;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_2;
  float v_deviation_v0_3 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[3]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_3 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[3]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[3]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_3;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_3;
  float v_deviation_v0_4 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[4]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_4 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[4]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[4]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_4;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_4;
  float v_deviation_v0_5 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[5]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_5 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[5]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[5]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_5;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_5;
  float v_deviation_v0_6 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[6]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_6 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[6]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[6]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_6;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_6;
  float v_deviation_v0_7 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[7]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_7 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[7]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[7]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_7;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_7;
  float v_deviation_v0_8 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8192]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_8 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8192]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8192]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_8;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_8;
  float v_deviation_v0_9 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8193]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_9 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8193]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8193]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_9;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_9;
  float v_deviation_v0_10 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8194]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_10 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8194]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8194]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_10;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_10;
  float v_deviation_v0_11 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8195]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_11 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8195]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8195]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_11;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_11;
  float v_deviation_v0_12 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8196]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_12 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8196]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8196]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_12;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_12;
  float v_deviation_v0_13 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8197]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_13 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8197]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8197]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_13;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_13;
  float v_deviation_v0_14 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8198]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_14 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8198]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8198]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_14;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_14;
  float v_deviation_v0_15 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[8199]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_15 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[8199]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[8199]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_15;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_15;
  float v_deviation_v0_16 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16384]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_16 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16384]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16384]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_16;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_16;
  float v_deviation_v0_17 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16385]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_17 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16385]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16385]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_17;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_17;
  float v_deviation_v0_18 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16386]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_18 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16386]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16386]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_18;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_18;
  float v_deviation_v0_19 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16387]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_19 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16387]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16387]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_19;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_19;
  float v_deviation_v0_20 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16388]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_20 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16388]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16388]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_20;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_20;
  float v_deviation_v0_21 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16389]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_21 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16389]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16389]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_21;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_21;
  float v_deviation_v0_22 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16390]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_22 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16390]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16390]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_22;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_22;
  float v_deviation_v0_23 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[16391]) - rough_mean_local_ptr[0]));
  float v_deviation_v1_23 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[16391]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[16391]) - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_23;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_23;
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_24 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24576]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_24 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24576]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24576]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_24;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_24;
  }
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_25 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24577]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_25 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24577]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24577]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_25;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_25;
  }
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_26 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24578]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_26 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24578]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24578]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_26;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_26;
  }
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_27 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24579]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_27 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24579]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24579]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_27;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_27;
  }
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_28 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24580]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_28 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24580]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24580]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_28;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_28;
  }
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_29 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24581]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_29 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24581]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24581]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_29;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_29;
  }
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_30 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24582]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_30 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24582]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24582]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_30;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_30;
  }
  if (((int)threadIdx.x) < 64) {
    float v_deviation_v0_31 = (in_thread_deviation_v0_local_ptr[0] + (((float)loaded_x_local_ptr[24583]) - rough_mean_local_ptr[0]));
    float v_deviation_v1_31 = (in_thread_deviation_v1_local_ptr[0] + ((((float)loaded_x_local_ptr[24583]) - rough_mean_local_ptr[0]) * (((float)loaded_x_local_ptr[24583]) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_31;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_31;
  }
  __shared__ alignas(64) float red_buf_staging_ptr_1[32];
  __shared__ alignas(64) float red_buf_staging_ptr_2[32];
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
  red_buf0_ptr_2[0] = in_thread_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_deviation_v1_local_ptr[0];
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
  if (((int)threadIdx.x) < 32) {
    red_buf0_ptr_3[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
    red_buf1_ptr_1[0] = red_buf_staging_ptr_2[((int)threadIdx.x)];
  }
  mask_ptr_3[0] = __activemask();
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 16, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_3[0], red_buf1_ptr_1[0], 16, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 8, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_3[0], red_buf1_ptr_1[0], 8, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 4, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_3[0], red_buf1_ptr_1[0], 4, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
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
  deviation_v0_local_ptr[0] = ((volatile float*)red_result_ptr_1)[0];
  deviation_v1_local_ptr[0] = ((volatile float*)red_result_ptr_2)[0];
  float condval;
  if (fabsf(rough_mean_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
    condval = (rough_mean_local_ptr[0] + (deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
  } else {
    condval = rough_mean_local_ptr[0];
  }
  group_mean_local_ptr[0] = condval;
  float condval_1;
  if (((deviation_v1_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) {
    condval_1 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_1 = ((deviation_v1_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (deviation_v0_local_ptr[0] * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
  }
  group_variance_local_ptr[0] = condval_1;
  rstd_local_ptr[0] = rsqrtf((group_variance_local_ptr[0] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  if (((int)threadIdx.x) < 1) {
    save_mean_ptr[((int)blockIdx.x)] = group_mean_local_ptr[0];
  }
  if (((int)threadIdx.x) < 1) {
    save_rstd_ptr[((int)blockIdx.x)] = rstd_local_ptr[0];
  }
  if (((int)threadIdx.x) < 1) {
    new_running_mean_ptr[((int)blockIdx.x)] = (((0x1p+0f/*1.000000e+00*/ - (0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1)))) * running_mean_ptr[((int)blockIdx.x)]) + ((0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1))) * group_mean_local_ptr[0]));
  }
  if (((int)threadIdx.x) < 1) {
    new_running_var_ptr[((int)blockIdx.x)] = (((0x1p+0f/*1.000000e+00*/ - (0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1)))) * running_var_ptr[((int)blockIdx.x)]) + ((0x1p+0f/*1.000000e+00*/ / ((float)(num_batches_tracked_ptr[0] + (int64_t)1))) * (group_variance_local_ptr[0] * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(int64_t* __restrict__ new_num_batches_tracked_ptr, int64_t* __restrict__ num_batches_tracked_ptr) {
  if (((int)threadIdx.x) < 1) {
    new_num_batches_tracked_ptr[0] = (num_batches_tracked_ptr[0] + (int64_t)1);
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  alignas(64) half y_local_ptr[8];
  alignas(64) half x_local_ptr[8];
  int cse_v2 = ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8));
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
  int cse_v3 = ((((((int)blockIdx.x) * 128) + (((int)threadIdx.x) >> 1)) % 3136) / 49);
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
