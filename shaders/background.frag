#include "frame.glsl"
#include "encode.glsl"
in vec2 place;
out vec4 fragment;

void main() {
  // The middle holds the upper colour a little longer: light falls on the back wall behind the person.
  float share = smoothstep(0.0, 1.0, 1.0 - (gradient.x + gradient.y * place.y));
  fragment = vec4(dithered(mix(backgroundTop.rgb, backgroundBottom.rgb, share)), 1.0);
}
