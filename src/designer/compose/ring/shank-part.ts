import type { PartOf } from '#spec/part-registry.ts';
import { type ShankMeasures, splitFor } from '../../proportions/ring.ts';
import type { RingLook } from './ring-look.ts';

type ShankPart = PartOf<'shank'> | PartOf<'split-shank'> | PartOf<'twist-shank'>;

/** Drawn in where it meets the head (taste, section 2: "optional pinch to 0.85"). */
const PINCH = 0.85;

/** A knife edge needs this height over half its width, or it is flatter than 120° (profile table of the trade). */
const KNIFE_SIDE_MM = 0.25;

/** The hoop of a look. @param acrossMm what the head covers across the finger */
export function shankPart(look: RingLook, measures: ShankMeasures, acrossMm: number): ShankPart {
  const dimensions = { profile: look.profile, ...(look.profile === 'knife' ? sharpened(measures) : measures) };
  switch (look.shank) {
    case 'split':
      return { kind: 'split-shank', ...dimensions, ...splitFor(acrossMm), branchRatio: 0.6 };
    case 'twist':
      return { kind: 'twist-shank', ...dimensions, twists: 3, twistArcDeg: 80 };
    case 'pinched':
      return { kind: 'shank', ...dimensions, pinch: PINCH };
    case 'plain':
      return { kind: 'shank', ...dimensions, pinch: 1 };
  }
}

function sharpened(measures: ShankMeasures): ShankMeasures {
  const needed = (widthMm: number): number => Math.ceil((widthMm / 2 / Math.sqrt(3) + KNIFE_SIDE_MM) * 10 - 1e-6) / 10;
  return {
    ...measures,
    shoulderThicknessMm: Math.max(measures.shoulderThicknessMm, needed(measures.shoulderWidthMm)),
    palmThicknessMm: Math.max(measures.palmThicknessMm, needed(measures.palmWidthMm)),
  };
}
