#include "frame.glsl"
// The stage: a rectangle in which shadows fall. Around it the same floor without shadows, a ring of quads.
uniform vec4 center;  // xyz, w: half of the whole floor's side
uniform vec4 stage;   // least x, least z, greatest x, greatest z
out vec3 position;

void main() {
#ifdef STAGE
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 place = mix(stage.xy, stage.zw, corner);
#else
  int turn = (gl_VertexID >> 1) & 3;
  vec2 corner = vec2(turn == 1 || turn == 2, turn >= 2);
  vec2 inner = mix(stage.xy, stage.zw, corner);
  vec2 outer = center.xz + (corner * 2.0 - 1.0) * center.w;
  vec2 place = (gl_VertexID & 1) == 0 ? inner : outer;
#endif
  position = vec3(place.x, center.y, place.y);
  gl_Position = viewProjection * vec4(position, 1.0);
}
