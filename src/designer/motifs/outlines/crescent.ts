import { POINTS_AROUND } from './around.ts';
import { type DrawnOutline, type OutlinePoint, plainOutline } from './outline.ts';

/** A waxing moon that opens to the right: thick in its belly, blunt at its horns, so that they fill when cast. */
export const crescentOutline: DrawnOutline = {
  ...plainOutline,
  heightRatio: 1.1,
  stoneAtShare: undefined,
  repeats: false,
  frame: 'no-window',
  draw() {
    const half = POINTS_AROUND / 2;
    const sides = Array.from({ length: half }, (_, index) => {
      const share = index / (half - 1);
      const angle = (0.11 + 0.78 * share) * 2 * Math.PI;
      const thick = 0.12 + 0.36 * Math.sin(Math.PI * share) ** 1.4;
      return { angle, thick };
    });
    const outer = sides.map(({ angle }): OutlinePoint => [Math.cos(angle), Math.sin(angle)]);
    const inner = sides.map(
      ({ angle, thick }): OutlinePoint => [(1 - thick) * Math.cos(angle), (1 - thick) * Math.sin(angle)],
    );
    return [...outer, ...inner.toReversed()];
  },
};
