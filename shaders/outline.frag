#include "frame.glsl"
in vec2 place;
out vec4 fragment;
uniform sampler2D mask;  // red: selected, green: hovered
uniform vec4 glowColor;

const vec2 ring[8] = vec2[8](vec2(1.0, 0.0), vec2(0.7071, 0.7071), vec2(0.0, 1.0), vec2(-0.7071, 0.7071),
                             vec2(-1.0, 0.0), vec2(-0.7071, -0.7071), vec2(0.0, -1.0), vec2(0.7071, -0.7071));

vec2 around(float pixels) {
  vec2 scale = pixels * screen.z / screen.xy;
  vec2 sum = vec2(0.0);
  for (int i = 0; i < 8; ++i) sum += texture(mask, place + ring[i] * scale).rg;
  return sum * 0.125;
}

void main() {
  vec2 here = texture(mask, place).rg;
  vec2 line = clamp(around(1.2) * 2.6, 0.0, 1.0);
#ifdef HIGH
  vec2 glow = (around(3.0) + around(5.5) * 0.8 + around(8.5) * 0.55) * 0.42;
#else
  vec2 glow = around(4.0) * 0.55;
#endif
  vec2 edge = max(line, glow) * (1.0 - here);
  fragment = vec4(glowColor.rgb, clamp(edge.r + 0.55 * edge.g, 0.0, 1.0));
}
