#include "frame.glsl"
in vec2 place;
out vec4 fragment;
#ifdef DARKEN
uniform sampler2D openness;  // how much of its surroundings a pixel sees, its distance (m)

// The mean of the sixteen pixels among which the taps were turned, of those at the same distance.
void main() {
  vec2 here = texture(openness, place).rg;
  float sum = 0.0, weights = 0.0;
  for (int y = -2; y < 2; ++y)
    for (int x = -2; x < 2; ++x) {
      vec2 there = texture(openness, place + vec2(x, y) / screen.xy).rg;
      float weight = max(1e-4, 1.0 - 25.0 * abs(there.g - here.g));
      sum += weight * there.r;
      weights += weight;
    }
  fragment = vec4(vec3(sum / weights), 1.0);
}
#else
uniform sampler2D depths;
uniform mat4 unproject;  // clip space to world
uniform float radius;    // m within which things take light from each other
uniform float strength;  // of what is taken where a surface sees nothing else

const int TAPS = 16;
const float TURNS = 7.0;  // of the spiral; no divisor of TAPS
const float LEAST = 3.0;  // px: a nearer picture would tell nothing
const float MOST = 0.1;   // of the picture's height: near the eye more would be coarse
const float BIAS = 0.1;   // sine of what a flat surface seems to rise by rounding
// Sixteen turns of the spiral, of which each square of four by four pixels has all.
const int ORDER[16] = int[16](0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5);

vec3 positionAt(vec2 at) {
  vec4 p = unproject * (vec4(at, texture(depths, at).r, 1.0) * 2.0 - 1.0);
  return p.xyz / p.w;
}

// Of both neighbours that which lies on the same surface.
vec3 nearer(vec3 a, vec3 b) { return dot(a, a) < dot(b, b) ? a : b; }

// Taps on a spiral in the picture (McGuire, Mara and Luebke 2012), turned from pixel to pixel; each counts by
// how far above the surface it is seen and how near it is.
void main() {
  float depth = texture(depths, place).r;
  if (depth >= 1.0) {
    fragment = vec4(1.0, 1e4, 0.0, 1.0);
    return;
  }
  vec3 p = positionAt(place);
  vec2 pixel = 1.0 / screen.xy;
  vec3 right = nearer(positionAt(place + vec2(pixel.x, 0.0)) - p, p - positionAt(place - vec2(pixel.x, 0.0)));
  vec3 up = nearer(positionAt(place + vec2(0.0, pixel.y)) - p, p - positionAt(place - vec2(0.0, pixel.y)));
  vec3 n = normalize(cross(right, up));
  float away = dot(p - eye.xyz, forward.xyz);
  float scale = screen.w / mix(1.0, away, eye.w);  // px of a metre there
  float reach = min(radius * scale, MOST * screen.y / gradient.y);
  float r2 = reach * reach / (scale * scale);
  ivec2 cell = ivec2(gl_FragCoord.xy) & 3;
  float turn = float(ORDER[cell.x + 4 * cell.y]) / 16.0;
  float sum = 0.0;
  for (int i = 0; i < TAPS && reach > LEAST; ++i) {
    float part = (float(i) + turn) / float(TAPS);
    float angle = 6.2831853 * (part * TURNS + turn);
    vec2 there = place + max(part * reach, 1.0) * vec2(cos(angle), sin(angle)) * pixel;
    if (any(lessThan(there, vec2(0.0))) || any(greaterThan(there, vec2(1.0)))) continue;
    vec3 v = positionAt(there) - p;
    float v2 = dot(v, v);
    float near = max(1.0 - v2 / r2, 0.0);
    sum += near * max(dot(v, n) * inversesqrt(v2 + 1e-8) - BIAS, 0.0);
  }
  fragment = vec4(1.0 - strength * min(1.0, 3.0 * sum / float(TAPS)), away, 0.0, 1.0);
}
#endif
