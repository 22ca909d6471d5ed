import type { Surroundings } from '../../contract/part-output.ts';

/** Bangle size of a design that has none yet: Indian 2-6, the most bought (sizes table). */
const USUAL_INNER_DIAMETER_MM = 60.325;

/** Radius of the opening for the hand in mm. */
export function wristRadiusMm({ size }: Pick<Surroundings, 'size'>): number {
  return (size?.innerDiameterMm ?? USUAL_INNER_DIAMETER_MM) / 2;
}
