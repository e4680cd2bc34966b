#include "frame.glsl"
#include "encode.glsl"
#include "background.glsl"
#include "shadow.glsl"
#ifdef OCCLUDERS_12
const int SPHERES = 12;
#elif defined(OCCLUDERS_8)
const int SPHERES = 8;
#elif defined(OCCLUDERS_4)
const int SPHERES = 4;
#else
const int SPHERES = 0;
#endif
in vec3 position;
out vec4 fragment;
uniform vec4 center;
uniform vec4 poolColor;    // the lit floor, sRGB, alpha at its middle
uniform vec4 gridColor;
uniform vec4 shadowColor;
uniform float spacing;
uniform vec4 occluders[12];  // spheres near the floor: centre, radius

// A line 1.5 pixels wide on whole numbers; gone where cells shrink to pixels, before they flicker.
float gridLine(vec2 cell, vec2 perPixel) {
  vec2 distance = abs(fract(cell - 0.5) - 0.5);
  vec2 cover = clamp(0.5 + (0.75 * perPixel - distance) / max(perPixel, 1e-6), 0.0, 1.0);
  vec2 fade = clamp(0.35 / max(perPixel, 1e-6) - 0.5, 0.0, 1.0);
  return max(cover.x * fade.x, cover.y * fade.y);
}

#ifdef STAGE
// How much of the sky over the floor the bodies take away (a sphere over a plane, closed form).
float contactShade() {
  float open = 1.0;
  for (int i = 0; i < SPHERES; ++i) {
    vec3 d = occluders[i].xyz - position;
    float r = occluders[i].w;
    float distance2 = max(dot(d, d), r * r);
    open *= 1.0 - clamp(max(d.y, 0.35 * r) * r * r / (distance2 * sqrt(distance2)), 0.0, 0.9);
  }
  return open;
}
#endif

void main() {
  vec2 fromCenter = position.xz - center.xz;
  float radius = length(fromCenter);
  float near = radius * 0.3;
  float pool = 1.0 / (1.0 + near * near);
  pool *= pool;
  float fade = 1.0 - smoothstep(0.35, 1.0, radius / center.w);
  vec2 place = position.xz / spacing;
  vec2 perPixel = fwidth(place);
  float fine = gridLine(place, perPixel);
  float coarse = gridLine(place * 0.2, perPixel * 0.2);
  float line = max(fine * 0.55, coarse) * gridColor.a * fade;
  // Opaque: the floor carries the background itself where it has faded.
  vec3 color = mix(background(gradient.x + gradient.y * gl_FragCoord.y / screen.y), poolColor.rgb, poolColor.a * pool);
  color = mix(color, gridColor.rgb, line);
#ifdef STAGE
  float shade = 1.0 - keyLight(position, vec3(0.0, 1.0, 0.0));
  float dark = 1.0 - (1.0 - shade * shadowColor.a) * (0.25 + 0.75 * contactShade());
  color = mix(color, shadowColor.rgb, dark * fade);
#endif
  fragment = vec4(dithered(color), 1.0);
}
