import { girdleSize, type Stone } from '#spec/stone.ts';
import type { QualityName } from '../../contract/quality.ts';
import type { GirdleSize } from '../cut-plan.ts';

/** Stones under this width are melee: nobody sees the segments of their girdle. */
const MELEE_BELOW_MM = 2.5;

/** Girdle flats between neighbouring stations, of which a curved outline has 16. */
const STEPS: Readonly<Record<QualityName, { readonly melee: number; readonly large: number }>> = {
  drag: { melee: 1, large: 2 },
  view: { melee: 1, large: 3 },
  export: { melee: 2, large: 4 },
};

/**
 * Girdle size of a stone as the engine lays it, length along y, and how finely it is ground at a quality.
 * @param seenClose whether it is looked at by itself, however small
 */
export function groundSize(
  stone: Pick<Stone, 'shape' | 'lengthMm' | 'widthMm'>,
  quality: QualityName,
  seenClose = false,
): GirdleSize {
  const size = girdleSize(stone);
  const steps = STEPS[quality];
  return { ...size, girdleSteps: size.widthMm < MELEE_BELOW_MM && !seenClose ? steps.melee : steps.large };
}
