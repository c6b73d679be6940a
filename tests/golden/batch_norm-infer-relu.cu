extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ residual_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ residual_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ x_ptr, float* __restrict__ y_ptr) {
  alignas(64) float y_local_ptr[32];
  alignas(64) float x_local_ptr[4];
  alignas(64) float residual_local_ptr[4];
  int cse_v1 = (((int)threadIdx.x) * 4);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr + 0) = *(float4*)(x_ptr + (((int)threadIdx.x) * 4));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr + 0) = *(float4*)(residual_ptr + (((int)threadIdx.x) * 4));
  }
  int cse_v2 = ((((int)threadIdx.x) * 4) / 49);
  if (((int)threadIdx.x) < 196) {
    float condval;
    if ((((((x_local_ptr[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval = (((((x_local_ptr[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr[0]);
    }
    y_local_ptr[0] = condval;
  }
  int cse_v10 = (((((int)threadIdx.x) * 4) + 1) / 49);
  if (((int)threadIdx.x) < 196) {
    float condval_1;
    if ((((((x_local_ptr[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_1 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_1 = (((((x_local_ptr[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr[1]);
    }
    y_local_ptr[1] = condval_1;
  }
  int cse_v11 = (((((int)threadIdx.x) * 4) + 2) / 49);
  if (((int)threadIdx.x) < 196) {
    float condval_2;
    if ((((((x_local_ptr[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_2 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_2 = (((((x_local_ptr[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr[2]);
    }
    y_local_ptr[2] = condval_2;
  }
  int cse_v12 = (((((int)threadIdx.x) * 4) + 3) / 49);
  if (((int)threadIdx.x) < 196) {
    float condval_3;
    if ((((((x_local_ptr[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_3 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_3 = (((((x_local_ptr[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr[3]);
    }
    y_local_ptr[3] = condval_3;
  }
  alignas(64) float x_local_ptr_1[4];
  alignas(64) float residual_local_ptr_1[4];
  int cse_v3 = ((((int)threadIdx.x) * 4) + 784);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr_1 + 0) = *(float4*)(x_ptr + ((((int)threadIdx.x) * 4) + 784));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr_1 + 0) = *(float4*)(residual_ptr + ((((int)threadIdx.x) * 4) + 784));
  }
  if (((int)threadIdx.x) < 196) {
    float condval_4;
    if ((((((x_local_ptr_1[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_1[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval_4 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_4 = (((((x_local_ptr_1[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_1[0]);
    }
    y_local_ptr[4] = condval_4;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_5;
    if ((((((x_local_ptr_1[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_1[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_5 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_5 = (((((x_local_ptr_1[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_1[1]);
    }
    y_local_ptr[5] = condval_5;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_6;
    if ((((((x_local_ptr_1[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_1[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_6 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_6 = (((((x_local_ptr_1[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_1[2]);
    }
    y_local_ptr[6] = condval_6;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_7;
    if ((((((x_local_ptr_1[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_1[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_7 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_7 = (((((x_local_ptr_1[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_1[3]);
    }
    y_local_ptr[7] = condval_7;
  }
  alignas(64) float x_local_ptr_2[4];
  alignas(64) float residual_local_ptr_2[4];
  int cse_v4 = ((((int)threadIdx.x) * 4) + 1568);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr_2 + 0) = *(float4*)(x_ptr + ((((int)threadIdx.x) * 4) + 1568));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr_2 + 0) = *(float4*)(residual_ptr + ((((int)threadIdx.x) * 4) + 1568));
  }
  if (((int)threadIdx.x) < 196) {
    float condval_8;
    if ((((((x_local_ptr_2[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_2[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval_8 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_8 = (((((x_local_ptr_2[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_2[0]);
    }
    y_local_ptr[8] = condval_8;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_9;
    if ((((((x_local_ptr_2[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_2[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_9 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_9 = (((((x_local_ptr_2[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_2[1]);
    }
    y_local_ptr[9] = condval_9;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_10;
    if ((((((x_local_ptr_2[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_2[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_10 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_10 = (((((x_local_ptr_2[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_2[2]);
    }
    y_local_ptr[10] = condval_10;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_11;
    if ((((((x_local_ptr_2[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_2[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_11 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_11 = (((((x_local_ptr_2[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_2[3]);
    }
    y_local_ptr[11] = condval_11;
  }
  alignas(64) float x_local_ptr_3[4];
  alignas(64) float residual_local_ptr_3[4];
  int cse_v5 = ((((int)threadIdx.x) * 4) + 2352);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr_3 + 0) = *(float4*)(x_ptr + ((((int)threadIdx.x) * 4) + 2352));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr_3 + 0) = *(float4*)(residual_ptr + ((((int)threadIdx.x) * 4) + 2352));
  }
  if (((int)threadIdx.x) < 196) {
    float condval_12;
    if ((((((x_local_ptr_3[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_3[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval_12 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_12 = (((((x_local_ptr_3[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_3[0]);
    }
    y_local_ptr[12] = condval_12;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_13;
    if ((((((x_local_ptr_3[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_3[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_13 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_13 = (((((x_local_ptr_3[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_3[1]);
    }
    y_local_ptr[13] = condval_13;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_14;
    if ((((((x_local_ptr_3[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_3[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_14 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_14 = (((((x_local_ptr_3[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_3[2]);
    }
    y_local_ptr[14] = condval_14;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_15;
    if ((((((x_local_ptr_3[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_3[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_15 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_15 = (((((x_local_ptr_3[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_3[3]);
    }
    y_local_ptr[15] = condval_15;
  }
  alignas(64) float x_local_ptr_4[4];
  alignas(64) float residual_local_ptr_4[4];
  int cse_v6 = ((((int)threadIdx.x) * 4) + 3136);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr_4 + 0) = *(float4*)(x_ptr + ((((int)threadIdx.x) * 4) + 3136));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr_4 + 0) = *(float4*)(residual_ptr + ((((int)threadIdx.x) * 4) + 3136));
  }
  if (((int)threadIdx.x) < 196) {
    float condval_16;
    if ((((((x_local_ptr_4[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_4[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval_16 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_16 = (((((x_local_ptr_4[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_4[0]);
    }
    y_local_ptr[16] = condval_16;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_17;
    if ((((((x_local_ptr_4[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_4[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_17 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_17 = (((((x_local_ptr_4[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_4[1]);
    }
    y_local_ptr[17] = condval_17;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_18;
    if ((((((x_local_ptr_4[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_4[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_18 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_18 = (((((x_local_ptr_4[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_4[2]);
    }
    y_local_ptr[18] = condval_18;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_19;
    if ((((((x_local_ptr_4[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_4[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_19 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_19 = (((((x_local_ptr_4[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_4[3]);
    }
    y_local_ptr[19] = condval_19;
  }
  alignas(64) float x_local_ptr_5[4];
  alignas(64) float residual_local_ptr_5[4];
  int cse_v7 = ((((int)threadIdx.x) * 4) + 3920);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr_5 + 0) = *(float4*)(x_ptr + ((((int)threadIdx.x) * 4) + 3920));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr_5 + 0) = *(float4*)(residual_ptr + ((((int)threadIdx.x) * 4) + 3920));
  }
  if (((int)threadIdx.x) < 196) {
    float condval_20;
    if ((((((x_local_ptr_5[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_5[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval_20 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_20 = (((((x_local_ptr_5[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_5[0]);
    }
    y_local_ptr[20] = condval_20;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_21;
    if ((((((x_local_ptr_5[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_5[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_21 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_21 = (((((x_local_ptr_5[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_5[1]);
    }
    y_local_ptr[21] = condval_21;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_22;
    if ((((((x_local_ptr_5[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_5[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_22 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_22 = (((((x_local_ptr_5[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_5[2]);
    }
    y_local_ptr[22] = condval_22;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_23;
    if ((((((x_local_ptr_5[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_5[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_23 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_23 = (((((x_local_ptr_5[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_5[3]);
    }
    y_local_ptr[23] = condval_23;
  }
  alignas(64) float x_local_ptr_6[4];
  alignas(64) float residual_local_ptr_6[4];
  int cse_v8 = ((((int)threadIdx.x) * 4) + 4704);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr_6 + 0) = *(float4*)(x_ptr + ((((int)threadIdx.x) * 4) + 4704));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr_6 + 0) = *(float4*)(residual_ptr + ((((int)threadIdx.x) * 4) + 4704));
  }
  if (((int)threadIdx.x) < 196) {
    float condval_24;
    if ((((((x_local_ptr_6[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_6[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval_24 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_24 = (((((x_local_ptr_6[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_6[0]);
    }
    y_local_ptr[24] = condval_24;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_25;
    if ((((((x_local_ptr_6[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_6[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_25 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_25 = (((((x_local_ptr_6[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_6[1]);
    }
    y_local_ptr[25] = condval_25;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_26;
    if ((((((x_local_ptr_6[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_6[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_26 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_26 = (((((x_local_ptr_6[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_6[2]);
    }
    y_local_ptr[26] = condval_26;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_27;
    if ((((((x_local_ptr_6[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_6[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_27 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_27 = (((((x_local_ptr_6[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_6[3]);
    }
    y_local_ptr[27] = condval_27;
  }
  alignas(64) float x_local_ptr_7[4];
  alignas(64) float residual_local_ptr_7[4];
  int cse_v9 = ((((int)threadIdx.x) * 4) + 5488);
  if (((int)threadIdx.x) < 196) {
    *(float4*)(x_local_ptr_7 + 0) = *(float4*)(x_ptr + ((((int)threadIdx.x) * 4) + 5488));
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(residual_local_ptr_7 + 0) = *(float4*)(residual_ptr + ((((int)threadIdx.x) * 4) + 5488));
  }
  if (((int)threadIdx.x) < 196) {
    float condval_28;
    if ((((((x_local_ptr_7[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_7[0]) < 0x0p+0f/*0.000000e+00*/) {
      condval_28 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_28 = (((((x_local_ptr_7[0] - running_mean_ptr[((((int)threadIdx.x) * 4) / 49)]) * rsqrtf((running_var_ptr[((((int)threadIdx.x) * 4) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[((((int)threadIdx.x) * 4) / 49)]) + beta_ptr[((((int)threadIdx.x) * 4) / 49)]) + residual_local_ptr_7[0]);
    }
    y_local_ptr[28] = condval_28;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_29;
    if ((((((x_local_ptr_7[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_7[1]) < 0x0p+0f/*0.000000e+00*/) {
      condval_29 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_29 = (((((x_local_ptr_7[1] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 1) / 49)]) + residual_local_ptr_7[1]);
    }
    y_local_ptr[29] = condval_29;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_30;
    if ((((((x_local_ptr_7[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_7[2]) < 0x0p+0f/*0.000000e+00*/) {
      condval_30 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_30 = (((((x_local_ptr_7[2] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 2) / 49)]) + residual_local_ptr_7[2]);
    }
    y_local_ptr[30] = condval_30;
  }
  if (((int)threadIdx.x) < 196) {
    float condval_31;
    if ((((((x_local_ptr_7[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_7[3]) < 0x0p+0f/*0.000000e+00*/) {
      condval_31 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_31 = (((((x_local_ptr_7[3] - running_mean_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) * rsqrtf((running_var_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/))) * gamma_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + beta_ptr[(((((int)threadIdx.x) * 4) + 3) / 49)]) + residual_local_ptr_7[3]);
    }
    y_local_ptr[31] = condval_31;
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + (((int)threadIdx.x) * 4)) = *(float4*)(y_local_ptr + 0);
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + ((((int)threadIdx.x) * 4) + 784)) = *(float4*)(y_local_ptr + 4);
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + ((((int)threadIdx.x) * 4) + 1568)) = *(float4*)(y_local_ptr + 8);
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + ((((int)threadIdx.x) * 4) + 2352)) = *(float4*)(y_local_ptr + 12);
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + ((((int)threadIdx.x) * 4) + 3136)) = *(float4*)(y_local_ptr + 16);
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + ((((int)threadIdx.x) * 4) + 3920)) = *(float4*)(y_local_ptr + 20);
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + ((((int)threadIdx.x) * 4) + 4704)) = *(float4*)(y_local_ptr + 24);
  }
  if (((int)threadIdx.x) < 196) {
    *(float4*)(y_ptr + ((((int)threadIdx.x) * 4) + 5488)) = *(float4*)(y_local_ptr + 28);
  }
}
