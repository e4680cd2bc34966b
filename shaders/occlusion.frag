#include "frame.glsl"
#include "encode.glsl"
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
      vec2 there = texture(openness, place + (vec2(x, y) + 0.5) / screen.xy).rg;
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
uniform float strength;

const int TAPS = 14;
const float TURNS = 5.0;           // of the spiral; no divisor of TAPS
const float LEAST = 3.0;           // px: a nearer picture would tell nothing
const float MOST = 0.12;           // of the picture's height: near the eye more would cost too much
const float BIAS = 0.012;          // of the radius: flat surfaces do not darken themselves

vec3 positionAt(vec2 at) {
  vec4 p = unproject * (vec4(at, texture(depths, at).r, 1.0) * 2.0 - 1.0);
  return p.xyz / p.w;
}

// Of both neighbours that which lies on the same surface.
vec3 nearer(vec3 a, vec3 b) { return dot(a, a) < dot(b, b) ? a : b; }

// Scalable ambient obscurance (McGuire, Mara and Luebke 2012): taps on a spiral in the picture, turned from
// pixel to pixel; each counts by how far above the surface it lies and how near it is.
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
  float reach = min(radius * screen.w / mix(1.0, away, eye.w), MOST * screen.y / gradient.y);
  float turn = 6.2831853 * ditherNoise(gl_FragCoord.xy);
  float r2 = radius * radius;
  float sum = 0.0;
  for (int i = 0; i < TAPS && reach > LEAST; ++i) {
    float part = (float(i) + 0.5) / float(TAPS);
    float angle = part * TURNS * 6.2831853 + turn;
    vec2 there = place + part * reach * vec2(cos(angle), sin(angle)) * pixel;
    if (any(lessThan(there, vec2(0.0))) || any(greaterThan(there, vec2(1.0)))) continue;
    vec3 v = positionAt(there) - p;
    float v2 = dot(v, v);
    float f = max(r2 - v2, 0.0) / r2;
    sum += f * f * f * max(dot(v, n) - BIAS * radius, 0.0) * radius / (v2 + 0.01 * r2);
  }
  fragment = vec4(max(0.0, 1.0 - strength * sum / float(TAPS)), away, 0.0, 1.0);
}
#endif
