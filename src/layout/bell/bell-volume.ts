import type { PartOf } from '#spec/part-registry.ts';
import { turnedVolumeMm3 } from '../outline/turned-volume.ts';
import { bellCrown, bellSection } from './bell-form.ts';
import { fluteVolumeFactor } from './flutes.ts';
import { grainRows } from './grain-rows.ts';

/** Share of a grain's ball that stands out of the wall. */
const GRAIN_OUTSIDE = 0.677;

/** Metal of a bell with its crown and its grains, in mm³. */
export function bellVolumeMm3(bell: PartOf<'bell'>): number {
  const shell = turnedVolumeMm3(bellSection(bell, { wall: 96, roll: 24 })) * fluteVolumeFactor(bell);
  const { line, capRadiusMm } = bellCrown(bell);
  const crown = turnedVolumeMm3([[0, line[0]?.[1] ?? 0], ...line]);
  // The foot of the crown lies in the wall.
  const shared = Math.PI * capRadiusMm ** 2 * 0.6 * bell.wallMm;
  const grains = grainRows(bell).reduce((sum, { count }) => sum + count, 0);
  return shell + crown - shared + grains * GRAIN_OUTSIDE * (Math.PI / 6) * bell.grainMm ** 3;
}
