#if defined(SHADOW) || defined(DEPTH)
void main() {}
#elif defined(MASK)
in float chosen;
uniform vec4 maskColor;
out vec4 fragment;

void main() {
  if (chosen < 0.5) discard;
  fragment = maskColor;
}
#else
#include "frame.glsl"
#include "encode.glsl"
#include "shadow.glsl"
#include "studio.glsl"
layout(std140) uniform Body {
  vec4 palette[288];
  vec4 zoneColors[16];
  vec4 bandColors[48];
  vec4 spinePlanes[4];
  vec4 spineColors[4];
};
in vec3 position;
in vec3 normal;
#ifdef SEAMS
in vec4 left;
in vec4 right;
in float seam;
uniform vec4 seamColor;  // linear; w: half width (m)
#ifdef HIGH
in float overSole;
uniform vec4 soleColor;  // linear; w: how high (m)
in vec2 hem;
const float hemWidth = 0.020, hemFold = 0.002, stitchPlace = 0.016, stitchHalf = 0.0007, hemShade = 0.012;  // m

// Of the fold where the cloth is double and of its round edge, along the slope of the distance to the seam
// (Mikkelsen 2010: bumps on a surface without coordinates).
vec3 foldedNormal(vec3 n, float isHem, float perPixel) {
  vec3 dx = dFdx(position), dy = dFdy(position);
  vec3 r1 = cross(dy, n), r2 = cross(n, dx);
  float det = dot(dx, r1);
  vec3 slope = (dFdx(seam) * r1 + dFdy(seam) * r2) * (sign(det) / max(abs(det), 1e-12));
  float away = abs(seam);
  float fold = clamp(1.0 - abs(away - hemWidth - hemFold) / hemFold, 0.0, 1.0);
  float edge = clamp(1.0 - away / (2.0 * hemFold), 0.0, 1.0);
  float tilt = isHem * (0.5 * fold - 0.6 * edge) * clamp(2.0 * hemFold / max(perPixel, 1e-6), 0.0, 1.0);
  return normalize(n + slope * (tilt * sign(seam)));
}

// Double cloth is darker, a row of stitches runs along it, and what it ends over lies in its shade.
vec3 hemmed(vec3 base, float kind, float perPixel) {
  float away = abs(seam), pixel = max(perPixel, 1e-6);
  float isHem = step(0.5, kind), isUnder = step(kind, -0.5);
  float band = isHem * clamp(0.5 + (hemWidth - away) / pixel, 0.0, 1.0);
  float stitch = isHem * clamp(0.5 + (stitchHalf - abs(away - stitchPlace)) / pixel, 0.0, 1.0);
  stitch *= clamp(3.0 * stitchHalf / pixel, 0.0, 1.0);
  float shade = isUnder * (1.0 - smoothstep(0.0, hemShade, away));
  return mix(base * (1.0 - 0.13 * band - 0.30 * shade), seamColor.rgb, 0.6 * stitch);
}
#endif
#else
in vec3 albedo;
#endif
#ifdef LOADS
in vec3 bandPlaces;
in vec3 bandShares;
flat in uvec3 bandNumbers;
in vec4 spine;
in float trunk;

// Premultiplied: where nothing is loaded no colour bleeds in.
vec4 limbLoad() {
  vec3 s = smoothstep(0.0, 1.0, bandPlaces);
  vec3 masks = 4.0 * s * (1.0 - s) * bandShares;
  vec4 load = vec4(0.0);
  float sum = 1e-6;
  for (int i = 0; i < 3; ++i) {
    vec4 band = bandColors[bandNumbers[i]];
    float strength = masks[i] * band.a;
    load.rgb += band.rgb * strength * strength;
    sum += strength * strength;
    load.a = max(load.a, strength);
  }
  return vec4(load.rgb / sum * load.a, load.a);
}

// The spine's layers follow one another from the chest downwards; the belly's triangles are too long for
// them, so they are found for each fragment.
vec4 withSpine(vec4 above) {
  vec4 s = smoothstep(0.0, 1.0, spine);
  vec4 upTo = trunk * vec4(1.0, s.x, s.x * s.y, s.x * s.y * s.z);
  vec4 strength = 4.0 * s * (1.0 - s) * upTo;
  vec4 total = above;
  for (int i = 0; i < 4; ++i) {
    float share = strength[i] * spineColors[i].a;
    total = mix(total, vec4(spineColors[i].rgb, 1.0), share);
  }
  return total;
}
#endif
#ifdef TRANSLUCENT
uniform float opacity;
#endif
out vec4 fragment;
#ifdef FACE
#include "face.glsl"

void main() {
  vec3 n = normalize(normal);
  vec3 view = towardsEye(position);
  vec4 face = faceAt(inHead);
  if (face.a < 0.004) discard;
  vec3 light = matte(face.rgb, n, view, keyLight(position, n), lampLight(position, n));
  fragment = vec4(dithered(encoded(light)), face.a * faceOpacity);
}
#else

void main() {
  vec3 n = normalize(normal);
  vec3 view = towardsEye(position);
#ifdef SEAMS
  vec4 own = seam >= 0.0 ? left : right;
#ifdef HIGH
  float hemHere = seam >= 0.0 ? hem.x : hem.y;
  if (own.a < 0.001) hemHere = hem.x + hem.y;
#endif
  // Samples beyond a triangle's edge may lie on the other side, where none of its corners is.
  if (own.a < 0.001) own = left + right;
  vec3 base = own.rgb / max(own.a, 1e-4);
#else
  vec3 base = albedo;
#endif
#ifdef LOADS
  vec4 hot = withSpine(limbLoad());
  float amount = sqrt(clamp(hot.a * 1.1, 0.0, 1.0));
  base = mix(base, hot.rgb / max(hot.a, 1e-3), amount);
#endif
#ifdef SEAMS
  float perPixel = fwidth(seam);
#ifdef HIGH
  float kind = hemHere / max(own.a, 1e-4);
  base = hemmed(base, kind, perPixel);
  n = foldedNormal(n, step(0.5, kind), perPixel);
#endif
  float line = clamp(0.5 + (seamColor.w - abs(seam)) / max(perPixel, 1e-6), 0.0, 1.0);
  // Far away the line is thinner than a pixel and must not become a chain of dots.
  line *= clamp(3.0 * seamColor.w / max(perPixel, 1e-6), 0.0, 1.0);
  base = mix(base, seamColor.rgb, line * 0.75);
#ifdef HIGH
  float sole = (soleColor.w - overSole) / max(fwidth(overSole), 1e-6);
  base = mix(base, soleColor.rgb, clamp(0.5 + sole, 0.0, 1.0));
#endif
#endif
#ifdef TRANSLUCENT
  vec3 light = matte(base, n, view, 1.0, lampLight(position, n));  // a ghost stands in no shadow
  float edge = 1.0 - max(dot(n, view), 0.0);
  fragment = vec4(encoded(light), clamp(opacity * (0.8 + 2.2 * edge * edge), 0.0, 1.0));
#else
  vec3 light = matte(base, n, view, keyLight(position, n), lampLight(position, n));
  fragment = vec4(dithered(encoded(light)), 1.0);
#endif
}
#endif
#endif
