// The light of the nearest lamps, 0 to 1: as lampLight of ui/scene/cabin/cabin_lamps.cpp. Nothing is between.
#ifdef LAMPS_4
const int LAMPS = 4;
#elif defined(LAMPS_2)
const int LAMPS = 2;
#else
const int LAMPS = 0;
#endif

float lampLight(vec3 position, vec3 normal) {
  float sum = 0.0;
  for (int i = 0; i < LAMPS; ++i) {
    vec3 along = lampWays[i].xyz;
    vec3 way = lampPlaces[i].xyz - position;
    way -= along * clamp(dot(way, along), -lampWays[i].w, lampWays[i].w);
    float away2 = dot(way, way);
    vec3 towards = way * inversesqrt(away2 + 1e-6);
    float leaves = max(-dot(towards, lampFacings[i].xyz), 0.0);
    float meets = max((dot(normal, towards) + 0.25) / 1.25, 0.0);
    sum += 0.9 * leaves * meets / (1.0 + 1.5 * away2);
  }
  return min(sum, 1.0);
}
