import { type LightFunction, type LightSet, lightOf } from './softbox.ts';

/**
 * Light from every direction, ready to look up: the sphere folded onto a square (octahedral map), which needs no
 * angle functions, with a border of one so that blending across the seams needs no special case.
 */
export interface LightTable {
  readonly size: number;
  /** (size + 2)² red, green, blue. */
  readonly texels: Float32Array;
}

/** Samples a set of lights into a table; 256 texels across are 0.8 degrees each, finer than the edge of any softbox. */
export function lightTable(lights: LightSet, size = 256): LightTable {
  return sampledLightTable(size, lightOf(lights));
}

/** Samples any function of direction. */
export function sampledLightTable(size: number, light: LightFunction): LightTable {
  const stride = size + 2;
  const texels = new Float32Array(stride * stride * 3);
  const direction = new Float64Array(3);
  const out = new Float64Array(3);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      unfold(((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1, direction);
      light(direction[0] as number, direction[1] as number, direction[2] as number, out);
      texels.set(out, ((row + 1) * stride + column + 1) * 3);
    }
  }
  addBorder(texels, size);
  return { size, texels };
}

/** Looks up light coming from a unit direction, blended between four texels. */
export function lookUp(table: LightTable, x: number, y: number, z: number, out: Float64Array): void {
  const { size, texels } = table;
  const fold = 1 / (Math.abs(x) + Math.abs(y) + Math.abs(z));
  let u = x * fold;
  let v = y * fold;
  if (z < 0) {
    const across = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    v = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
    u = across;
  }
  const column = (u + 1) * 0.5 * size + 0.5;
  const row = (v + 1) * 0.5 * size + 0.5;
  const left = column | 0;
  const top = row | 0;
  const right = column - left;
  const down = row - top;
  const stride = (size + 2) * 3;
  const at = top * stride + left * 3;
  const a = (1 - right) * (1 - down);
  const b = right * (1 - down);
  const c = (1 - right) * down;
  const d = right * down;
  for (let channel = 0; channel < 3; channel++) {
    const k = at + channel;
    out[channel] =
      (texels[k] as number) * a +
      (texels[k + 3] as number) * b +
      (texels[k + stride] as number) * c +
      (texels[k + stride + 3] as number) * d;
  }
}

/** The direction of a place on the square, −1…1 both ways. */
export function unfold(u: number, v: number, out: Float64Array): void {
  let x = u;
  let y = v;
  const z = 1 - Math.abs(u) - Math.abs(v);
  if (z < 0) {
    x = (1 - Math.abs(v)) * (u < 0 ? -1 : 1);
    y = (1 - Math.abs(u)) * (v < 0 ? -1 : 1);
  }
  const scale = 1 / Math.sqrt(x * x + y * y + z * z);
  out[0] = x * scale;
  out[1] = y * scale;
  out[2] = z * scale;
}

/** Past an edge the square goes on with the same edge turned round. */
function addBorder(texels: Float32Array, size: number): void {
  const stride = size + 2;
  const copy = (toRow: number, toColumn: number, row: number, column: number): void => {
    const from = (row * stride + column) * 3;
    texels.copyWithin((toRow * stride + toColumn) * 3, from, from + 3);
  };
  for (let k = 1; k <= size; k++) {
    const mirrored = size + 1 - k;
    copy(0, k, 1, mirrored);
    copy(size + 1, k, size, mirrored);
    copy(k, 0, mirrored, 1);
    copy(k, size + 1, mirrored, size);
  }
  copy(0, 0, size, size);
  copy(0, size + 1, size, 1);
  copy(size + 1, 0, 1, size);
  copy(size + 1, size + 1, 1, 1);
}
