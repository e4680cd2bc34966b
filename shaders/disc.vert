#include "frame.glsl"
uniform mat4 pose;
uniform float radius;
out vec2 place;

void main() {
  // A little larger than the disc, so that its rim is smoothed, too.
  place = (vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0) * 1.15;
  gl_Position = viewProjection * (pose * vec4(place.x * radius, 0.0, place.y * radius, 1.0));
}
