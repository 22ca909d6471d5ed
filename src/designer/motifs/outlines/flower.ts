import { around, petal } from './around.ts';
import { type DrawnOutline, plainOutline } from './outline.ts';

/** Five round petals. */
export const flowerOutline: DrawnOutline = {
  ...plainOutline,
  heightRatio: 1,
  draw: () => around((turn) => 0.76 + 0.24 * petal(turn, 5) ** 0.7),
};
