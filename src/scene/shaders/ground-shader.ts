import { lightShader } from './light-shader.ts';
import { mirrorShader } from './mirror-shader.ts';

export const screenVertexShader = /* glsl */ `
out vec2 onScreen;

void main() {
  onScreen = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 1.0, 1.0);
}
`;

/**
 * The paper under the piece: a quiet gradient down the picture, and the soft shadow where the piece stands, gone before
 * the border. Dark grounds mirror the metal a little, as velvet glass does.
 */
export const groundFragmentShader = /* glsl */ `
${lightShader}
#ifdef MIRRORS
${mirrorShader}
uniform vec3 reflectances[8];
#endif
uniform float sheen;
uniform mat4 fromScreen;
uniform vec3 far;
uniform vec3 near;

in vec2 onScreen;
out vec4 colour;

void main() {
  vec4 there = fromScreen * vec4(onScreen * 2.0 - 1.0, 1.0, 1.0);
  vec3 direction = normalize(there.xyz / there.w - cameraPosition);
  vec3 paper = mix(near, far, onScreen.y);
  float reach = (groundZ - cameraPosition.z) / direction.z;
  if (reach > 0.0) {
    vec3 place = cameraPosition + direction * reach;
    vec2 inside = min(onScreen, 1.0 - onScreen);
    float kept = smoothstep(0.0, CLEAN_MARGIN, min(inside.x, inside.y));
    paper *= mix(vec3(1.0), lightOnGround(place.xy), kept);
#ifdef MIRRORS
    MetalHit hit;
    vec3 upwards = vec3(direction.xy, -direction.z);
    if (sheen > 0.0 && metalAlong(vec3(place.xy, groundZ + OFF_SURFACE_MM), upwards, SHEEN_MM, hit)) {
      vec3 back = reflect(upwards, hit.normal);
      vec3 metal = reflectances[hit.surface] * lookUp(metalLight, tableSizes.x, back);
      paper += toneMap(metal) * sheen * (1.0 - hit.distance / SHEEN_MM);
    }
#endif
  }
  colour = vec4(paper, 1.0);
}
`;

/** Linear light to what a screen shows, with a grain below one step so that gradients have no rings. */
export const developFragmentShader = /* glsl */ `
precision highp float;
precision highp sampler2D;
uniform sampler2D light;
in vec2 onScreen;
out vec4 colour;

void main() {
  vec3 c = clamp(texture(light, onScreen).rgb, 0.0, 1.0);
  vec3 encoded = mix(c * 12.92, 1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  colour = vec4(encoded + grain / 255.0, 1.0);
}
`;

/** Adds one more sample to those so far, with its weight in \`share\`. */
export const addSampleFragmentShader = /* glsl */ `
precision highp float;
precision highp sampler2D;
uniform sampler2D light;
uniform float share;
in vec2 onScreen;
out vec4 colour;

void main() {
  colour = vec4(texture(light, onScreen).rgb, share);
}
`;
