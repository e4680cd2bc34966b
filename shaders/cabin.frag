#include "frame.glsl"
#include "encode.glsl"
in vec3 position;
in vec3 light;
flat in vec3 normal;
#ifndef HIGH
in vec3 inShadowMap;
#endif
out vec4 fragment;
#include "shadow.glsl"

void main() {
#ifdef HIGH
  float shadow = 1.0 - keyLight(position, normal);
#else
  float shadow = 1.0 - texture(shadowMap, inShadowMap);
#endif
  // The person's shadow, soft and pale: most light comes from lamps all along the cabin.
  float lit = 1.0 - 0.34 * shadow * clamp(dot(normal, key.xyz) * 4.0, 0.0, 1.0);
  fragment = vec4(dithered(encoded(light * lit)), 1.0);
}
