extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ band_sums_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ band_sums_ptr, float* __restrict__ dgamma_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ band_sums_ptr, float* __restrict__ dx_ptr, float* __restrict__ dy_ptr, float* __restrict__ gamma_ptr, float* __restrict__ rstd_ptr, float* __restrict__ x_ptr) {
  alignas(64) float band_sums_local_ptr[772];
  band_sums_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[1] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[2] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[3] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[256] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[257] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[258] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[259] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[512] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[513] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[514] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[515] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[768] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[769] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[770] = 0x0p+0f/*0.000000e+00*/;
  band_sums_local_ptr[771] = 0x0p+0f/*0.000000e+00*/;
  int cse_v1 = (((int)threadIdx.x) * 4);
  for (int r_0_m = 0; r_0_m < 32; ++r_0_m) {
    alignas(64) float loaded_dy_local_ptr[772];
    alignas(64) float loaded_x_local_ptr[772];
    alignas(64) float row_sums_local_ptr[1];
    alignas(64) float dy_local_ptr[4];
    int cse_v8 = (((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4));
    *(float4*)(dy_local_ptr + 0) = *(float4*)(dy_ptr + (((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)));
    loaded_dy_local_ptr[0] = dy_local_ptr[0];
    loaded_dy_local_ptr[1] = dy_local_ptr[1];
    loaded_dy_local_ptr[2] = dy_local_ptr[2];
    loaded_dy_local_ptr[3] = dy_local_ptr[3];
    alignas(64) float dy_local_ptr_1[4];
    int cse_v9 = ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 256);
    *(float4*)(dy_local_ptr_1 + 0) = *(float4*)(dy_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 256));
    loaded_dy_local_ptr[256] = dy_local_ptr_1[0];
    loaded_dy_local_ptr[257] = dy_local_ptr_1[1];
    loaded_dy_local_ptr[258] = dy_local_ptr_1[2];
    loaded_dy_local_ptr[259] = dy_local_ptr_1[3];
    alignas(64) float dy_local_ptr_2[4];
    int cse_v10 = ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 512);
    *(float4*)(dy_local_ptr_2 + 0) = *(float4*)(dy_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 512));
    loaded_dy_local_ptr[512] = dy_local_ptr_2[0];
    loaded_dy_local_ptr[513] = dy_local_ptr_2[1];
    loaded_dy_local_ptr[514] = dy_local_ptr_2[2];
    loaded_dy_local_ptr[515] = dy_local_ptr_2[3];
    alignas(64) float dy_local_ptr_3[4];
    int cse_v11 = ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 768);
    *(float4*)(dy_local_ptr_3 + 0) = *(float4*)(dy_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 768));
    loaded_dy_local_ptr[768] = dy_local_ptr_3[0];
    loaded_dy_local_ptr[769] = dy_local_ptr_3[1];
    loaded_dy_local_ptr[770] = dy_local_ptr_3[2];
    loaded_dy_local_ptr[771] = dy_local_ptr_3[3];
    alignas(64) float x_local_ptr[4];
    *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + (((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)));
    loaded_x_local_ptr[0] = x_local_ptr[0];
    loaded_x_local_ptr[1] = x_local_ptr[1];
    loaded_x_local_ptr[2] = x_local_ptr[2];
    loaded_x_local_ptr[3] = x_local_ptr[3];
    alignas(64) float x_local_ptr_1[4];
    *(float4*)(x_local_ptr_1 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 256));
    loaded_x_local_ptr[256] = x_local_ptr_1[0];
    loaded_x_local_ptr[257] = x_local_ptr_1[1];
    loaded_x_local_ptr[258] = x_local_ptr_1[2];
    loaded_x_local_ptr[259] = x_local_ptr_1[3];
    alignas(64) float x_local_ptr_2[4];
    *(float4*)(x_local_ptr_2 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 512));
    loaded_x_local_ptr[512] = x_local_ptr_2[0];
    loaded_x_local_ptr[513] = x_local_ptr_2[1];
    loaded_x_local_ptr[514] = x_local_ptr_2[2];
    loaded_x_local_ptr[515] = x_local_ptr_2[3];
    alignas(64) float x_local_ptr_3[4];
    *(float4*)(x_local_ptr_3 + 0) = *(float4*)(x_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 768));
    loaded_x_local_ptr[768] = x_local_ptr_3[0];
    loaded_x_local_ptr[769] = x_local_ptr_3[1];
    loaded_x_local_ptr[770] = x_local_ptr_3[2];
    loaded_x_local_ptr[771] = x_local_ptr_3[3];
    alignas(64) float in_thread_row_sums_local_ptr[1];
    __shared__ alignas(64) float red_result_ptr[1];
    in_thread_row_sums_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
    alignas(64) float gamma_local_ptr[4];
    *(float4*)(gamma_local_ptr + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    int cse_v3 = ((((int)blockIdx.x) * 32) + r_0_m);
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[0] * gamma_local_ptr[0]) * (loaded_x_local_ptr[0] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[1] * gamma_local_ptr[1]) * (loaded_x_local_ptr[1] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[2] * gamma_local_ptr[2]) * (loaded_x_local_ptr[2] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[3] * gamma_local_ptr[3]) * (loaded_x_local_ptr[3] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    alignas(64) float gamma_local_ptr_1[4];
    int cse_v4 = ((((int)threadIdx.x) * 4) + 256);
    *(float4*)(gamma_local_ptr_1 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 256));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[256] * gamma_local_ptr_1[0]) * (loaded_x_local_ptr[256] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[257] * gamma_local_ptr_1[1]) * (loaded_x_local_ptr[257] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[258] * gamma_local_ptr_1[2]) * (loaded_x_local_ptr[258] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[259] * gamma_local_ptr_1[3]) * (loaded_x_local_ptr[259] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    alignas(64) float gamma_local_ptr_2[4];
    int cse_v5 = ((((int)threadIdx.x) * 4) + 512);
    *(float4*)(gamma_local_ptr_2 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 512));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[512] * gamma_local_ptr_2[0]) * (loaded_x_local_ptr[512] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[513] * gamma_local_ptr_2[1]) * (loaded_x_local_ptr[513] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[514] * gamma_local_ptr_2[2]) * (loaded_x_local_ptr[514] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[515] * gamma_local_ptr_2[3]) * (loaded_x_local_ptr[515] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    alignas(64) float gamma_local_ptr_3[4];
    int cse_v6 = ((((int)threadIdx.x) * 4) + 768);
    *(float4*)(gamma_local_ptr_3 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 768));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[768] * gamma_local_ptr_3[0]) * (loaded_x_local_ptr[768] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[769] * gamma_local_ptr_3[1]) * (loaded_x_local_ptr[769] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[770] * gamma_local_ptr_3[2]) * (loaded_x_local_ptr[770] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    in_thread_row_sums_local_ptr[0] = (in_thread_row_sums_local_ptr[0] + ((loaded_dy_local_ptr[771] * gamma_local_ptr_3[3]) * (loaded_x_local_ptr[771] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    __shared__ alignas(64) float red_buf_staging_ptr[2];
    alignas(64) float t0_ptr[1];
    alignas(64) uint mask_ptr[1];
    alignas(64) float red_buf0_ptr[1];
    alignas(64) float t0_ptr_1[1];
    alignas(64) uint mask_ptr_1[1];
    alignas(64) float red_buf0_ptr_1[1];
    red_buf0_ptr[0] = in_thread_row_sums_local_ptr[0];
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
    row_sums_local_ptr[0] = ((volatile float*)red_result_ptr)[0];
    alignas(64) float dx_local_ptr[4];
    alignas(64) float gamma_local_ptr_4[4];
    *(float4*)(gamma_local_ptr_4 + 0) = *(float4*)(gamma_ptr + (((int)threadIdx.x) * 4));
    dx_local_ptr[0] = (((loaded_dy_local_ptr[0] * gamma_local_ptr_4[0]) - ((loaded_x_local_ptr[0] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr[1] = (((loaded_dy_local_ptr[1] * gamma_local_ptr_4[1]) - ((loaded_x_local_ptr[1] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr[2] = (((loaded_dy_local_ptr[2] * gamma_local_ptr_4[2]) - ((loaded_x_local_ptr[2] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr[3] = (((loaded_dy_local_ptr[3] * gamma_local_ptr_4[3]) - ((loaded_x_local_ptr[3] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    *(float4*)(dx_ptr + (((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4))) = *(float4*)(dx_local_ptr + 0);
    alignas(64) float dx_local_ptr_1[4];
    alignas(64) float gamma_local_ptr_5[4];
    *(float4*)(gamma_local_ptr_5 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 256));
    dx_local_ptr_1[0] = (((loaded_dy_local_ptr[256] * gamma_local_ptr_5[0]) - ((loaded_x_local_ptr[256] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_1[1] = (((loaded_dy_local_ptr[257] * gamma_local_ptr_5[1]) - ((loaded_x_local_ptr[257] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_1[2] = (((loaded_dy_local_ptr[258] * gamma_local_ptr_5[2]) - ((loaded_x_local_ptr[258] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_1[3] = (((loaded_dy_local_ptr[259] * gamma_local_ptr_5[3]) - ((loaded_x_local_ptr[259] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    *(float4*)(dx_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 256)) = *(float4*)(dx_local_ptr_1 + 0);
    alignas(64) float dx_local_ptr_2[4];
    alignas(64) float gamma_local_ptr_6[4];
    *(float4*)(gamma_local_ptr_6 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 512));
    dx_local_ptr_2[0] = (((loaded_dy_local_ptr[512] * gamma_local_ptr_6[0]) - ((loaded_x_local_ptr[512] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_2[1] = (((loaded_dy_local_ptr[513] * gamma_local_ptr_6[1]) - ((loaded_x_local_ptr[513] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_2[2] = (((loaded_dy_local_ptr[514] * gamma_local_ptr_6[2]) - ((loaded_x_local_ptr[514] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_2[3] = (((loaded_dy_local_ptr[515] * gamma_local_ptr_6[3]) - ((loaded_x_local_ptr[515] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    *(float4*)(dx_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 512)) = *(float4*)(dx_local_ptr_2 + 0);
    alignas(64) float dx_local_ptr_3[4];
    alignas(64) float gamma_local_ptr_7[4];
    *(float4*)(gamma_local_ptr_7 + 0) = *(float4*)(gamma_ptr + ((((int)threadIdx.x) * 4) + 768));
    dx_local_ptr_3[0] = (((loaded_dy_local_ptr[768] * gamma_local_ptr_7[0]) - ((loaded_x_local_ptr[768] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_3[1] = (((loaded_dy_local_ptr[769] * gamma_local_ptr_7[1]) - ((loaded_x_local_ptr[769] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_3[2] = (((loaded_dy_local_ptr[770] * gamma_local_ptr_7[2]) - ((loaded_x_local_ptr[770] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    dx_local_ptr_3[3] = (((loaded_dy_local_ptr[771] * gamma_local_ptr_7[3]) - ((loaded_x_local_ptr[771] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]) * (row_sums_local_ptr[0] * 0x1p-10f/*9.765625e-04*/))) * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)]);
    *(float4*)(dx_ptr + ((((((int)blockIdx.x) * 32768) + (r_0_m * 1024)) + (((int)threadIdx.x) * 4)) + 768)) = *(float4*)(dx_local_ptr_3 + 0);
    band_sums_local_ptr[0] = (band_sums_local_ptr[0] + (loaded_dy_local_ptr[0] * (loaded_x_local_ptr[0] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[1] = (band_sums_local_ptr[1] + (loaded_dy_local_ptr[1] * (loaded_x_local_ptr[1] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[2] = (band_sums_local_ptr[2] + (loaded_dy_local_ptr[2] * (loaded_x_local_ptr[2] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[3] = (band_sums_local_ptr[3] + (loaded_dy_local_ptr[3] * (loaded_x_local_ptr[3] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[256] = (band_sums_local_ptr[256] + (loaded_dy_local_ptr[256] * (loaded_x_local_ptr[256] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[257] = (band_sums_local_ptr[257] + (loaded_dy_local_ptr[257] * (loaded_x_local_ptr[257] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[258] = (band_sums_local_ptr[258] + (loaded_dy_local_ptr[258] * (loaded_x_local_ptr[258] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[259] = (band_sums_local_ptr[259] + (loaded_dy_local_ptr[259] * (loaded_x_local_ptr[259] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[512] = (band_sums_local_ptr[512] + (loaded_dy_local_ptr[512] * (loaded_x_local_ptr[512] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[513] = (band_sums_local_ptr[513] + (loaded_dy_local_ptr[513] * (loaded_x_local_ptr[513] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[514] = (band_sums_local_ptr[514] + (loaded_dy_local_ptr[514] * (loaded_x_local_ptr[514] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[515] = (band_sums_local_ptr[515] + (loaded_dy_local_ptr[515] * (loaded_x_local_ptr[515] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[768] = (band_sums_local_ptr[768] + (loaded_dy_local_ptr[768] * (loaded_x_local_ptr[768] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[769] = (band_sums_local_ptr[769] + (loaded_dy_local_ptr[769] * (loaded_x_local_ptr[769] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[770] = (band_sums_local_ptr[770] + (loaded_dy_local_ptr[770] * (loaded_x_local_ptr[770] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
    band_sums_local_ptr[771] = (band_sums_local_ptr[771] + (loaded_dy_local_ptr[771] * (loaded_x_local_ptr[771] * rstd_ptr[((((int)blockIdx.x) * 32) + r_0_m)])));
  }
  int cse_v7 = ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4));
  *(float4*)(band_sums_ptr + ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4))) = *(float4*)(band_sums_local_ptr + 0);
  *(float4*)(band_sums_ptr + (((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4)) + 256)) = *(float4*)(band_sums_local_ptr + 256);
  *(float4*)(band_sums_ptr + (((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4)) + 512)) = *(float4*)(band_sums_local_ptr + 512);
  *(float4*)(band_sums_ptr + (((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 4)) + 768)) = *(float4*)(band_sums_local_ptr + 768);
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_1(float* __restrict__ band_sums_ptr, float* __restrict__ dgamma_ptr) {
  alignas(64) float column_sums_local_ptr[1];
  alignas(64) float column_sums_rf_local_ptr[1];
  column_sums_rf_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v2 = (((int)blockIdx.x) * 8);
  for (int u_0_0 = 0; u_0_0 < 8; ++u_0_0) {
    int cse_v12 = ((((u_0_0 * 131072) + (((int)threadIdx.y) * 1024)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x));
    column_sums_rf_local_ptr[0] = (column_sums_rf_local_ptr[0] + band_sums_ptr[((((u_0_0 * 131072) + (((int)threadIdx.y) * 1024)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x))]);
    column_sums_rf_local_ptr[0] = (column_sums_rf_local_ptr[0] + band_sums_ptr[(((((u_0_0 * 131072) + (((int)threadIdx.y) * 1024)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 32768)]);
    column_sums_rf_local_ptr[0] = (column_sums_rf_local_ptr[0] + band_sums_ptr[(((((u_0_0 * 131072) + (((int)threadIdx.y) * 1024)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 65536)]);
    column_sums_rf_local_ptr[0] = (column_sums_rf_local_ptr[0] + band_sums_ptr[(((((u_0_0 * 131072) + (((int)threadIdx.y) * 1024)) + (((int)blockIdx.x) * 8)) + ((int)threadIdx.x)) + 98304)]);
  }
  __shared__ alignas(64) float red_buf0_ptr[256];
  __syncthreads();
  ((volatile float*)red_buf0_ptr)[((((int)threadIdx.x) * 32) + ((int)threadIdx.y))] = column_sums_rf_local_ptr[0];
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
  column_sums_local_ptr[0] = ((volatile float*)red_buf0_ptr)[(((int)threadIdx.x) * 32)];
  if (((int)threadIdx.y) < 1) {
    dgamma_ptr[((((int)blockIdx.x) * 8) + ((int)threadIdx.x))] = column_sums_local_ptr[0];
  }
}
