#include "frame.glsl"
// A point of a form is size * core + radius * offset: round edges keep their radius at any size.
layout(location = 0) in vec3 core;
layout(location = 1) in vec3 offset;
layout(location = 2) in vec3 facing;
layout(location = 3) in vec4 pose0;
layout(location = 4) in vec4 pose1;
layout(location = 5) in vec4 pose2;
layout(location = 6) in vec4 sizeRadius;
layout(location = 7) in vec4 color;
layout(location = 8) in vec3 light;
#ifndef SHADOW
out vec3 position;
out vec3 normal;
out vec3 along;
out vec4 tint;
#endif
#ifdef HALO
uniform float haloPixels;
#endif

void main() {
  vec3 local = sizeRadius.xyz * core + sizeRadius.w * offset;
  vec4 p = vec4(local, 1.0);
  vec3 world = vec3(dot(pose0, p), dot(pose1, p), dot(pose2, p));
#ifdef SHADOW
  gl_Position = lightViewProjection * vec4(world, 1.0);
#else
  vec3 n = facing;
  normal = normalize(vec3(dot(pose0.xyz, n), dot(pose1.xyz, n), dot(pose2.xyz, n)));
  along = vec3(pose0.y, pose1.y, pose2.y);
  position = world;
  tint = vec4(light * color.rgb, color.a);
  gl_Position = viewProjection * vec4(world, 1.0);
#ifdef HALO
  vec2 outwards = (viewProjection * vec4(normal, 0.0)).xy * screen.xy;
  float size = length(outwards);
  if (size > 1e-6) gl_Position.xy += outwards / size * haloPixels * 2.0 / screen.xy * gl_Position.w;
#endif
#endif
}
