// The background's gradient; height from 0 at the picture's lower edge to 1.
// The middle holds the upper colour a little longer: light falls on the back wall behind the person.
vec3 background(float height) {
  return mix(backgroundTop.rgb, backgroundBottom.rgb, smoothstep(0.0, 1.0, 1.0 - height));
}
