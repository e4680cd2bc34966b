// Linear light to sRGB by square roots (within 0.002 of IEC 61966-2-1): software OpenGL pays dearly for pow.
vec3 encoded(vec3 light) {
  vec3 a = sqrt(max(light, vec3(0.0)));
  vec3 b = sqrt(a);
  vec3 c = sqrt(b);
  return 0.662002687 * a + 0.684122060 * b - 0.323583601 * c - 0.0225411470 * light;
}

vec3 decoded(vec3 color) { return color * (color * (color * 0.305306011 + 0.682171111) + 0.012522878); }

// Half a step of noise against banding in soft gradients (Jimenez 2014, interleaved gradient noise).
float ditherNoise(vec2 pixel) { return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))); }

vec3 dithered(vec3 color) { return color + (ditherNoise(gl_FragCoord.xy) - 0.5) / 255.0; }
