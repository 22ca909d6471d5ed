import type { PartOf } from '#spec/part-registry.ts';
import { wristRadiusMm } from '#spec/pieces/inner-radius.ts';
import { hoopVolumeMm3, twistFill } from '../../proportions/ring/band-area.ts';
import { grade } from '../grade.ts';
import { sayCount } from '../../phrasing/numbers.ts';
import { freeTwistBand } from '../free-measures/hoops.ts';
import { none, noSpan, type PartKnowledge } from '../part-knowledge.ts';

/** Strands wound around each other into a hoop for the wrist. */
export const twistBandKnowledge = {
  // Strands of 0.55 of the width around a core; their lay makes them a little longer than the circle.
  volumeMm3: ({ strands, widthMm }, design) =>
    hoopVolumeMm3(twistFill(strands) * widthMm ** 2, wristRadiusMm(design), widthMm),
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: ({ strands, widthMm }) => ({
    as: 'hoop',
    words: (finish) => `${sayCount(strands)} ${finish}strands twisted into a bangle ${widthMm} mm wide`,
  }),
  traits: (part) => ({
    setting: `${part.strands} strands`,
    rhythm: `${part.turns} turns`,
    profile: layOf(part),
  }),
  free: freeTwistBand,
} as const satisfies PartKnowledge<'twist-band'>;

/** How steeply strands wind: turns times width is much the same for any width at one slant. */
function layOf({ turns, widthMm }: PartOf<'twist-band'>): string {
  return `${grade(turns * widthMm, [15, 30, 45, 75])} lay`;
}
