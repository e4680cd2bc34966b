// Eyes, brows, lips and hair of a head 0.23 m high, in its axes: up, forward, to the left (m). Places and sizes
// are those of the solids in figure.json (l_eye, l_brow, lip_upper, cranium).
in vec3 inHead;
uniform vec2 gaze;  // to the left, up (rad)
uniform float faceOpacity;
uniform float woman;  // 1: longer hair in a knot, thinner brows, fuller lips
uniform vec4 hairColor, irisColor, lipColor;  // linear

const vec2 eyeCentre = vec2(0.03165, 0.05733);  // beside the middle, up
const float eyeRadius = 0.0125, irisRadius = 0.0059, pupilRadius = 0.0026;
const vec2 eyeOpening = vec2(0.0132, 0.0043);  // half width, height of the upper lid's arc
const float lowerLid = 0.0031, lash = 0.0011;

float cover(float inside) { return clamp(0.5 + inside / max(fwidth(inside), 1e-6), 0.0, 1.0); }

vec4 over(vec4 below, vec3 color, float share) {
  float a = share + below.a * (1.0 - share);
  return vec4(mix(below.rgb * below.a, color, share) / max(a, 1e-4), a);
}

vec4 withEye(vec4 below, vec3 h) {
  vec2 e = vec2(abs(h.z), h.x) - eyeCentre;
  e.y -= 0.08 * e.x;  // the outer corner lies a little higher
  float t = clamp(e.x / eyeOpening.x, -1.0, 1.0), arc = 1.0 - t * t;
  float lid = eyeOpening.y * arc;
  float isOpen = cover(min(lid - e.y, e.y + lowerLid * arc)) * step(0.0, eyeOpening.x - abs(e.x));
  vec2 centre = eyeRadius * sin(vec2(sign(h.z) * gaze.x, gaze.y));
  float r = length(e - centre);
  vec3 eye = vec3(0.78, 0.76, 0.73) * (0.72 + 0.28 * smoothstep(0.0, 0.004, lid - e.y));
  vec3 iris = irisColor.rgb * (0.45 + 1.3 * smoothstep(irisRadius, pupilRadius, r));
  eye = mix(eye, iris, cover(irisRadius - r));
  eye = mix(eye, vec3(0.004), cover(pupilRadius - r));
  eye = mix(eye, vec3(1.4), 0.8 * cover(0.0010 - length(e - centre - vec2(-0.0016 * sign(h.z), 0.0020))));
  vec4 face = over(below, eye, isOpen);
  float rim = lash * (0.35 + 0.65 * arc);
  float lashes = cover(min(e.y - lid + 0.0002, lid + rim - e.y)) * step(abs(e.x), eyeOpening.x);
  return over(face, hairColor.rgb * 0.4, 0.85 * lashes);
}

vec4 withBrow(vec4 below, vec3 h) {
  float z = abs(h.z);
  float along = clamp((z - 0.011) / 0.036, 0.0, 1.0);
  float middle = 0.0755 + 0.0035 * (1.0 - (along - 0.55) * (along - 0.55) * 4.0);
  float half_ = mix(0.0030, 0.0010, along * along) * (1.0 - 0.35 * woman);
  float ends = smoothstep(0.010, 0.014, z) * smoothstep(0.048, 0.042, z);
  return over(below, hairColor.rgb, 0.8 * ends * smoothstep(1.35, 0.6, abs(h.x - middle) / half_));
}

vec4 withLips(vec4 below, vec3 h) {
  vec2 upper = vec2(h.z / 0.0225, (h.x - 0.0018) / 0.0046), lower = vec2(h.z / 0.0190, (h.x + 0.0090) / 0.0050);
  float share = max(smoothstep(1.25, 0.7, length(upper)), smoothstep(1.25, 0.7, length(lower)));
  return over(below, lipColor.rgb, (0.55 + 0.2 * woman) * share);
}

// A line over the forehead, before and behind the ears and in the nape; cropped, or tied to a knot over it.
vec4 withHair(vec4 below, vec3 h) {
  float z = abs(h.z);
  float line = mix(0.020, 0.074 - 0.018 * woman, smoothstep(-0.040, -0.012, h.y));
  line = mix(line, 0.050, smoothstep(0.004, 0.010, h.y) * smoothstep(0.030, 0.022, h.y));
  line = mix(line, 0.126 + 0.006 * smoothstep(0.02, 0.05, z), smoothstep(0.026 - 0.014 * woman, 0.060, h.y));
  line = mix(line, -0.1, woman * smoothstep(-0.050, -0.058, h.y));
  float ear = smoothstep(0.0045, 0.0, 0.066 - z) * smoothstep(0.10, 0.08, h.x);
  return over(below, hairColor.rgb, 0.94 * smoothstep(-0.0028, 0.0028, h.x - line) * (1.0 - ear));
}

vec4 faceAt(vec3 h) {
  vec4 face = withHair(vec4(0.0), h);
  if (h.y < 0.055) return face;
  return withEye(withBrow(withLips(face, h), h), h);
}
