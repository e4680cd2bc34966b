uniform vec4 area;  // in clip space: left, bottom, right, top
out vec2 place;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 p = mix(area.xy, area.zw, corner);
  place = p * 0.5 + 0.5;
  gl_Position = vec4(p, 0.0, 1.0);
}
