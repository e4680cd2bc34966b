#include "frame.glsl"
#include "encode.glsl"
#ifdef SHADOW
void main() {}
#else
in vec3 position;
in vec3 normal;
in vec3 along;
in vec4 tint;
out vec4 fragment;
#ifdef HALO
uniform vec4 haloColor;
void main() { fragment = haloColor; }
#elif defined(PLAIN)
void main() { fragment = vec4(encoded(tint.rgb), tint.a); }
#else
#include "shadow.glsl"
#include "studio.glsl"
#ifdef METAL
// Brushed along the bar: the reflection is smeared around it, so only the angle across the axis counts.
vec3 metal(vec3 base, vec3 n, vec3 view, float lit, float lamps) {
  vec3 r = reflect(-view, n);
  float height = 0.5 + 0.5 * r.y;
  float softbox = smoothstep(0.45, 0.95, dot(r, key.xyz));
  float strip = smoothstep(0.55, 0.95, dot(r, rim.xyz)) * 0.35 + smoothstep(0.6, 1.0, dot(r, fill.xyz)) * 0.30;
  vec3 room = mix(groundLight.rgb * 1.3, skyLight.rgb * 1.75, smoothstep(0.15, 0.85, height));
  float edge = 1.0 - max(dot(n, view), 0.0);
  vec3 shine = mix(base, vec3(1.0), edge * edge * edge * 0.6);
  float diffuse = max(dot(n, key.xyz), 0.0) * lit;
  vec3 light = shine * (room + vec3(1.0, 0.97, 0.93) * (softbox * (0.25 + 0.75 * lit) * 0.85 + strip));
  light += base * diffuse * 0.22;
  return light + base * lampColor * (0.8 * lamps) * max(vec3(1.0) - light, vec3(0.0));
}
#endif

void main() {
  vec3 n = normalize(normal);
#ifdef BOTH_SIDES
  if (!gl_FrontFacing) n = -n;
#endif
  vec3 view = towardsEye(position);
#ifdef OVERLAY
  const float lit = 1.0;
#else
  float lit = keyLight(position, n);
#endif
#ifdef METAL
  vec3 light = metal(tint.rgb, n, view, lit, lampLight(position, n));
#else
#ifdef OVERLAY
  // Signs keep their colour; just enough shade to be seen as round.
  vec3 light = tint.rgb * (0.80 + 0.28 * dot(n, key.xyz));
#else
  vec3 light = matte(tint.rgb, n, view, lit, lampLight(position, n));
#endif
#endif
#ifdef TRANSLUCENT
  float edge = 1.0 - abs(dot(n, view));
  fragment = vec4(encoded(light), clamp(tint.a + 0.35 * edge * edge * edge, 0.0, 1.0));
#else
  fragment = vec4(dithered(encoded(light)), 1.0);
#endif
}
#endif
#endif
