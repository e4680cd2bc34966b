// What every pass of one picture shares: FrameBlock in ui/render/frame_block.h.
layout(std140) uniform Frame {
  mat4 viewProjection;
  mat4 lightViewProjection;
  vec4 eye;
  vec4 forward;
  vec4 key;
  vec4 fill;
  vec4 rim;
  vec4 screen;
  vec4 shadowGrid;
  vec4 skyLight;
  vec4 groundLight;
  vec4 backgroundTop;
  vec4 backgroundBottom;
  vec4 gradient;
  vec4 lampPlaces[4];
  vec4 lampWays[4];
  vec4 lampFacings[4];
};

vec3 towardsEye(vec3 position) { return normalize(mix(-forward.xyz, eye.xyz - position, eye.w)); }
