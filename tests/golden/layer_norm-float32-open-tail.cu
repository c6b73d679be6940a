extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr, int64_t N);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr, int64_t N) {
  alignas(64) float loaded_x_local_ptr[47];
  alignas(64) float total_local_ptr[1];
  alignas(64) float rough_mean_local_ptr[1];
  alignas(64) float deviation_v0_local_ptr[1];
  alignas(64) float deviation_v1_local_ptr[1];
  alignas(64) float group_mean_local_ptr[1];
  alignas(64) float group_variance_local_ptr[1];
  alignas(64) float row_rstd_local_ptr[1];
  alignas(64) float in_thread_total_local_ptr[1];
  alignas(64) float in_thread_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_deviation_v1_local_ptr[1];
  int64_t cse_v25 = ((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y));
  int64_t cse_v26 = (((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x));
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)0] = x_ptr[(((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x))];
  }
  int64_t cse_v27 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)2);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)2] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)2)];
  }
  int64_t cse_v28 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)4);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)4] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)4)];
  }
  int64_t cse_v29 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)6);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)6] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)6)];
  }
  int64_t cse_v30 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)8);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)8] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)8)];
  }
  int64_t cse_v31 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)10);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)10] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)10)];
  }
  int64_t cse_v32 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)12);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)12] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)12)];
  }
  int64_t cse_v33 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)14);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)14] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)14)];
  }
  int64_t cse_v34 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)16);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)16] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)16)];
  }
  int64_t cse_v35 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)18);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)18] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)18)];
  }
  int64_t cse_v36 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)20);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)20] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)20)];
  }
  int64_t cse_v37 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)22);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)22] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)22)];
  }
  int64_t cse_v38 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)24);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)24] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)24)];
  }
  int64_t cse_v39 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)26);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)26] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)26)];
  }
  int64_t cse_v40 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)28);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)28] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)28)];
  }
  int64_t cse_v41 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)30);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)30] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)30)];
  }
  int64_t cse_v42 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)32);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)32] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)32)];
  }
  int64_t cse_v43 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)34);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)34] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)34)];
  }
  int64_t cse_v44 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)36);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)36] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)36)];
  }
  int64_t cse_v45 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)38);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)38] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)38)];
  }
  int64_t cse_v46 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)40);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)40] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)40)];
  }
  int64_t cse_v47 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)42);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)42] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)42)];
  }
  int64_t cse_v48 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)44);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    loaded_x_local_ptr[(int64_t)44] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)44)];
  }
  int64_t cse_v49 = ((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)46);
  if ((((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) && (((int64_t)threadIdx.x) < (int64_t)1)) {
    loaded_x_local_ptr[(int64_t)46] = x_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)46)];
  }
  alignas(64) float red_buf0_ptr[1];
  in_thread_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[0]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[2]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[4]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[6]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[8]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[10]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[12]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[14]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[16]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[18]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[20]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[22]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[24]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[26]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[28]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[30]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[32]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[34]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[36]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[38]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[40]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[42]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[44]);
  }
  if ((((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) && (((int64_t)threadIdx.x) < (int64_t)1)) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + loaded_x_local_ptr[46]);
  }
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_total_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf0_ptr[(int64_t)0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[(int64_t)0], (((int64_t)threadIdx.y) * (int64_t)2), 32);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    total_local_ptr[0] = red_buf0_ptr[0];
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    rough_mean_local_ptr[0] = (total_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/);
  }
  alignas(64) float red_buf0_ptr_1[1];
  alignas(64) float red_buf1_ptr[1];
  in_thread_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[0] - rough_mean_local_ptr[0]));
    float v_deviation_v1 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[0] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[0] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_1 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[2] - rough_mean_local_ptr[0]));
    float v_deviation_v1_1 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[2] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[2] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_1;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_1;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_2 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[4] - rough_mean_local_ptr[0]));
    float v_deviation_v1_2 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[4] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[4] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_2;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_2;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_3 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[6] - rough_mean_local_ptr[0]));
    float v_deviation_v1_3 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[6] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[6] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_3;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_3;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_4 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[8] - rough_mean_local_ptr[0]));
    float v_deviation_v1_4 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[8] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[8] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_4;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_4;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_5 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[10] - rough_mean_local_ptr[0]));
    float v_deviation_v1_5 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[10] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[10] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_5;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_5;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_6 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[12] - rough_mean_local_ptr[0]));
    float v_deviation_v1_6 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[12] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[12] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_6;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_6;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_7 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[14] - rough_mean_local_ptr[0]));
    float v_deviation_v1_7 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[14] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[14] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_7;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_7;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_8 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[16] - rough_mean_local_ptr[0]));
    float v_deviation_v1_8 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[16] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[16] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_8;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_8;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_9 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[18] - rough_mean_local_ptr[0]));
    float v_deviation_v1_9 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[18] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[18] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_9;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_9;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_10 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[20] - rough_mean_local_ptr[0]));
    float v_deviation_v1_10 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[20] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[20] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_10;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_10;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_11 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[22] - rough_mean_local_ptr[0]));
    float v_deviation_v1_11 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[22] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[22] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_11;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_11;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_12 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[24] - rough_mean_local_ptr[0]));
    float v_deviation_v1_12 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[24] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[24] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_12;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_12;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_13 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[26] - rough_mean_local_ptr[0]));
    float v_deviation_v1_13 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[26] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[26] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_13;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_13;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_14 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[28] - rough_mean_local_ptr[0]));
    float v_deviation_v1_14 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[28] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[28] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_14;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_14;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_15 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[30] - rough_mean_local_ptr[0]));
    float v_deviation_v1_15 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[30] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[30] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_15;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_15;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_16 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[32] - rough_mean_local_ptr[0]));
    float v_deviation_v1_16 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[32] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[32] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_16;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_16;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_17 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[34] - rough_mean_local_ptr[0]));
    float v_deviation_v1_17 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[34] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[34] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_17;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_17;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_18 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[36] - rough_mean_local_ptr[0]));
    float v_deviation_v1_18 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[36] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[36] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_18;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_18;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_19 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[38] - rough_mean_local_ptr[0]));
    float v_deviation_v1_19 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[38] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[38] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_19;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_19;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_20 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[40] - rough_mean_local_ptr[0]));
    float v_deviation_v1_20 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[40] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[40] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_20;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_20;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_21 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[42] - rough_mean_local_ptr[0]));
    float v_deviation_v1_21 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[42] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[42] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_21;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_21;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float v_deviation_v0_22 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[44] - rough_mean_local_ptr[0]));
    float v_deviation_v1_22 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[44] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[44] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_22;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_22;
  }
  if ((((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) && (((int64_t)threadIdx.x) < (int64_t)1)) {
    float v_deviation_v0_23 = (in_thread_deviation_v0_local_ptr[0] + (loaded_x_local_ptr[46] - rough_mean_local_ptr[0]));
    float v_deviation_v1_23 = (in_thread_deviation_v1_local_ptr[0] + ((loaded_x_local_ptr[46] - rough_mean_local_ptr[0]) * (loaded_x_local_ptr[46] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_23;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_23;
  }
  alignas(64) float t0_ptr_1[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_deviation_v1_local_ptr[0];
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  red_buf0_ptr_1[(int64_t)0] = __shfl_sync(mask_ptr_1[0], red_buf0_ptr_1[(int64_t)0], (((int64_t)threadIdx.y) * (int64_t)2), 32);
  red_buf1_ptr[(int64_t)0] = __shfl_sync(mask_ptr_1[0], red_buf1_ptr[(int64_t)0], (((int64_t)threadIdx.y) * (int64_t)2), 32);
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    deviation_v0_local_ptr[0] = red_buf0_ptr_1[0];
    deviation_v1_local_ptr[0] = red_buf1_ptr[0];
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float condval;
    if (fabsf(rough_mean_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval = (rough_mean_local_ptr[0] + (deviation_v0_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/));
    } else {
      condval = rough_mean_local_ptr[0];
    }
    group_mean_local_ptr[0] = condval;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    float condval_1;
    if (((deviation_v1_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/) - ((deviation_v0_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/) * (deviation_v0_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/))) < 0x0p+0f/*0.000000e+00*/) {
      condval_1 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_1 = ((deviation_v1_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/) - ((deviation_v0_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/) * (deviation_v0_local_ptr[0] * 0x1.5c9882b931057p-6f/*2.127660e-02*/)));
    }
    group_variance_local_ptr[0] = condval_1;
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    row_rstd_local_ptr[0] = rsqrtf((group_variance_local_ptr[0] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    y_ptr[(((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x))] = ((((loaded_x_local_ptr[(int64_t)0] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[((int64_t)threadIdx.x)]) + beta_ptr[((int64_t)threadIdx.x)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v2 = (((int64_t)threadIdx.x) + (int64_t)2);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)2)] = ((((loaded_x_local_ptr[(int64_t)2] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)2)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)2)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v3 = (((int64_t)threadIdx.x) + (int64_t)4);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)4)] = ((((loaded_x_local_ptr[(int64_t)4] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)4)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)4)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v4 = (((int64_t)threadIdx.x) + (int64_t)6);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)6)] = ((((loaded_x_local_ptr[(int64_t)6] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)6)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)6)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v5 = (((int64_t)threadIdx.x) + (int64_t)8);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)8)] = ((((loaded_x_local_ptr[(int64_t)8] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)8)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)8)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v6 = (((int64_t)threadIdx.x) + (int64_t)10);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)10)] = ((((loaded_x_local_ptr[(int64_t)10] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)10)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)10)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v7 = (((int64_t)threadIdx.x) + (int64_t)12);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)12)] = ((((loaded_x_local_ptr[(int64_t)12] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)12)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)12)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v8 = (((int64_t)threadIdx.x) + (int64_t)14);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)14)] = ((((loaded_x_local_ptr[(int64_t)14] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)14)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)14)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v9 = (((int64_t)threadIdx.x) + (int64_t)16);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)16)] = ((((loaded_x_local_ptr[(int64_t)16] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)16)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)16)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v10 = (((int64_t)threadIdx.x) + (int64_t)18);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)18)] = ((((loaded_x_local_ptr[(int64_t)18] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)18)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)18)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v11 = (((int64_t)threadIdx.x) + (int64_t)20);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)20)] = ((((loaded_x_local_ptr[(int64_t)20] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)20)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)20)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v12 = (((int64_t)threadIdx.x) + (int64_t)22);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)22)] = ((((loaded_x_local_ptr[(int64_t)22] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)22)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)22)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v13 = (((int64_t)threadIdx.x) + (int64_t)24);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)24)] = ((((loaded_x_local_ptr[(int64_t)24] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)24)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)24)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v14 = (((int64_t)threadIdx.x) + (int64_t)26);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)26)] = ((((loaded_x_local_ptr[(int64_t)26] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)26)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)26)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v15 = (((int64_t)threadIdx.x) + (int64_t)28);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)28)] = ((((loaded_x_local_ptr[(int64_t)28] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)28)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)28)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v16 = (((int64_t)threadIdx.x) + (int64_t)30);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)30)] = ((((loaded_x_local_ptr[(int64_t)30] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)30)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)30)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v17 = (((int64_t)threadIdx.x) + (int64_t)32);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)32)] = ((((loaded_x_local_ptr[(int64_t)32] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)32)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)32)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v18 = (((int64_t)threadIdx.x) + (int64_t)34);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)34)] = ((((loaded_x_local_ptr[(int64_t)34] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)34)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)34)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v19 = (((int64_t)threadIdx.x) + (int64_t)36);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)36)] = ((((loaded_x_local_ptr[(int64_t)36] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)36)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)36)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v20 = (((int64_t)threadIdx.x) + (int64_t)38);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)38)] = ((((loaded_x_local_ptr[(int64_t)38] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)38)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)38)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v21 = (((int64_t)threadIdx.x) + (int64_t)40);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)40)] = ((((loaded_x_local_ptr[(int64_t)40] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)40)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)40)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v22 = (((int64_t)threadIdx.x) + (int64_t)42);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)42)] = ((((loaded_x_local_ptr[(int64_t)42] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)42)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)42)]);
  }
  if (((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) {
    int64_t cse_v23 = (((int64_t)threadIdx.x) + (int64_t)44);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)44)] = ((((loaded_x_local_ptr[(int64_t)44] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)44)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)44)]);
  }
  if ((((((int64_t)blockIdx.x) * (int64_t)32) + ((int64_t)threadIdx.y)) < N) && (((int64_t)threadIdx.x) < (int64_t)1)) {
    int64_t cse_v24 = (((int64_t)threadIdx.x) + (int64_t)46);
    y_ptr[((((((int64_t)blockIdx.x) * (int64_t)1504) + (((int64_t)threadIdx.y) * (int64_t)47)) + ((int64_t)threadIdx.x)) + (int64_t)46)] = ((((loaded_x_local_ptr[(int64_t)46] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_ptr[(((int64_t)threadIdx.x) + (int64_t)46)]) + beta_ptr[(((int64_t)threadIdx.x) + (int64_t)46)]);
  }
}
