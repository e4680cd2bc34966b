#include "frame.glsl"
// The inside of a box with rounded edges; the same attributes as solid.vert.
layout(location = 0) in vec3 core;
layout(location = 1) in vec3 offset;
layout(location = 2) in vec3 facing;
layout(location = 3) in vec4 pose0;
layout(location = 4) in vec4 pose1;
layout(location = 5) in vec4 pose2;
layout(location = 6) in vec4 sizeRadius;
out vec3 local;
out vec3 inwards;
out vec3 worldNormal;
flat out vec3 side;

void main() {
  local = sizeRadius.xyz * core + sizeRadius.w * offset;
  inwards = -facing;
  vec4 p = vec4(local, 1.0);
  worldNormal = -vec3(dot(pose0.xyz, facing), dot(pose1.xyz, facing), dot(pose2.xyz, facing));
  vec3 a = abs(facing);
  side = step(vec3(max(a.x, max(a.y, a.z)) - 1e-4), a);
  gl_Position = viewProjection * vec4(dot(pose0, p), dot(pose1, p), dot(pose2, p), 1.0);
}
