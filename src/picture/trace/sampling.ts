/** Two numbers in [0, 1) for every pixel and purpose, the same on every machine: integer arithmetic only. */
export function pixelHash(x: number, y: number, seed: number, purpose: number): number {
  let mixed = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d) ^ purpose;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** Steps of the R2 sequence (the plane) and of the golden ratio (a third number): evenly spread however many are drawn. */
export const STEP_X = 0.754877666246693;
export const STEP_Y = 0.569840290998053;
export const STEP_Z = 0.618033988749895;

/** Triangle-shaped spread over −1…1 from an even number in [0, 1): a soft pixel instead of a hard square. */
export function tent(even: number): number {
  return even < 0.5 ? Math.sqrt(2 * even) - 1 : 1 - Math.sqrt(2 - 2 * even);
}
