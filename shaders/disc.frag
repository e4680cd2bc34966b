in vec2 place;
out vec4 fragment;
uniform vec4 color;
uniform float strength;
uniform float linePixels;

// 1 within half a line of the edge where distance is 0.
float stroke(float distance, float perPixel) {
  return clamp(0.5 * linePixels + 0.5 - abs(distance) / max(perPixel, 1e-6), 0.0, 1.0);
}

void main() {
  float radius = length(place);
  float perPixel = fwidth(radius);
  float inside = clamp(0.5 - (radius - 1.0) / max(perPixel, 1e-6), 0.0, 1.0);
#ifdef CENTER_OF_MASS
  float quarter = step(0.0, place.x * place.y);
  vec3 shade = mix(vec3(0.98), vec3(0.06, 0.07, 0.08), quarter);
  float rimLine = stroke(radius - 0.94, perPixel);
  fragment = vec4(mix(shade, color.rgb, rimLine), max(inside * strength, rimLine * strength));
#else
  float rimLine = stroke(radius - 0.97, perPixel);
  vec2 perPixelAxis = fwidth(place);
  float arms = step(radius, 0.97);
  float cross = max(stroke(place.x, perPixelAxis.x), stroke(place.y, perPixelAxis.y)) * arms;
  float core = stroke(radius - 0.45, perPixel) * 0.6;
  float alpha = max(max(rimLine, cross * 0.85), max(core, inside * 0.24));
  fragment = vec4(color.rgb, alpha * color.a * strength);
#endif
}
