import { lightShader } from './light-shader.ts';
import { mirrorShader } from './mirror-shader.ts';
import { stoneBodyShader } from './stone-body-shader.ts';

export const gemVertexShader = /* glsl */ `
in vec3 facet;
in float cell;
in mat4 frame;

centroid out vec3 place;
centroid out vec3 placeInStone;
flat out vec3 facetNormal;
flat out vec3 eyeInStone;
flat out mat3 turn;
flat out vec3 middle;
flat out int firstCell;

void main() {
  turn = mat3(frame);
  middle = frame[3].xyz;
  place = (frame * vec4(position, 1.0)).xyz;
  placeInStone = position;
  facetNormal = facet;
  firstCell = int(cell);
  eyeInStone = transpose(turn) * (cameraPosition - middle);
  gl_Position = projectionMatrix * viewMatrix * vec4(place, 1.0);
}
`;

/**
 * Light in a faceted stone, without random numbers: at every facet the part that leaves is collected (Snell, Fresnel,
 * Beer and Lambert) and the mirrored part goes on. Red, green and blue travel along the path of green and part by the
 * true refraction of each, which gives fire without coloured dots.
 */
export const gemFragmentShader = /* glsl */ `
${lightShader}
${stoneBodyShader}
#ifdef MIRRORS
${mirrorShader}
uniform vec3 reflectances[8];
#endif
/** Outward normal and distance of every plane, cell after cell. */
uniform vec4 planes[PLANES];
/** For each convex cell: its first plane, the first that is no facet but the cut to the other cell, and its end. */
uniform ivec3 cells[2];
uniform float refractiveIndex;
uniform float dispersion;
uniform vec3 absorption;
uniform bool opaque;
/** Half width, length and height of the round part, and where its middle lies; 0 where the stone has none. */
uniform vec3 domeAxes;
uniform float domeMiddle;
/** Share of its true fire that the stone shows at this size, and how much of the lamps' light it gets. */
uniform float fire;
uniform float exposure;
/** How strongly its brightest lights are reduced, so that a coloured stone does not glow like neon. */
uniform float restraint;
/** The most exits to follow; fewer while the piece is being turned. */
uniform int exits;

centroid in vec3 place;
centroid in vec3 placeInStone;
flat in vec3 facetNormal;
flat in vec3 eyeInStone;
flat in mat3 turn;
flat in vec3 middle;
flat in int firstCell;
out vec4 colour;

float clearReflectance(float cosine, float ratio) {
  float sine = ratio * ratio * (1.0 - cosine * cosine);
  if (sine >= 1.0) return 1.0;
  float inside = sqrt(1.0 - sine);
  float across = (ratio * cosine - inside) / (ratio * cosine + inside);
  float along = (cosine - ratio * inside) / (cosine + ratio * inside);
  return (across * across + along * along) * 0.5;
}

vec3 bentIn(vec3 d, vec3 n, float cosine, float ratio) {
  return d * ratio + n * (ratio * cosine - sqrt(1.0 - ratio * ratio * (1.0 - cosine * cosine)));
}

/** A colour that cannot leave gets no share, so its direction does not matter. */
vec3 bentOut(vec3 d, vec3 n, float cosine, float ratio) {
  float rest = 1.0 - ratio * ratio * (1.0 - cosine * cosine);
  return turn * (d * ratio + n * (sqrt(max(rest, 0.0)) - ratio * cosine));
}

/** Where a line inside a dome leaves it; far away where there is none. */
float domeReach(vec3 p, vec3 d) {
  if (domeAxes.x == 0.0) return 1e9;
  vec3 q = (p - vec3(0.0, 0.0, domeMiddle)) / domeAxes;
  vec3 w = d / domeAxes;
  float a = dot(w, w);
  float b = dot(q, w);
  float inside = b * b - a * (dot(q, q) - 1.0);
  return inside <= 0.0 ? 1e9 : (sqrt(inside) - b) / a;
}

vec3 domeNormal(vec3 p) {
  return normalize((p - vec3(0.0, 0.0, domeMiddle)) / (domeAxes * domeAxes));
}

float backAt(float cosine, float index) {
  return cosine <= 1e-4 ? 1.0 : clearReflectance(min(cosine, 1.0), index);
}

float most(vec3 v) {
  return max(v.r, max(v.g, v.b));
}

/**
 * A stone whose table looks up is kept dark below, or the paper would wash it out; one on its side gets its light from
 * the paper.
 */
float paperLight() {
  return mix(BELOW_SIDEWAYS, BELOW_UPRIGHT, max(0.0, turn[2].z));
}

vec3 leavingLight(vec3 from, vec3 red, vec3 green, vec3 blue, float paper) {
#ifdef MIRRORS
  MetalHit hit;
  vec3 origin = turn * from + middle;
  if (metalAlong(origin + green * OFF_SURFACE_MM, green, METAL_REACH_MM, hit)) {
    vec3 back = reflect(green, hit.normal);
    return surroundings(metalLight, tableSizes.x, back, 1.0, paper) * reflectances[hit.surface] * METAL_IN_STONE;
  }
#endif
  vec3 together = surroundings(stoneLight, tableSizes.z, green, BELOW_STONE, paper);
  vec3 parted = vec3(
    surroundings(stoneLight, tableSizes.z, red, BELOW_STONE, paper).r,
    together.g,
    surroundings(stoneLight, tableSizes.z, blue, BELOW_STONE, paper).b);
  return exposure * mix(together, parted, min(1.0, most(parted) / FIRE_FROM));
}

vec3 throughStone(vec3 p, vec3 d, vec3 facet, float cosine, float paper) {
  vec3 index = refractiveIndex + dispersion * fire * vec3(-0.5, 0.0, 0.5);
  vec3 red = bentIn(d, facet, cosine, 1.0 / index.r);
  vec3 green = bentIn(d, facet, cosine, 1.0 / index.g);
  vec3 blue = bentIn(d, facet, cosine, 1.0 / index.b);
  vec3 share = 1.0 - vec3(
    clearReflectance(cosine, 1.0 / index.r),
    clearReflectance(cosine, 1.0 / index.g),
    clearReflectance(cosine, 1.0 / index.b));
  vec3 seen = vec3(0.0);
  float path = 0.0;
  int cell = firstCell;
  int left = exits;
  for (int bounce = 0; bounce < 24; bounce++) {
    ivec3 range = cells[cell];
    float reach = 1e9;
    int through = -1;
    for (int i = range.x; i < range.z; i++) {
      float slope = dot(planes[i].xyz, green);
      if (slope > 1e-6) {
        float t = (planes[i].w - dot(planes[i].xyz, p)) / slope;
        if (t < reach) {
          reach = t;
          through = i;
        }
      }
    }
    float round = domeReach(p, green);
    bool onDome = round < reach;
    reach = min(reach, round);
    if (through < 0 && !onDome) break;
    reach = max(reach, 0.0);
    p += green * reach;
    path += reach;
    if (!onDome && through >= range.y) {
      cell = 1 - cell;
      continue;
    }
    vec3 n = onDome ? domeNormal(p) : planes[through].xyz;
    vec3 angles = vec3(dot(red, n), dot(green, n), dot(blue, n));
    vec3 back = vec3(backAt(angles.r, index.r), backAt(angles.g, index.g), backAt(angles.b, index.b));
    vec3 stain = exp(-absorption * path);
    vec3 leaves = share * (1.0 - back);
    if (most(leaves) > LEAST_SHARE) {
      vec3 light = leavingLight(
        p,
        bentOut(red, n, angles.r, index.r),
        bentOut(green, n, angles.g, index.g),
        bentOut(blue, n, angles.b, index.b),
        paper);
      seen += leaves * stain * light;
      left--;
    }
    share *= back;
    if (left <= 0 || most(share * stain) < LEAST_SHARE) break;
    red -= 2.0 * angles.r * n;
    green -= 2.0 * angles.g * n;
    blue -= 2.0 * angles.b * n;
  }
  return seen;
}

void main() {
  vec3 d = normalize(placeInStone - eyeInStone);
  // A facet of the dome has no plane of its own.
  vec3 n = dot(facetNormal, facetNormal) < 0.5 ? domeNormal(placeInStone) : facetNormal;
  float cosine = -dot(d, n);
  if (cosine <= 0.0) discard;
  cosine = min(cosine, 1.0);
  vec3 mirrored = turn * reflect(d, n);
  float veil = clearReflectance(cosine, 1.0 / refractiveIndex);
  float paper = paperLight();
  vec3 light;
  if (opaque) {
    vec3 surface = veil * surroundings(metalLight, tableSizes.x, mirrored, 1.0, paper);
    vec3 axes = domeAxes.x == 0.0 ? vec3(3.0) : domeAxes;
    light = bodySeen(placeInStone, n, d, turn, axes, domeMiddle, refractiveIndex, surface, 1.0 - veil);
  } else {
    // Cards keep the panels from laying a white veil over the stone.
    light = veil * min(vec3(BRIGHTEST_VEIL), surroundings(stoneLight, tableSizes.z, mirrored, 1.0, paper))
      + throughStone(placeInStone, d, n, cosine, paper);
    light /= 1.0 + restraint * most(light);
  }
  colour = vec4(toneMap(light), 1.0);
}
`;
