import { type DrawnOutline, type OutlinePoint, plainOutline } from './outline.ts';

/** A Latin cross with arms a third as wide as it is broad. */
export const crossOutline: DrawnOutline = {
  ...plainOutline,
  heightRatio: 1.4,
  usualWidthMm: 12,
  repeats: false,
  draw() {
    const [arm, top, bottom, side] = [0.3, 1.15, -1.65, 1];
    const right: readonly OutlinePoint[] = [
      [arm, bottom],
      [arm, -arm],
      [side, -arm],
      [side, arm],
      [arm, arm],
      [arm, top],
    ];
    return [...right, ...right.toReversed().map(([x, y]): OutlinePoint => [-x, y])];
  },
};
