/**
 * A coarse picture, as a screen shows it, on a finer canvas: a cubic B-spline over its pixels, in four filtered reads, so
 * that none of them is seen as a square. (Sigg, Hadwiger: Fast Third-Order Texture Filtering, GPU Gems 2, chapter 20.)
 */
export const enlargeFragmentShader = /* glsl */ `
precision highp float;
precision highp sampler2D;
uniform sampler2D picture;
in vec2 onScreen;
out vec4 colour;

void main() {
  vec2 size = vec2(textureSize(picture, 0));
  vec2 at = onScreen * size - 0.5;
  vec2 f = fract(at);
  vec2 corner = at - f;
  vec2 g = 1.0 - f;
  vec2 w0 = g * g * g / 6.0;
  vec2 w1 = (4.0 - 3.0 * f * f * (2.0 - f)) / 6.0;
  vec2 w2 = (4.0 - 3.0 * g * g * (2.0 - g)) / 6.0;
  vec2 w3 = f * f * f / 6.0;
  vec2 left = w0 + w1;
  vec2 right = w2 + w3;
  vec2 a = (corner + w1 / left - 0.5) / size;
  vec2 b = (corner + w3 / right + 1.5) / size;
  vec3 below = mix(texture(picture, vec2(b.x, a.y)).rgb, texture(picture, a).rgb, left.x);
  vec3 above = mix(texture(picture, b).rgb, texture(picture, vec2(a.x, b.y)).rgb, left.x);
  colour = vec4(mix(above, below, left.y), 1.0);
}
`;
