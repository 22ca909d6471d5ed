import { onCircle } from './around.ts';
import { type DrawnOutline, plainOutline } from './outline.ts';

/** Five points and the five hollows between them; hollows at the golden ratio would be too sharp to polish. */
export const starOutline: DrawnOutline = {
  ...plainOutline,
  heightRatio: 1,
  draw: () => Array.from({ length: 10 }, (_, index) => onCircle(index / 10, index % 2 === 0 ? 1 : 0.52)),
};
