#include "frame.glsl"
// Walls of a cabin; what its lamps and corners make of the light is in the shade. Attributes: CabinVertex.
layout(location = 0) in vec3 place;
layout(location = 1) in vec3 facing;
layout(location = 2) in float paint;
layout(location = 3) in float shade;
uniform mat4 pose;
uniform vec4 paints[10];  // linear, by CabinPaint
uniform vec4 tone;        // of the wall
out vec3 position;
out vec3 light;
flat out vec3 normal;
#ifndef HIGH
#include "shadow.glsl"
out vec3 inShadowMap;
#endif

void main() {
  int kind = int(paint + 0.5);
  normal = mat3(pose) * facing;
  position = (pose * vec4(place, 1.0)).xyz;
  light = paints[kind].rgb * tone.rgb * shade;
#ifndef HIGH
  inShadowMap = shadowPlace(position, normal);
#endif
  gl_Position = viewProjection * vec4(position, 1.0);
}
