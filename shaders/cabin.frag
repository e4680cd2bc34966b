#include "frame.glsl"
#include "encode.glsl"
in vec3 position;
in vec3 light;
flat in vec3 normal;
out vec4 fragment;
#include "shadow.glsl"

void main() {
  // The person's shadow, soft and pale: most light comes from lamps all along the cabin.
  float lit = mix(1.0, mix(0.66, 1.0, keyLight(position, normal)), clamp(dot(normal, key.xyz) * 4.0, 0.0, 1.0));
  fragment = vec4(dithered(encoded(light * lit)), 1.0);
}
