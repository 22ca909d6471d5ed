import { around, petal } from './around.ts';
import { type DrawnOutline, plainOutline } from './outline.ts';

/** Twelve shallow petals; rays, where it is a sun. */
export const daisyOutline: DrawnOutline = {
  ...plainOutline,
  heightRatio: 1,
  draw: () => around((turn) => 0.86 + 0.14 * petal(turn, 12) ** 0.8),
};
