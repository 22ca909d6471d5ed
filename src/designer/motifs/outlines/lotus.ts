import { around } from './around.ts';
import { type DrawnOutline, plainOutline } from './outline.ts';

/** Eight pointed petals, as a lotus is carved. */
export const lotusOutline: DrawnOutline = {
  ...plainOutline,
  heightRatio: 1,
  draw: () => around((turn) => 0.68 + 0.32 * (1 - Math.abs(2 * (((turn * 8 + 0.5) % 1) - 0.5)) ** 0.85)),
};
