#include "frame.glsl"
in vec4 color;
in vec2 across;
flat in vec2 shape;
out vec4 fragment;
#ifdef HALO
uniform vec4 haloColor;
#endif

void main() {
  float cover = clamp(shape.x + 0.5 - abs(across.x), 0.0, 1.0);
  if (shape.y > 0.0) {
    float beat = abs(fract(across.y / (2.0 * shape.y)) - 0.5) * 2.0 * shape.y;
    cover *= clamp(beat - 0.5 * shape.y + 0.5, 0.0, 1.0);
  }
#ifdef HALO
  fragment = vec4(haloColor.rgb, haloColor.a * color.a * cover);
#else
  fragment = vec4(color.rgb, color.a * cover);
#endif
}
