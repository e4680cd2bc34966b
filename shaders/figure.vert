#include "frame.glsl"
layout(location = 0) in vec3 restPosition;
layout(location = 1) in vec3 restNormal;
layout(location = 2) in vec4 weights;
layout(location = 3) in uvec4 bones;
layout(location = 6) in uint zone;
layout(location = 7) in float seamDistance;
layout(location = 9) in uint beyond;  // the zone on the other side of that seam
layout(std140) uniform Body {
  vec4 palette[288];     // 96 matrices of three rows
  vec4 zoneColors[16];   // linear; w: how far the cloth stands off the skin (m)
  vec4 bandColors[48];   // linear; alpha 0: no load known
  vec4 spinePlanes[4];   // x of a layer: dot(plane, (rest position, 1)), already 0 to 1 across it
  vec4 spineColors[4];   // linear; alpha 0: no load known
};
invariant gl_Position;
#ifdef PADDED
const float goesOver = 0.025;  // m

// Cloth of one thickness goes over into that beyond the seam: a step would lie along triangles, as if torn.
float padding() {
  float own = zoneColors[zone].w, other = zoneColors[beyond].w;
  return mix(0.5 * (own + other), own, smoothstep(0.0, goesOver, abs(seamDistance)));
}
#endif
#if !defined(SHADOW) && !defined(DEPTH)
layout(location = 4) in vec3 places;  // across each load band, 0 to 1
layout(location = 10) in vec3 shares;
layout(location = 5) in uvec3 bands;
layout(location = 8) in float trunkShare;
#ifdef MASK
uniform vec4 chosenBones[24];  // 1 where the bone is of the part
out float chosen;
#else
out vec3 position;
out vec3 normal;
#ifdef FACE
uniform vec4 headRows[3];
out vec3 inHead;  // rest position in the head's axes: up, forward, to the left (m)
#endif
#ifdef SEAMS
out vec4 left;   // colour of the vertices on the seam's positive side, and their share
out vec4 right;
out float seam;
uniform vec4 bareColor;  // of skin; linear
#ifdef HIGH
uniform vec4 soles[2];  // planes of the left and the right one at rest
out float overSole;     // m
uniform vec4 hemBits[4];  // of each zone: over which others its garment ends with a hem
out vec2 hem;  // of corners on either side of the seam: 1 with a hem there, -1 beneath one

float endsOver(uint upper, uint lower) {
  return float((int(hemBits[upper / 4u][upper % 4u]) >> int(lower)) & 1);
}
#endif
#else
out vec3 albedo;
#endif
#ifdef LOADS
out vec3 bandPlaces;
out vec3 bandShares;
flat out uvec3 bandNumbers;  // the same at each corner of a triangle
out vec4 spine;  // place across each of the four layers of the spine
out float trunk;
#endif
#endif
#endif

void main() {
  vec4 row0 = vec4(0.0), row1 = vec4(0.0), row2 = vec4(0.0);
  for (int i = 0; i < 4; ++i) {
    int first = 3 * int(bones[i]);
    row0 += weights[i] * palette[first];
    row1 += weights[i] * palette[first + 1];
    row2 += weights[i] * palette[first + 2];
  }
  vec4 p = vec4(restPosition, 1.0);
  vec4 world = vec4(dot(row0, p), dot(row1, p), dot(row2, p), 1.0);
#ifdef PADDED
  vec3 outwards = vec3(dot(row0.xyz, restNormal), dot(row1.xyz, restNormal), dot(row2.xyz, restNormal));
  world.xyz += padding() * normalize(outwards);
#endif
#ifdef SHADOW
  gl_Position = lightViewProjection * world;
#else
  gl_Position = viewProjection * world;
#if defined(MASK)
  chosen = 0.0;
  for (int i = 0; i < 4; ++i) chosen += weights[i] * chosenBones[bones[i] / 4u][bones[i] % 4u];
#elif !defined(DEPTH)
  position = world.xyz;
  normal = vec3(dot(row0.xyz, restNormal), dot(row1.xyz, restNormal), dot(row2.xyz, restNormal));
#ifdef FACE
  inHead = vec3(dot(headRows[0], p), dot(headRows[1], p), dot(headRows[2], p));
#endif
#ifdef SEAMS
  // Where skin goes on as skin nothing is sewn.
  bool isBare = zoneColors[zone].rgb == bareColor.rgb && zoneColors[beyond].rgb == bareColor.rgb;
  seam = !isBare ? seamDistance : seamDistance >= 0.0 ? 1.0 : -1.0;
#ifdef HIGH
  overSole = dot(soles[restPosition.x > 0.0 ? 0 : 1], p);
  float hemHere = endsOver(zone, beyond) - endsOver(beyond, zone);
  hem = seamDistance >= 0.0 ? vec2(hemHere, 0.0) : vec2(0.0, hemHere);
#endif
  vec4 color = vec4(zoneColors[zone].rgb, 1.0);
  left = seamDistance >= 0.0 ? color : vec4(0.0);
  right = seamDistance >= 0.0 ? vec4(0.0) : color;
#else
  albedo = zoneColors[zone].rgb;
#endif
#ifdef LOADS
  bandPlaces = places;
  bandShares = shares;
  bandNumbers = bands;
  spine = vec4(dot(spinePlanes[0], p), dot(spinePlanes[1], p), dot(spinePlanes[2], p), dot(spinePlanes[3], p));
  trunk = trunkShare;
#endif
#endif
#endif
}
