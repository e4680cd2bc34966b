#include "frame.glsl"
#include "encode.glsl"
#include "background.glsl"
in vec2 place;
out vec4 fragment;

void main() { fragment = vec4(dithered(background(gradient.x + gradient.y * place.y)), 1.0); }
