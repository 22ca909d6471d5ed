import {
  ClampToEdgeWrapping,
  DataTexture,
  DataUtils,
  FloatType,
  HalfFloatType,
  LinearFilter,
  NearestFilter,
  RGBAFormat,
} from 'three';
import type { LightTable } from '#picture/light/light-table.ts';
import type { ShadowMap } from '#picture/light/shadow-map.ts';

/** A table of lights as a texture that the card blends between texels. */
export function lightTexture({ size, texels }: LightTable): DataTexture {
  return blendedTexture(texels, size + 2, size + 2);
}

/** The shadow on the ground as a texture. */
export function shadowTexture({ columns, rows, light }: ShadowMap): DataTexture {
  return blendedTexture(light, columns, rows);
}

/** Red, green, blue in half precision: every card blends between those. */
function blendedTexture(rgb: Float32Array, columns: number, rows: number): DataTexture {
  const texels = new Uint16Array(columns * rows * 4);
  for (let texel = 0; texel < columns * rows; texel++) {
    for (let channel = 0; channel < 3; channel++) {
      texels[texel * 4 + channel] = DataUtils.toHalfFloat(rgb[texel * 3 + channel] as number);
    }
  }
  const texture = new DataTexture(texels, columns, rows, RGBAFormat, HalfFloatType);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.wrapS = ClampToEdgeWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  texture.needsUpdate = true;
  return texture;
}

/** Texels of a row in textures that are read as plain lists; the shaders know it as `& 2047` and `>> 11`. */
const ROW = 2048;

/** A list of four-number texels that shaders fetch by index, unblended and in full precision. */
export function listTexture(texels: Float32Array, count: number): DataTexture {
  const rows = Math.max(1, Math.ceil(count / ROW));
  const padded = new Float32Array(ROW * rows * 4);
  padded.set(texels);
  const texture = new DataTexture(padded, ROW, rows, RGBAFormat, FloatType);
  texture.minFilter = NearestFilter;
  texture.magFilter = NearestFilter;
  texture.needsUpdate = true;
  return texture;
}
