#include "frame.glsl"
uniform vec4 center;  // xyz, w: half of the side
out vec3 position;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  position = vec3(center.x + corner.x * center.w, center.y, center.z + corner.y * center.w);
  gl_Position = viewProjection * vec4(position, 1.0);
}
