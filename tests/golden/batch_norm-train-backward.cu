extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dy_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dy_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr) {
  alignas(64) float loaded_dy_local_ptr[769];
  alignas(64) float loaded_x_local_ptr[769];
  alignas(64) float sums_v0_local_ptr[1];
  alignas(64) float sums_v1_local_ptr[1];
  alignas(64) float in_thread_sums_v0_local_ptr[1];
  alignas(64) float in_thread_sums_v1_local_ptr[1];
  int cse_v1 = (((int)blockIdx.x) * 49);
  int cse_v4 = ((((((int)threadIdx.x) / 49) * 1470) + (((int)blockIdx.x) * 49)) + (((int)threadIdx.x) % 49));
  loaded_dy_local_ptr[0] = dy_ptr[((((((int)threadIdx.x) / 49) * 1470) + (((int)blockIdx.x) * 49)) + (((int)threadIdx.x) % 49))];
  int cse_v6 = (((((((int)threadIdx.x) + 64) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 15) % 49));
  loaded_dy_local_ptr[64] = dy_ptr[(((((((int)threadIdx.x) + 64) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 15) % 49))];
  int cse_v7 = (((((((int)threadIdx.x) + 128) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 30) % 49));
  loaded_dy_local_ptr[128] = dy_ptr[(((((((int)threadIdx.x) + 128) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 30) % 49))];
  int cse_v8 = (((((((int)threadIdx.x) + 192) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 45) % 49));
  loaded_dy_local_ptr[192] = dy_ptr[(((((((int)threadIdx.x) + 192) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 45) % 49))];
  int cse_v9 = (((((((int)threadIdx.x) + 256) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 11) % 49));
  loaded_dy_local_ptr[256] = dy_ptr[(((((((int)threadIdx.x) + 256) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 11) % 49))];
  int cse_v10 = (((((((int)threadIdx.x) + 320) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 26) % 49));
  loaded_dy_local_ptr[320] = dy_ptr[(((((((int)threadIdx.x) + 320) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 26) % 49))];
  int cse_v11 = (((((((int)threadIdx.x) + 384) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 41) % 49));
  loaded_dy_local_ptr[384] = dy_ptr[(((((((int)threadIdx.x) + 384) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 41) % 49))];
  int cse_v12 = (((((((int)threadIdx.x) + 448) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 7) % 49));
  loaded_dy_local_ptr[448] = dy_ptr[(((((((int)threadIdx.x) + 448) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 7) % 49))];
  int cse_v13 = (((((((int)threadIdx.x) + 512) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 22) % 49));
  loaded_dy_local_ptr[512] = dy_ptr[(((((((int)threadIdx.x) + 512) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 22) % 49))];
  int cse_v14 = (((((((int)threadIdx.x) + 576) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 37) % 49));
  loaded_dy_local_ptr[576] = dy_ptr[(((((((int)threadIdx.x) + 576) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 37) % 49))];
  int cse_v15 = (((((((int)threadIdx.x) + 640) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 3) % 49));
  loaded_dy_local_ptr[640] = dy_ptr[(((((((int)threadIdx.x) + 640) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 3) % 49))];
  int cse_v16 = (((((((int)threadIdx.x) + 704) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 18) % 49));
  loaded_dy_local_ptr[704] = dy_ptr[(((((((int)threadIdx.x) + 704) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 18) % 49))];
  int cse_v3 = (((((int)blockIdx.x) * 49) + ((int)threadIdx.x)) + 22083);
  if (((int)threadIdx.x) < 16) {
    loaded_dy_local_ptr[768] = dy_ptr[(((((int)blockIdx.x) * 49) + ((int)threadIdx.x)) + 22083)];
  }
  loaded_x_local_ptr[0] = x_ptr[((((((int)threadIdx.x) / 49) * 1470) + (((int)blockIdx.x) * 49)) + (((int)threadIdx.x) % 49))];
  loaded_x_local_ptr[64] = x_ptr[(((((((int)threadIdx.x) + 64) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 15) % 49))];
  loaded_x_local_ptr[128] = x_ptr[(((((((int)threadIdx.x) + 128) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 30) % 49))];
  loaded_x_local_ptr[192] = x_ptr[(((((((int)threadIdx.x) + 192) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 45) % 49))];
  loaded_x_local_ptr[256] = x_ptr[(((((((int)threadIdx.x) + 256) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 11) % 49))];
  loaded_x_local_ptr[320] = x_ptr[(((((((int)threadIdx.x) + 320) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 26) % 49))];
  loaded_x_local_ptr[384] = x_ptr[(((((((int)threadIdx.x) + 384) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 41) % 49))];
  loaded_x_local_ptr[448] = x_ptr[(((((((int)threadIdx.x) + 448) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 7) % 49))];
  loaded_x_local_ptr[512] = x_ptr[(((((((int)threadIdx.x) + 512) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 22) % 49))];
  loaded_x_local_ptr[576] = x_ptr[(((((((int)threadIdx.x) + 576) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 37) % 49))];
  loaded_x_local_ptr[640] = x_ptr[(((((((int)threadIdx.x) + 640) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 3) % 49))];
  loaded_x_local_ptr[704] = x_ptr[(((((((int)threadIdx.x) + 704) / 49) * 1470) + (((int)blockIdx.x) * 49)) + ((((int)threadIdx.x) + 18) % 49))];
  if (((int)threadIdx.x) < 16) {
    loaded_x_local_ptr[768] = x_ptr[(((((int)blockIdx.x) * 49) + ((int)threadIdx.x)) + 22083)];
  }
  __shared__ alignas(64) float red_result_ptr[1];
  __shared__ alignas(64) float red_result_ptr_1[1];
  in_thread_sums_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_sums_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  float v_sums_v0 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[0] * ((loaded_x_local_ptr[0] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[0]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1;
  float v_sums_v0_1 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[64] * ((loaded_x_local_ptr[64] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_1 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[64]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_1;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_1;
  float v_sums_v0_2 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[128] * ((loaded_x_local_ptr[128] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_2 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[128]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_2;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_2;
  float v_sums_v0_3 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[192] * ((loaded_x_local_ptr[192] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_3 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[192]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_3;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_3;
  float v_sums_v0_4 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[256] * ((loaded_x_local_ptr[256] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_4 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[256]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_4;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_4;
  float v_sums_v0_5 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[320] * ((loaded_x_local_ptr[320] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_5 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[320]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_5;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_5;
  float v_sums_v0_6 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[384] * ((loaded_x_local_ptr[384] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_6 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[384]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_6;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_6;
  float v_sums_v0_7 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[448] * ((loaded_x_local_ptr[448] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_7 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[448]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_7;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_7;
  float v_sums_v0_8 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[512] * ((loaded_x_local_ptr[512] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_8 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[512]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_8;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_8;
  float v_sums_v0_9 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[576] * ((loaded_x_local_ptr[576] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_9 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[576]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_9;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_9;
  float v_sums_v0_10 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[640] * ((loaded_x_local_ptr[640] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_10 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[640]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_10;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_10;
  float v_sums_v0_11 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[704] * ((loaded_x_local_ptr[704] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
  float v_sums_v1_11 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[704]);
  in_thread_sums_v0_local_ptr[0] = v_sums_v0_11;
  in_thread_sums_v1_local_ptr[0] = v_sums_v1_11;
  if (((int)threadIdx.x) < 16) {
    float v_sums_v0_12 = (in_thread_sums_v0_local_ptr[0] + (loaded_dy_local_ptr[768] * ((loaded_x_local_ptr[768] - save_mean_ptr[((int)blockIdx.x)]) * save_rstd_ptr[((int)blockIdx.x)])));
    float v_sums_v1_12 = (in_thread_sums_v1_local_ptr[0] + loaded_dy_local_ptr[768]);
    in_thread_sums_v0_local_ptr[0] = v_sums_v0_12;
    in_thread_sums_v1_local_ptr[0] = v_sums_v1_12;
  }
  __shared__ alignas(64) float red_buf_staging_ptr[2];
  __shared__ alignas(64) float red_buf_staging_ptr_1[2];
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
  red_buf0_ptr[0] = in_thread_sums_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_sums_v1_local_ptr[0];
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
  if (((int)threadIdx.x) < 2) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
    red_buf1_ptr_1[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
    ((volatile float*)red_result_ptr_1)[0] = red_buf1_ptr_1[0];
  }
  __syncthreads();
  sums_v0_local_ptr[0] = ((volatile float*)red_result_ptr)[0];
  sums_v1_local_ptr[0] = ((volatile float*)red_result_ptr_1)[0];
  if (((int)threadIdx.x) < 1) {
    dgamma_ptr[((int)blockIdx.x)] = sums_v0_local_ptr[0];
  }
  if (((int)threadIdx.x) < 1) {
    dbeta_ptr[((int)blockIdx.x)] = sums_v1_local_ptr[0];
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ dbeta_ptr, float* __restrict__ dgamma_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, float* __restrict__ x_ptr) {
  if (((((int)blockIdx.x) * 8) + (((int)threadIdx.x) >> 5)) < 735) {
    int cse_v2 = ((((int)blockIdx.x) * 256) + ((int)threadIdx.x));
    int cse_v5 = ((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 1470) / 49);
    dx_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] = (((dy_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] - (dbeta_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 1470) / 49)] * 0x1.4e5e0a72f0539p-10f/*1.275510e-03*/)) - (((x_ptr[((((int)blockIdx.x) * 256) + ((int)threadIdx.x))] - save_mean_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 1470) / 49)]) * save_rstd_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 1470) / 49)]) * (dgamma_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 1470) / 49)] * 0x1.4e5e0a72f0539p-10f/*1.275510e-03*/))) * (save_rstd_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 1470) / 49)] * gamma_ptr[((((((int)blockIdx.x) * 256) + ((int)threadIdx.x)) % 1470) / 49)]));
  }
}
