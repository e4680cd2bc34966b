out vec4 fragment;
uniform sampler2D figures;   // seen through one another, their colour times what they cover
uniform sampler2D nearest;   // depths of the first of their surfaces and of the last
uniform sampler2D farthest;
uniform sampler2D opaque;    // depths of the things among which they stand

const float LEAST = 1.0 / 512.0;  // of the light comes through any number of them: half a step of eight bits
const float THIN = 1e-6;          // of a single surface, in depth

// Of what they cover that part lies before a thing at which it stands between their first and last surface,
// each letting the same share of light through: exact for all, for none, and for surfaces that are evenly apart.
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  vec4 crowd = texelFetch(figures, at, 0);
  if (crowd.a == 0.0) discard;
  float first = texelFetch(nearest, at, 0).r;
  float reach = max(texelFetch(farthest, at, 0).r - first, THIN);
  float before = clamp((texelFetch(opaque, at, 0).r - first) / reach, 0.0, 1.0);
  float through = pow(max(1.0 - crowd.a, LEAST), before);
  fragment = crowd * ((1.0 - through) / crowd.a);
  gl_FragDepth = first;
}
