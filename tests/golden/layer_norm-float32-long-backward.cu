extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ row_sums_part_v0_ptr, float* __restrict__ row_sums_part_v1_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ row_sums_v0_ptr, float* __restrict__ row_sums_v1_ptr, float* __restrict__ row_sums_part_v0_ptr, float* __restrict__ row_sums_part_v1_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dy_ptr, float* __restrict__ mean_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_3(float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ row_sums_v0_ptr, float* __restrict__ row_sums_v1_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ row_sums_part_v0_ptr, float* __restrict__ row_sums_part_v1_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr) {
  alignas(64) float loaded_dy_local_ptr[1540];
  alignas(64) float loaded_x_local_ptr[1540];
  alignas(64) float row_sums_part_v0_local_ptr[1];
  alignas(64) float row_sums_part_v1_local_ptr[1];
  alignas(64) float in_thread_row_sums_part_v0_local_ptr[1];
  alignas(64) float in_thread_row_sums_part_v1_local_ptr[1];
  alignas(64) float dy_local_ptr[4];
  int cse_v1 = (((int)threadIdx.x) * 4);
  int cse_v6 = ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4));
  *(float4*)(dy_local_ptr + 0) = *(float4*)(dy_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)));
  loaded_dy_local_ptr[0] = dy_local_ptr[0];
  loaded_dy_local_ptr[1] = dy_local_ptr[1];
  loaded_dy_local_ptr[2] = dy_local_ptr[2];
  loaded_dy_local_ptr[3] = dy_local_ptr[3];
  alignas(64) float dy_local_ptr_1[4];
  int cse_v13 = (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 512);
  *(float4*)(dy_local_ptr_1 + 0) = *(float4*)(dy_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 512));
  loaded_dy_local_ptr[512] = dy_local_ptr_1[0];
  loaded_dy_local_ptr[513] = dy_local_ptr_1[1];
  loaded_dy_local_ptr[514] = dy_local_ptr_1[2];
  loaded_dy_local_ptr[515] = dy_local_ptr_1[3];
  alignas(64) float dy_local_ptr_2[4];
  int cse_v14 = (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 1024);
  *(float4*)(dy_local_ptr_2 + 0) = *(float4*)(dy_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 1024));
  loaded_dy_local_ptr[1024] = dy_local_ptr_2[0];
  loaded_dy_local_ptr[1025] = dy_local_ptr_2[1];
  loaded_dy_local_ptr[1026] = dy_local_ptr_2[2];
  loaded_dy_local_ptr[1027] = dy_local_ptr_2[3];
  alignas(64) float dy_local_ptr_3[4];
  int cse_v15 = (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 1536);
  *(float4*)(dy_local_ptr_3 + 0) = *(float4*)(dy_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 1536));
  loaded_dy_local_ptr[1536] = dy_local_ptr_3[0];
  loaded_dy_local_ptr[1537] = dy_local_ptr_3[1];
  loaded_dy_local_ptr[1538] = dy_local_ptr_3[2];
  loaded_dy_local_ptr[1539] = dy_local_ptr_3[3];
  alignas(64) float x_local_ptr[4];
  *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)));
  loaded_x_local_ptr[0] = x_local_ptr[0];
  loaded_x_local_ptr[1] = x_local_ptr[1];
  loaded_x_local_ptr[2] = x_local_ptr[2];
  loaded_x_local_ptr[3] = x_local_ptr[3];
  alignas(64) float x_local_ptr_1[4];
  *(float4*)(x_local_ptr_1 + 0) = *(float4*)(x_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 512));
  loaded_x_local_ptr[512] = x_local_ptr_1[0];
  loaded_x_local_ptr[513] = x_local_ptr_1[1];
  loaded_x_local_ptr[514] = x_local_ptr_1[2];
  loaded_x_local_ptr[515] = x_local_ptr_1[3];
  alignas(64) float x_local_ptr_2[4];
  *(float4*)(x_local_ptr_2 + 0) = *(float4*)(x_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 1024));
  loaded_x_local_ptr[1024] = x_local_ptr_2[0];
  loaded_x_local_ptr[1025] = x_local_ptr_2[1];
  loaded_x_local_ptr[1026] = x_local_ptr_2[2];
  loaded_x_local_ptr[1027] = x_local_ptr_2[3];
  alignas(64) float x_local_ptr_3[4];
  *(float4*)(x_local_ptr_3 + 0) = *(float4*)(x_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 4)) + 1536));
  loaded_x_local_ptr[1536] = x_local_ptr_3[0];
  loaded_x_local_ptr[1537] = x_local_ptr_3[1];
  loaded_x_local_ptr[1538] = x_local_ptr_3[2];
  loaded_x_local_ptr[1539] = x_local_ptr_3[3];
  __shared__ alignas(64) float red_result_ptr[1];
  __shared__ alignas(64) float red_result_ptr_1[1];
  in_thread_row_sums_part_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_row_sums_part_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) float gamma_local_ptr[4];
  int cse_v16 = (((((int)blockIdx.x) & 3) * 2048) + (((int)threadIdx.x) * 4));
  *(float4*)(gamma_local_ptr + 0) = *(float4*)(gamma_ptr + (((((int)blockIdx.x) & 3) * 2048) + (((int)threadIdx.x) * 4)));
  int cse_v2 = (((int)blockIdx.x) >> 2);
  float v_row_sums_part_v0 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[0] * gamma_local_ptr[0]) * ((loaded_x_local_ptr[0] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[0] * gamma_local_ptr[0]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1;
  float v_row_sums_part_v0_1 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1] * gamma_local_ptr[1]) * ((loaded_x_local_ptr[1] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_1 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1] * gamma_local_ptr[1]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_1;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_1;
  float v_row_sums_part_v0_2 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[2] * gamma_local_ptr[2]) * ((loaded_x_local_ptr[2] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_2 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[2] * gamma_local_ptr[2]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_2;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_2;
  float v_row_sums_part_v0_3 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[3] * gamma_local_ptr[3]) * ((loaded_x_local_ptr[3] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_3 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[3] * gamma_local_ptr[3]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_3;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_3;
  alignas(64) float gamma_local_ptr_1[4];
  *(float4*)(gamma_local_ptr_1 + 0) = *(float4*)(gamma_ptr + ((((((int)blockIdx.x) & 3) * 2048) + (((int)threadIdx.x) * 4)) + 512));
  float v_row_sums_part_v0_4 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[512] * gamma_local_ptr_1[0]) * ((loaded_x_local_ptr[512] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_4 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[512] * gamma_local_ptr_1[0]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_4;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_4;
  float v_row_sums_part_v0_5 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[513] * gamma_local_ptr_1[1]) * ((loaded_x_local_ptr[513] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_5 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[513] * gamma_local_ptr_1[1]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_5;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_5;
  float v_row_sums_part_v0_6 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[514] * gamma_local_ptr_1[2]) * ((loaded_x_local_ptr[514] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_6 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[514] * gamma_local_ptr_1[2]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_6;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_6;
  float v_row_sums_part_v0_7 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[515] * gamma_local_ptr_1[3]) * ((loaded_x_local_ptr[515] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_7 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[515] * gamma_local_ptr_1[3]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_7;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_7;
  alignas(64) float gamma_local_ptr_2[4];
  *(float4*)(gamma_local_ptr_2 + 0) = *(float4*)(gamma_ptr + ((((((int)blockIdx.x) & 3) * 2048) + (((int)threadIdx.x) * 4)) + 1024));
  float v_row_sums_part_v0_8 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1024] * gamma_local_ptr_2[0]) * ((loaded_x_local_ptr[1024] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_8 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1024] * gamma_local_ptr_2[0]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_8;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_8;
  float v_row_sums_part_v0_9 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1025] * gamma_local_ptr_2[1]) * ((loaded_x_local_ptr[1025] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_9 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1025] * gamma_local_ptr_2[1]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_9;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_9;
  float v_row_sums_part_v0_10 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1026] * gamma_local_ptr_2[2]) * ((loaded_x_local_ptr[1026] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_10 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1026] * gamma_local_ptr_2[2]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_10;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_10;
  float v_row_sums_part_v0_11 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1027] * gamma_local_ptr_2[3]) * ((loaded_x_local_ptr[1027] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_11 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1027] * gamma_local_ptr_2[3]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_11;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_11;
  alignas(64) float gamma_local_ptr_3[4];
  *(float4*)(gamma_local_ptr_3 + 0) = *(float4*)(gamma_ptr + ((((((int)blockIdx.x) & 3) * 2048) + (((int)threadIdx.x) * 4)) + 1536));
  float v_row_sums_part_v0_12 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1536] * gamma_local_ptr_3[0]) * ((loaded_x_local_ptr[1536] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_12 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1536] * gamma_local_ptr_3[0]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_12;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_12;
  float v_row_sums_part_v0_13 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1537] * gamma_local_ptr_3[1]) * ((loaded_x_local_ptr[1537] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_13 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1537] * gamma_local_ptr_3[1]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_13;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_13;
  float v_row_sums_part_v0_14 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1538] * gamma_local_ptr_3[2]) * ((loaded_x_local_ptr[1538] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_14 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1538] * gamma_local_ptr_3[2]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_14;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_14;
  float v_row_sums_part_v0_15 = (in_thread_row_sums_part_v0_local_ptr[0] + ((loaded_dy_local_ptr[1539] * gamma_local_ptr_3[3]) * ((loaded_x_local_ptr[1539] - mean_ptr[(((int)blockIdx.x) >> 2)]) * rstd_ptr[(((int)blockIdx.x) >> 2)])));
  float v_row_sums_part_v1_15 = (in_thread_row_sums_part_v1_local_ptr[0] + (loaded_dy_local_ptr[1539] * gamma_local_ptr_3[3]));
  in_thread_row_sums_part_v0_local_ptr[0] = v_row_sums_part_v0_15;
  in_thread_row_sums_part_v1_local_ptr[0] = v_row_sums_part_v1_15;
  __shared__ alignas(64) float red_buf_staging_ptr[4];
  __shared__ alignas(64) float red_buf_staging_ptr_1[4];
  alignas(64) float t0_ptr[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float red_buf1_ptr[1];
  alignas(64) float t0_ptr_1[1];
  alignas(64) float t1_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  alignas(64) float red_buf0_ptr_1[1];
  alignas(64) float red_buf1_ptr_1[1];
  red_buf0_ptr[0] = in_thread_row_sums_part_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_row_sums_part_v1_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 16, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 16, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 8, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr[(((int)threadIdx.x) >> 5)] = red_buf0_ptr[0];
    red_buf_staging_ptr_1[(((int)threadIdx.x) >> 5)] = red_buf1_ptr[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 4) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
    red_buf1_ptr_1[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr_1[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
    ((volatile float*)red_result_ptr_1)[0] = red_buf1_ptr_1[0];
  }
  __syncthreads();
  row_sums_part_v0_local_ptr[0] = ((volatile float*)red_result_ptr)[0];
  row_sums_part_v1_local_ptr[0] = ((volatile float*)red_result_ptr_1)[0];
  if (((int)threadIdx.x) < 1) {
    row_sums_part_v0_ptr[((int)blockIdx.x)] = row_sums_part_v0_local_ptr[0];
  }
  if (((int)threadIdx.x) < 1) {
    row_sums_part_v1_ptr[((int)blockIdx.x)] = row_sums_part_v1_local_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ row_sums_v0_ptr, float* __restrict__ row_sums_v1_ptr, float* __restrict__ row_sums_part_v0_ptr, float* __restrict__ row_sums_part_v1_ptr) {
  alignas(64) float row_sums_v0_local_ptr[1];
  alignas(64) float row_sums_v1_local_ptr[1];
  alignas(64) float in_thread_row_sums_v0_local_ptr[1];
  alignas(64) float in_thread_row_sums_v1_local_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float red_buf1_ptr[1];
  in_thread_row_sums_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_row_sums_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v7 = ((((int)blockIdx.x) * 8) + (((int)threadIdx.y) >> 2));
  if (((((int)blockIdx.x) * 8) + (((int)threadIdx.y) >> 2)) < 25) {
    int cse_v17 = (((((int)blockIdx.x) * 128) + (((int)threadIdx.y) * 4)) + ((int)threadIdx.x));
    float v_row_sums_v0 = (in_thread_row_sums_v0_local_ptr[0] + row_sums_part_v0_ptr[(((((int)blockIdx.x) * 128) + (((int)threadIdx.y) * 4)) + ((int)threadIdx.x))]);
    float v_row_sums_v1 = (in_thread_row_sums_v1_local_ptr[0] + row_sums_part_v1_ptr[(((((int)blockIdx.x) * 128) + (((int)threadIdx.y) * 4)) + ((int)threadIdx.x))]);
    in_thread_row_sums_v0_local_ptr[0] = v_row_sums_v0;
    in_thread_row_sums_v1_local_ptr[0] = v_row_sums_v1;
  }
  alignas(64) float t0_ptr[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_row_sums_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_row_sums_v1_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 4), 32);
  red_buf1_ptr[0] = __shfl_sync(mask_ptr[0], red_buf1_ptr[0], (((int)threadIdx.y) * 4), 32);
  row_sums_v0_local_ptr[0] = red_buf0_ptr[0];
  row_sums_v1_local_ptr[0] = red_buf1_ptr[0];
  int cse_v8 = ((((int)blockIdx.x) * 32) + ((int)threadIdx.y));
  if ((((((int)blockIdx.x) * 8) + (((int)threadIdx.y) >> 2)) < 25) && (((int)threadIdx.x) < 1)) {
    row_sums_v0_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))] = row_sums_v0_local_ptr[0];
  }
  if ((((((int)blockIdx.x) * 8) + (((int)threadIdx.y) >> 2)) < 25) && (((int)threadIdx.x) < 1)) {
    row_sums_v1_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.y))] = row_sums_v1_local_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dy_ptr, float* __restrict__ mean_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr) {
  alignas(64) float column_sums_v0_local_ptr[1];
  alignas(64) float column_sums_v1_local_ptr[1];
  alignas(64) float column_sums_v0_rf_local_ptr[1];
  alignas(64) float column_sums_v1_rf_local_ptr[1];
  column_sums_v0_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  column_sums_v1_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v3 = (((int)blockIdx.x) * 32);
  for (int u_0 = 0; u_0 < 13; ++u_0) {
    if (((u_0 * 2) + (((int)threadIdx.y) >> 2)) < 25) {
      int cse_v9 = ((u_0 * 8) + ((int)threadIdx.y));
      int cse_v22 = ((((u_0 * 65536) + (((int)threadIdx.y) * 8192)) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x));
      float v_column_sums_v0_rf = (column_sums_v0_rf_local_ptr[0] + (dy_ptr[((((u_0 * 65536) + (((int)threadIdx.y) * 8192)) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] * ((x_ptr[((((u_0 * 65536) + (((int)threadIdx.y) * 8192)) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))] - mean_ptr[((u_0 * 8) + ((int)threadIdx.y))]) * rstd_ptr[((u_0 * 8) + ((int)threadIdx.y))])));
      float v_column_sums_v1_rf = (column_sums_v1_rf_local_ptr[0] + dy_ptr[((((u_0 * 65536) + (((int)threadIdx.y) * 8192)) + (((int)blockIdx.x) * 32)) + ((int)threadIdx.x))]);
      column_sums_v0_rf_local_ptr[0] = v_column_sums_v0_rf;
      column_sums_v1_rf_local_ptr[0] = v_column_sums_v1_rf;
    }
  }
  __shared__ alignas(64) float red_buf0_ptr[256];
  __shared__ alignas(64) float red_buf1_ptr[256];
  __syncthreads();
  ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = column_sums_v0_rf_local_ptr[0];
  ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = column_sums_v1_rf_local_ptr[0];
  __syncthreads();
  if (((int)threadIdx.y) < 4) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 8) + ((int)threadIdx.y)) + 4)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 8) + ((int)threadIdx.y)) + 4)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 2) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 8) + ((int)threadIdx.y)) + 2)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 8) + ((int)threadIdx.y)) + 2)]);
  }
  __syncthreads();
  if (((int)threadIdx.y) < 1) {
    ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = (((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] + ((volatile float*)red_buf0_ptr)[(((((int)threadIdx.x) * 8) + ((int)threadIdx.y)) + 1)]);
    ((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] = (((volatile float*)red_buf1_ptr)[((((int)threadIdx.x) * 8) + ((int)threadIdx.y))] + ((volatile float*)red_buf1_ptr)[(((((int)threadIdx.x) * 8) + ((int)threadIdx.y)) + 1)]);
  }
  __syncthreads();
  column_sums_v0_local_ptr[0] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 8)];
  column_sums_v1_local_ptr[0] = ((volatile float*)red_buf1_ptr)[(((int)threadIdx.x) * 8)];
  int cse_v10 = ((((int)blockIdx.x) * 32) + ((int)threadIdx.x));
  if (((int)threadIdx.y) < 1) {
    dgamma_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.x))] = column_sums_v0_local_ptr[0];
  }
  if (((int)threadIdx.y) < 1) {
    dbeta_ptr[((((int)blockIdx.x) * 32) + ((int)threadIdx.x))] = column_sums_v1_local_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_3(float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ mean_ptr, float* __restrict__ row_sums_v0_ptr, float* __restrict__ row_sums_v1_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr) {
  alignas(64) float dx_local_ptr[20];
  alignas(64) float gamma_local_ptr[4];
  int cse_v4 = (((int)threadIdx.x) * 4);
  int cse_v11 = ((((int)blockIdx.x) & 7) * 1024);
  *(float4*)(gamma_local_ptr + 0) = *(float4*)(gamma_ptr + (((((int)blockIdx.x) & 7) * 1024) + (((int)threadIdx.x) * 4)));
  alignas(64) float dy_local_ptr[4];
  alignas(64) float x_local_ptr[4];
  int cse_v5 = (((int)blockIdx.x) >> 3);
  int cse_v23 = ((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4));
  *(float4*)(dy_local_ptr + 0) = *(float4*)(dy_ptr + ((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)));
  *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)));
  int cse_v12 = ((((int)blockIdx.x) >> 3) * 5);
  dx_local_ptr[0] = ((((dy_local_ptr[0] * gamma_local_ptr[0]) - (((x_local_ptr[0] - mean_ptr[((((int)blockIdx.x) >> 3) * 5)]) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]) * (row_sums_v0_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]);
  dx_local_ptr[1] = ((((dy_local_ptr[1] * gamma_local_ptr[1]) - (((x_local_ptr[1] - mean_ptr[((((int)blockIdx.x) >> 3) * 5)]) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]) * (row_sums_v0_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]);
  dx_local_ptr[2] = ((((dy_local_ptr[2] * gamma_local_ptr[2]) - (((x_local_ptr[2] - mean_ptr[((((int)blockIdx.x) >> 3) * 5)]) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]) * (row_sums_v0_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]);
  dx_local_ptr[3] = ((((dy_local_ptr[3] * gamma_local_ptr[3]) - (((x_local_ptr[3] - mean_ptr[((((int)blockIdx.x) >> 3) * 5)]) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]) * (row_sums_v0_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[((((int)blockIdx.x) >> 3) * 5)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[((((int)blockIdx.x) >> 3) * 5)]);
  alignas(64) float dy_local_ptr_1[4];
  alignas(64) float x_local_ptr_1[4];
  int cse_v24 = (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 8192);
  *(float4*)(dy_local_ptr_1 + 0) = *(float4*)(dy_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 8192));
  *(float4*)(x_local_ptr_1 + 0) = *(float4*)(x_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 8192));
  int cse_v18 = (((((int)blockIdx.x) >> 3) * 5) + 1);
  dx_local_ptr[4] = ((((dy_local_ptr_1[0] * gamma_local_ptr[0]) - (((x_local_ptr_1[0] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]);
  dx_local_ptr[5] = ((((dy_local_ptr_1[1] * gamma_local_ptr[1]) - (((x_local_ptr_1[1] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]);
  dx_local_ptr[6] = ((((dy_local_ptr_1[2] * gamma_local_ptr[2]) - (((x_local_ptr_1[2] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]);
  dx_local_ptr[7] = ((((dy_local_ptr_1[3] * gamma_local_ptr[3]) - (((x_local_ptr_1[3] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 1)]);
  alignas(64) float dy_local_ptr_2[4];
  alignas(64) float x_local_ptr_2[4];
  int cse_v25 = (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 16384);
  *(float4*)(dy_local_ptr_2 + 0) = *(float4*)(dy_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 16384));
  *(float4*)(x_local_ptr_2 + 0) = *(float4*)(x_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 16384));
  int cse_v19 = (((((int)blockIdx.x) >> 3) * 5) + 2);
  dx_local_ptr[8] = ((((dy_local_ptr_2[0] * gamma_local_ptr[0]) - (((x_local_ptr_2[0] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]);
  dx_local_ptr[9] = ((((dy_local_ptr_2[1] * gamma_local_ptr[1]) - (((x_local_ptr_2[1] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]);
  dx_local_ptr[10] = ((((dy_local_ptr_2[2] * gamma_local_ptr[2]) - (((x_local_ptr_2[2] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]);
  dx_local_ptr[11] = ((((dy_local_ptr_2[3] * gamma_local_ptr[3]) - (((x_local_ptr_2[3] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 2)]);
  alignas(64) float dy_local_ptr_3[4];
  alignas(64) float x_local_ptr_3[4];
  int cse_v26 = (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 24576);
  *(float4*)(dy_local_ptr_3 + 0) = *(float4*)(dy_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 24576));
  *(float4*)(x_local_ptr_3 + 0) = *(float4*)(x_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 24576));
  int cse_v20 = (((((int)blockIdx.x) >> 3) * 5) + 3);
  dx_local_ptr[12] = ((((dy_local_ptr_3[0] * gamma_local_ptr[0]) - (((x_local_ptr_3[0] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]);
  dx_local_ptr[13] = ((((dy_local_ptr_3[1] * gamma_local_ptr[1]) - (((x_local_ptr_3[1] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]);
  dx_local_ptr[14] = ((((dy_local_ptr_3[2] * gamma_local_ptr[2]) - (((x_local_ptr_3[2] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]);
  dx_local_ptr[15] = ((((dy_local_ptr_3[3] * gamma_local_ptr[3]) - (((x_local_ptr_3[3] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 3)]);
  alignas(64) float dy_local_ptr_4[4];
  alignas(64) float x_local_ptr_4[4];
  int cse_v27 = (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 32768);
  *(float4*)(dy_local_ptr_4 + 0) = *(float4*)(dy_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 32768));
  *(float4*)(x_local_ptr_4 + 0) = *(float4*)(x_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 32768));
  int cse_v21 = (((((int)blockIdx.x) >> 3) * 5) + 4);
  dx_local_ptr[16] = ((((dy_local_ptr_4[0] * gamma_local_ptr[0]) - (((x_local_ptr_4[0] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]);
  dx_local_ptr[17] = ((((dy_local_ptr_4[1] * gamma_local_ptr[1]) - (((x_local_ptr_4[1] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]);
  dx_local_ptr[18] = ((((dy_local_ptr_4[2] * gamma_local_ptr[2]) - (((x_local_ptr_4[2] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]);
  dx_local_ptr[19] = ((((dy_local_ptr_4[3] * gamma_local_ptr[3]) - (((x_local_ptr_4[3] - mean_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]) * (row_sums_v0_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/))) - (row_sums_v1_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)] * 0x1p-13f/*1.220703e-04*/)) * rstd_ptr[(((((int)blockIdx.x) >> 3) * 5) + 4)]);
  *(float4*)(dx_ptr + ((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4))) = *(float4*)(dx_local_ptr + 0);
  *(float4*)(dx_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 8192)) = *(float4*)(dx_local_ptr + 4);
  *(float4*)(dx_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 16384)) = *(float4*)(dx_local_ptr + 8);
  *(float4*)(dx_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 24576)) = *(float4*)(dx_local_ptr + 12);
  *(float4*)(dx_ptr + (((((((int)blockIdx.x) >> 3) * 40960) + ((((int)blockIdx.x) & 7) * 1024)) + (((int)threadIdx.x) * 4)) + 32768)) = *(float4*)(dx_local_ptr + 16);
}
