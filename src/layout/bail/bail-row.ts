import type { PartOf } from '#spec/part-registry.ts';

/** Metal around each stone on a bail: a collar, finer than that of a stone by itself. */
export const BAIL_COLLAR_MM = 0.32;

/** Collars stand this far apart, so that each casts. */
const BETWEEN_MM = 0.12;

/** Stones are set over this much of the visible height: above it the strap turns over the chain. */
const FRONT_SHARE = 0.92;

/** Stones beyond these are no melee, or too small to set. */
const STONE_MM = { least: 0.8, most: 1.8 };

/** How far the collars of one bail are apart, middle to middle, in mm. */
export function bailPitchMm(stoneMm: number): number {
  return stoneMm + 2 * BAIL_COLLAR_MM + BETWEEN_MM;
}

/** Diameter of so many stones that fill the front of a bail, no wider than its strap lets them look, in mm. */
export function bailStoneMm(
  { heightMm, widthMm }: Pick<PartOf<'bail'>, 'heightMm' | 'widthMm'>,
  count: number,
): number {
  const fitting = (FRONT_SHARE * heightMm) / count - 2 * BAIL_COLLAR_MM - BETWEEN_MM;
  const wished = Math.min(fitting, 0.75 * widthMm, STONE_MM.most);
  return Math.floor(Math.max(STONE_MM.least, wished) * 20 + 1e-6) / 20;
}

/** Height of a bail that has room for so many of the least stones, in mm. */
export function bailHeightFor(count: number): number {
  return (count * bailPitchMm(STONE_MM.least + 0.2)) / FRONT_SHARE;
}
