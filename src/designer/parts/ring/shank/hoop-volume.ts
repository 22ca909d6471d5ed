import type { PartOf } from '#spec/part-registry.ts';
import { fingerRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { bandAreaMm2, hoopVolumeMm3 } from '../../../proportions/ring/band-area.ts';

/** The measures that all hoops of rings share. */
export type ShankLike = Omit<PartOf<'shank'>, 'kind' | 'pinch'>;

/** Part of a hoop that has its shoulder measures, the rest its palm's: full to 28° from the top, then falling evenly. */
const SHOULDER_SHARE = 0.578;

/** Metal of a ring's hoop in mm³. */
export function shankVolumeMm3(shank: ShankLike, design: ComposedDesign): number {
  const shoulder = bandAreaMm2(shank.profile, shank.shoulderWidthMm, shank.shoulderThicknessMm);
  const palm = bandAreaMm2(shank.profile, shank.palmWidthMm, shank.palmThicknessMm);
  const area = palm + (shoulder - palm) * SHOULDER_SHARE;
  return hoopVolumeMm3(area, fingerRadiusMm(design), (shank.shoulderThicknessMm + shank.palmThicknessMm) / 2);
}
