#include "frame.glsl"
#include "encode.glsl"
in vec3 local;
in vec3 inwards;
in vec3 worldNormal;
flat in vec3 side;
out vec4 fragment;
uniform vec4 halfSize;
uniform vec4 wallColor;  // linear

float random(vec3 cell) { return fract(sin(dot(cell, vec3(12.9898, 78.233, 37.719))) * 43758.5453); }

void main() {
  // The two directions in the wall, and panels about 0.8 m long that fill it evenly.
  vec3 wall = abs(side);
  vec3 normal = normalize(worldNormal);
  vec2 place = wall.x > 0.5 ? local.yz : (wall.y > 0.5 ? local.xz : local.xy);
  vec2 reach = wall.x > 0.5 ? halfSize.yz : (wall.y > 0.5 ? halfSize.xz : halfSize.xy);
  vec2 count = max(round(2.0 * reach / 0.8), vec2(1.0));
  vec2 cell = (place / reach * 0.5 + 0.5) * count;
  vec2 perPixel = fwidth(cell);
  vec2 panel = 2.0 * reach / count;
  vec2 fromSeam = (0.5 - abs(fract(cell) - 0.5)) * panel;
  vec2 metres = perPixel * panel;
  vec2 seam = clamp(0.5 + (0.006 - fromSeam) / max(metres, 1e-6), 0.0, 1.0) * clamp(0.012 / max(metres, 1e-6) * 1.5, 0.0, 1.0);
  vec2 bevel = smoothstep(0.05, 0.006, fromSeam);
  float tone = 1.0 + 0.07 * (random(floor(cell) .xyx + sign(inwards) * side * 7.0) - 0.5);
  // Corners are darker, the side of the lamps lighter: cheap, soft room light.
  vec2 fromEdge = reach - abs(place);
  float corner = 1.0 - 0.42 * exp(-fromEdge.x * 3.0) - 0.42 * exp(-fromEdge.y * 3.0);
  float light = (0.62 + 0.38 * (0.5 + 0.5 * normal.y * -1.0)) * corner * tone;
  light *= 1.0 - 0.55 * max(seam.x, seam.y) - 0.08 * max(bevel.x, bevel.y);
  fragment = vec4(dithered(encoded(wallColor.rgb * light)), 1.0);
}
