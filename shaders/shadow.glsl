uniform sampler2DShadow shadowMap;

// 1 in the key light, 0 in its shadow. Both step off the surface by the width of the kernel, more where the
// light grazes.
#ifdef HIGH
float keyLight(vec3 position, vec3 normal) {
  float slope = 1.0 - max(dot(normal, key.xyz), 0.0);
  float offset = shadowGrid.y * (2.0 + 6.0 * slope);
  vec4 clip = lightViewProjection * vec4(position + normal * offset, 1.0);
  vec3 place = clip.xyz * 0.5 + 0.5;
  float bias = shadowGrid.y / shadowGrid.z;
  // Bilinear taps two texels apart leave no gap: a smooth penumbra without grain.
  float lit = 0.0;
  float weights = 0.0;
  for (int i = -3; i <= 3; ++i) {
    for (int j = -3; j <= 3; ++j) {
      float weight = (4.0 - abs(float(i))) * (4.0 - abs(float(j)));
      lit += weight * texture(shadowMap, vec3(place.xy + vec2(i, j) * 2.0 * shadowGrid.x, place.z - 3.0 * bias));
      weights += weight;
    }
  }
  return lit / weights;
}
#else
// Where the surface looks into the shadow map; of a flat one its corners tell the place between them.
vec3 shadowPlace(vec3 position, vec3 normal) {
  float slope = 1.0 - max(dot(normal, key.xyz), 0.0);
  float offset = shadowGrid.y * (2.5 + 4.5 * slope);
  vec4 clip = lightViewProjection * vec4(position + normal * offset, 1.0);
  return clip.xyz * 0.5 + vec3(0.5, 0.5, 0.5 - shadowGrid.y / shadowGrid.z);
}

float keyLight(vec3 position, vec3 normal) { return texture(shadowMap, shadowPlace(position, normal)); }
#endif
