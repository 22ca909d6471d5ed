/**
 * Light from the body of a stone that is not clear, by the same sums as the path tracer's `stone-body`, `stone-play` and
 * `opal-play`: what falls on it and fills it, and the lustre, flashes, sheen or ray that it shows besides.
 */
export const stoneBodyShader = /* glsl */ `
uniform sampler2D bodyLight;
uniform float bodyTable;
uniform vec3 body;
/** How far light spreads under the surface, and what else is seen: 1 lustre, 2 opal, 3 sheen, 4 a ray, 5 a star. */
uniform float bodyDepth;
uniform int play;

float brightness(vec3 light) {
  return dot(light, vec3(0.3, 0.6, 0.1));
}

vec3 filledLight(vec3 normal, mat3 turn) {
  vec3 axis = turn[2];
  vec3 light = 0.5 * lookUp(bodyLight, bodyTable, 2.0 * dot(normal, axis) * axis - normal);
  light += 0.1 * lookUp(bodyLight, bodyTable, axis);
  light += 0.1 * lookUp(bodyLight, bodyTable, turn * vec3(0.8, 0.0, 0.6));
  light += 0.1 * lookUp(bodyLight, bodyTable, turn * vec3(-0.8, 0.0, 0.6));
  light += 0.1 * lookUp(bodyLight, bodyTable, turn * vec3(0.0, 0.8, 0.6));
  return light + 0.1 * lookUp(bodyLight, bodyTable, turn * vec3(0.0, -0.8, 0.6));
}

float scatter(int seed, int salt) {
  uint bits = (uint(seed) ^ (uint(salt) * 0x9e3779b1u)) * 0x85ebca6bu;
  bits = (bits ^ (bits >> 13u)) * 0xc2b2ae35u;
  return float(bits ^ (bits >> 16u)) / 4294967296.0;
}

/** The patch of opal around a place: its seed, and how far its edge is. */
int patchAt(vec3 at, out float edge) {
  vec3 p = vec3(
    at.x + 0.28 * sin(2.3 * at.y + 1.1 * at.z) + 0.12 * sin(5.1 * at.z + 4.3 * at.y),
    at.y + 0.28 * sin(2.1 * at.z + 1.7 * at.x) + 0.12 * sin(4.7 * at.x + 5.3 * at.z),
    at.z + 0.28 * sin(1.9 * at.x + 2.6 * at.y));
  ivec3 middle = ivec3(floor(p));
  float nearest = 1e9;
  float second = 1e9;
  int found = 0;
  for (int i = -1; i <= 1; i++) {
    for (int j = -1; j <= 1; j++) {
      for (int k = -1; k <= 1; k++) {
        ivec3 c = middle + ivec3(i, j, k);
        int seed = c.x * 73856093 ^ c.y * 19349663 ^ c.z * 83492791;
        float away = distance(vec3(c) + vec3(scatter(seed, 4), scatter(seed, 5), scatter(seed, 6)), p);
        if (away < nearest) {
          second = nearest;
          nearest = away;
          found = seed;
        } else if (away < second) second = away;
      }
    }
  }
  edge = second - nearest;
  return found;
}

vec3 waveColour(float waveNm) {
  vec3 away = (waveNm - vec3(625.0, 540.0, 460.0)) / vec3(48.0, 42.0, 36.0);
  return exp(-0.5 * away * away) * vec3(1.0, 0.9, 1.0);
}

vec3 opalLayer(vec3 local, vec3 bent, mat3 turn, float widthMm, float depth) {
  float edge;
  vec3 at = (local + bent * depth * widthMm) * 6.0 / widthMm;
  int seed = patchAt(at + vec3(0.0, 0.0, depth * 40.0), edge);
  float around = 6.28318531 * scatter(seed, 1);
  float lean = 0.75 * sqrt(scatter(seed, 2));
  vec3 mirror = vec3(lean * cos(around), lean * sin(around), sqrt(1.0 - lean * lean));
  float along = dot(bent, mirror);
  float bright = min(2.5, brightness(lookUp(softLight, tableSizes.y, turn * (bent - 2.0 * along * mirror))));
  float lively = 0.12 + 0.88 * smoothstep(0.0, 1.0, (scatter(seed, 3) - 0.35) / 0.4);
  float waveNm = (470.0 + 250.0 * scatter(seed, 7)) * abs(along);
  return FLASH * lively * (0.15 + bright) * smoothstep(0.0, 1.0, edge * 3.5) * waveColour(waveNm);
}

vec3 rayLight(vec3 bent, mat3 turn, float angle) {
  vec3 needle = vec3(cos(angle), sin(angle), 0.0);
  vec3 lamp = vec3(0.0, -0.3, 0.954) * toLights * turn;
  float across = dot(needle, lamp - bent) / RAY_WIDTH;
  return vec3(RAY * exp(-across * across));
}

vec3 sheenLight(vec3 bent, mat3 turn) {
  float seen = min(1.2, brightness(lookUp(softLight, tableSizes.y, turn * vec3(bent.xy, -bent.z))));
  float aslant = (1.0 - bent.z * bent.z) / (SHEEN_WIDTH * SHEEN_WIDTH);
  return SHEEN * (0.3 + seen) * exp(-aslant) * vec3(0.42, 0.64, 1.0);
}

/**
 * What comes out of a body. Place, normal and ray in the stone's frame; the first is in mm.
 * @param surface what the surface mirrors already, @param share what it does not
 */
vec3 bodySeen(vec3 local, vec3 n, vec3 d, mat3 turn, vec3 axes, float middle, float index, vec3 surface, float share) {
  vec3 normal = turn * n;
  float bottom = min(0.0, middle - axes.z);
  float height = clamp((local.z - bottom) / (middle + axes.z - bottom), 0.0, 1.0);
  vec3 lit = mix(lookUp(bodyLight, bodyTable, normal), filledLight(normal, turn), bodyDepth);
  float often = 1.0 + bodyDepth * BODY_THICKER * (height - 0.5);
  float edge = 1.0 - height;
  float stays = BODY_LIT * (1.0 - bodyDepth * (BODY_PASSED + BODY_PASSED_AT_EDGE * edge * edge));
  vec3 light = surface + share * stays * lit * pow(max(body, vec3(1e-4)), vec3(often));
  float cosine = max(0.0, -dot(d, n));
  if (play == 1) {
    vec3 mirrored = lookUp(softLight, tableSizes.y, turn * (d + 2.0 * cosine * n));
    float lustre = LUSTRE + pow(1.0 - cosine, 4.0) * LUSTRE_AT_RIM;
    vec3 orient = 1.0 + ORIENT * cos(6.28318531 * (1.1 * cosine + vec3(0.0, 0.33, 0.66)));
    return orient * mix(light, mirrored, lustre);
  }
  float ratio = 1.0 / index;
  vec3 bent = d * ratio + n * (ratio * cosine - sqrt(1.0 - ratio * ratio * (1.0 - cosine * cosine)));
  if (play == 2) {
    light += share * opalLayer(local, bent, turn, 2.0 * axes.x, 0.06);
    light += share * opalLayer(local, bent, turn, 2.0 * axes.x, 0.22);
  } else if (play == 3) light += share * sheenLight(bent, turn);
  else if (play >= 4) light += share * rayLight(bent, turn, 0.0);
  if (play == 5) light += share * (rayLight(bent, turn, 1.04719755) + rayLight(bent, turn, 2.0943951));
  return light;
}
`;
