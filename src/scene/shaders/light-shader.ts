import { tuningShader } from './tuning-shader.ts';

/**
 * What every surface of the piece sees: the lights of the studio, which stand around the lens, and the paper below.
 * The same sums as the path tracer's, so that the turning piece and its photograph look alike.
 */
export const lightShader = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2D;

${tuningShader}

uniform sampler2D metalLight;
uniform sampler2D softLight;
uniform sampler2D stoneLight;
uniform vec3 tableSizes;
/** From the stage to the lights, which follow the lens around the piece. */
uniform mat3 toLights;
uniform sampler2D shadow;
/** Left, front, width and depth of the shadow on the ground, mm. */
uniform vec4 shadowArea;
uniform float groundZ;
uniform vec3 cardNear;
uniform vec3 cardFar;
uniform float cardFarReaches;
/** Middle of the piece over the ground, and how far it reaches from there. */
uniform vec3 footprint;

/** Light from a direction: the sphere folded onto a square. */
vec3 lookUp(sampler2D table, float size, vec3 stageDirection) {
  vec3 d = toLights * stageDirection;
  vec3 a = abs(d);
  vec2 uv = d.xy / (a.x + a.y + a.z);
  if (d.z < 0.0) uv = (1.0 - abs(uv.yx)) * vec2(uv.x < 0.0 ? -1.0 : 1.0, uv.y < 0.0 ? -1.0 : 1.0);
  return textureLod(table, ((uv + 1.0) * 0.5 * size + 1.0) / (size + 2.0), 0.0).rgb;
}

vec3 lightOnGround(vec2 place) {
  vec2 uv = (place - shadowArea.xy) / shadowArea.zw;
  vec2 inside = step(vec2(0.0), uv) * step(uv, vec2(1.0));
  return mix(vec3(1.0), textureLod(shadow, uv, 0.0).rgb, inside.x * inside.y);
}

/** What metal sees of the ground: a card graded from bright to dark, darker in the contact shadow. */
vec3 groundFromPiece(vec3 origin, vec3 direction) {
  vec2 place = (origin + direction * ((groundZ - origin.z) / direction.z)).xy;
  vec3 shade = lightOnGround(place);
  float away = distance(place, footprint.xy) / footprint.z;
  return mix(cardNear, cardFar, smoothstep(CARD_NEAR_REACHES, cardFarReaches, away)) * shade * shade;
}

/** What metal sees of the lamps: they stand near enough that each end of a flat face mirrors another part of them. */
vec3 lampsFromPiece(sampler2D table, float size, vec3 origin, vec3 direction) {
  return lookUp(table, size, direction + vec3(origin.xy - footprint.xy, 0.0) / (LIGHT_DISTANCE_REACHES * footprint.z));
}

/** Lamps above; below the graded card, as bright as the paper is for this stone. */
vec3 surroundings(sampler2D table, float size, vec3 direction, float below, float paper) {
  vec3 light = lookUp(table, size, direction);
  float card = clamp(-direction.z * CARD_RISE, 0.0, 1.0) * below;
  return mix(light, cardNear * paper, card);
}

/** Schlick's rise of a metal's reflectance towards grazing angles. */
vec3 metalReflectance(vec3 straight, float cosine) {
  float rest = 1.0 - clamp(cosine, 0.0, 1.0);
  float squared = rest * rest;
  return straight + (1.0 - straight) * squared * squared * rest;
}

/** The Khronos "PBR neutral" curve with half of its desaturation, or rubies turn pink. */
vec3 toneMap(vec3 c) {
  float least = min(c.r, min(c.g, c.b));
  c -= least < 0.08 ? least - 6.25 * least * least : 0.04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < TONE_START) return c;
  float rest = 1.0 - TONE_START;
  float pressed = 1.0 - rest * rest / (peak + rest - TONE_START);
  float white = 1.0 - 1.0 / (TONE_DESATURATION * (peak - pressed) + 1.0);
  return mix(c * pressed / peak, vec3(pressed), white);
}
`;

/** Numbers that look random and are the same in every frame of the same number. */
export const chanceShader = /* glsl */ `
uniform int frame;

uint mixed(uint h) {
  h = (h ^ (h >> 15u)) * 0x2c1b3c6du;
  h = (h ^ (h >> 12u)) * 0x297a2d39u;
  return h ^ (h >> 15u);
}

/** Two uniform numbers per pixel; frames step through the plane so that even a few of them are spread evenly. */
vec2 chance() {
  // While the piece moves, sample a rough surface at its middle: a sharper mirror is better than flickering grain.
  if (frame < 0) return vec2(0.0);
  uvec2 pixel = uvec2(gl_FragCoord.xy);
  uint h = mixed(pixel.x * 0x9e3779b1u ^ pixel.y * 0x85ebca77u);
  vec2 start = vec2(float(h & 0xffffu), float(h >> 16u)) / 65536.0;
  return fract(start + float(frame) * vec2(0.7548776662, 0.5698402910));
}
`;
