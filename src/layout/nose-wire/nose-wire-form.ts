import type { PartOf } from '#spec/part-registry.ts';

type Ending = PartOf<'nose-wire'>['ending'];

/** How the wire of a nose pin ends, in mm: drawn so by the engine, weighed so by the designer. Trade judgement. */
export const noseWireForm = {
  /** Radius of the bend at its end, along its middle, and the straight foot of an L behind it. */
  bendMm: 1,
  footMm: 1.8,
  /** The open curl of a nostril screw: its radius and how far round it goes. */
  curl: { radiusMm: 1.9, toDeg: 225 },
  /** A bead over its wire: wide enough to hold, small enough to be pushed through. */
  beadWiderMm: 0.6,
  /** Nut and thread of a screw. */
  screw: { nutMm: 2.6, nutHighMm: 1.1, stubMm: 0.9, threadMm: 3.4, pitchMm: 0.32 },
} as const;

/** Wire beyond its said length, along its middle: a quarter of a turn is longer than it is deep; a bead lies within it. */
export function wireBeyondMm(ending: Ending): number {
  const { bendMm, footMm, curl } = noseWireForm;
  const bend = (Math.PI / 2 - 1) * bendMm;
  if (ending === 'l-bend') return bend + footMm;
  return ending === 'curl' ? bend + (curl.toDeg / 180) * Math.PI * curl.radiusMm : 0;
}
