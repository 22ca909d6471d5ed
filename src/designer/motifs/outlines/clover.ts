import { around, petal } from './around.ts';
import { type DrawnOutline, plainOutline } from './outline.ts';

/** Four round leaves. */
export const cloverOutline: DrawnOutline = {
  ...plainOutline,
  heightRatio: 1,
  draw: () => around((turn) => 0.62 + 0.38 * petal(turn, 4) ** 0.8),
};
