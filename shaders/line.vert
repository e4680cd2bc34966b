#include "frame.glsl"
// One quad for each piece, widened in the picture plane.
layout(location = 0) in vec3 start;
layout(location = 1) in vec3 end;
layout(location = 2) in vec4 startColor;
layout(location = 3) in vec4 endColor;
layout(location = 4) in vec4 style;  // half width, dash, start (px), length (px)
out vec4 color;
out vec2 across;  // px from the middle, px along
flat out vec2 shape;

void main() {
  vec4 a = viewProjection * vec4(start, 1.0);
  vec4 b = viewProjection * vec4(end, 1.0);
  const float nearest = 1e-3;
  if (a.w < nearest) a = mix(a, b, (nearest - a.w) / (b.w - a.w));
  if (b.w < nearest) b = mix(b, a, (nearest - b.w) / (a.w - b.w));
  vec2 pixelsA = a.xy / a.w * screen.xy * 0.5;
  vec2 pixelsB = b.xy / b.w * screen.xy * 0.5;
  vec2 direction = pixelsB - pixelsA;
  float size = length(direction);
  direction = size > 1e-4 ? direction / size : vec2(1.0, 0.0);
  bool atEnd = (gl_VertexID & 1) == 1;
  float side = (gl_VertexID & 2) == 0 ? -1.0 : 1.0;
  float reach = style.x + 1.0;
  vec4 p = atEnd ? b : a;
  vec2 shift = vec2(-direction.y, direction.x) * side * reach;
  p.xy += shift * 2.0 / screen.xy * p.w;
  color = atEnd ? endColor : startColor;
  across = vec2(side * reach, style.z + (atEnd ? style.w : 0.0));
  shape = style.xy;
  gl_Position = p;
}
