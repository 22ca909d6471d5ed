import { DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { type ShankMeasures, splitFor } from '../../proportions/ring/ring.ts';
import type { RingLook } from '../../looks/ring-look.ts';

type ShankPart = PartOf<'shank'> | PartOf<'split-shank'> | PartOf<'twist-shank'>;

/** Drawn in where it meets the head, over its width: the stone looks larger. */
const PINCH = 0.85;

/** Upright side of a knife edge, under its slopes. */
const KNIFE_SIDE_MM = 0.25;

/** The hoop of a look. @param acrossMm what the head covers across the finger */
export function shankPart(look: RingLook, measures: ShankMeasures, acrossMm: number): ShankPart {
  const dimensions = { profile: look.profile, ...inProfile(look.profile, measures) };
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

/** The measures that a section needs: a knife edge its height, a wire as much thickness as width. */
function inProfile(profile: RingLook['profile'], measures: ShankMeasures): ShankMeasures {
  if (profile === 'knife') return sharpened(measures);
  if (profile !== 'round') return measures;
  const { shoulderWidthMm, palmWidthMm } = measures;
  return { ...measures, shoulderThicknessMm: shoulderWidthMm, palmThicknessMm: palmWidthMm };
}

function sharpened(measures: ShankMeasures): ShankMeasures {
  // Lower, the two slopes would meet in too flat an edge.
  const halfApex = (makingRules.shank.knifeApexMaxDeg.limit / 2) * DEGREE;
  const needed = (widthMm: number): number =>
    Math.ceil((widthMm / 2 / Math.tan(halfApex) + KNIFE_SIDE_MM) * 10 - 1e-6) / 10;
  return {
    ...measures,
    shoulderThicknessMm: Math.max(measures.shoulderThicknessMm, needed(measures.shoulderWidthMm)),
    palmThicknessMm: Math.max(measures.palmThicknessMm, needed(measures.palmWidthMm)),
  };
}
