#include "lamps.glsl"
// The studio: a large warm key, a cool fill, a rim from behind, and the room's own light.
const vec3 keyColor = vec3(1.00, 0.965, 0.92) * 0.80;
const vec3 fillColor = vec3(0.80, 0.90, 1.00) * 0.17;
const vec3 rimColor = vec3(0.90, 0.95, 1.00);
const vec3 lampColor = vec3(1.00, 0.98, 0.94);
const float fullLight = 1.2;

// Lamps give a share of what is missing of full light: what the key lights is not over-exposed by them.
vec3 withLamps(vec3 light, float lamps) {
  return light + lampColor * (lamps * max(vec3(fullLight) - light, vec3(0.0)));
}

vec3 roomLight(vec3 normal) { return mix(groundLight.rgb, skyLight.rgb, 0.5 + 0.5 * normal.y); }

// Cloth and paint: wrapped Lambert, because the key is large, and a faint sheen where the surface turns away.
vec3 matte(vec3 albedo, vec3 normal, vec3 view, float lit, float lamps) {
  float keyAngle = dot(normal, key.xyz);
  float wrapped = max((keyAngle + 0.12) / 1.12, 0.0);
  float fillAngle = max((dot(normal, fill.xyz) + 0.3) / 1.3, 0.0);
  vec3 light = roomLight(normal) + keyColor * (wrapped * lit) + fillColor * fillAngle;
  float edge = 1.0 - max(dot(normal, view), 0.0);
  float rimAngle = max(dot(normal, rim.xyz), 0.0);
  float sheen = edge * edge * edge;
  return albedo * withLamps(light, lamps) + rimColor * (sheen * (0.05 + 0.32 * rimAngle));
}
