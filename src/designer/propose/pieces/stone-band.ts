import type { Role, StyleFamily } from '../../proposal.ts';
import { roundToStep } from '#shared/units.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Draft } from '../draft.ts';
import type { Intent } from '../intent/intent.ts';
import { type BandLook, bandMeasures, composeBand } from '../ring/compose-band.ts';
import { degrees, pavilionMm, crownMm } from '../proportions/ring.ts';
import { shapeFor, stoneOf, stoneSizeFor } from '../proportions/stone-choice.ts';
import type { Archetype } from './archetype.ts';

interface StoneBandLook extends BandLook {
  readonly family: StyleFamily;
  readonly count: number;
  readonly stoneMm: number;
  /** Middle to middle, over the stone. */
  readonly apart: number;
}

const three = { profile: 'flat', widerMm: 0, finish: 'polished', count: 3, stoneMm: 2, apart: 2 } as const;

/** Stones sunk into a band, by role. */
const ladder: Readonly<Record<Role, readonly StoneBandLook[]>> = {
  classic: [{ family: 'classic', ...three }],
  generous: [
    { family: 'classic', ...three, profile: 'd', widerMm: 1, count: 5, apart: 1.8 },
    { family: 'classic', ...three, profile: 'd', widerMm: 1.2, stoneMm: 2.6 },
  ],
  quiet: [
    { family: 'modern', ...three, profile: 'court', count: 1, widerMm: -0.6 },
    { family: 'modern', ...three, profile: 'court', stoneMm: 1.5, apart: 3, finish: 'brushed', widerMm: -0.6 },
    { family: 'architectural', ...three, profile: 'court', finish: 'matte', widerMm: -0.6 },
  ],
  character: [
    { family: 'nature', ...three, profile: 'half-round', count: 7, stoneMm: 1.6, apart: 3.4, finish: 'hammered' },
    { family: 'nature', ...three, profile: 'half-round', finish: 'hammered', widerMm: 1.4 },
    { family: 'vintage', ...three, profile: 'half-round', count: 5, apart: 2.6, milgrain: true },
  ],
};

/** Metal around a sunk stone: half its width, at least 0.8 mm (making rules, flush). */
function besideMm(stoneMm: number): number {
  const { metalAroundMinRatio, metalAroundMinMm } = makingRules.flush;
  return Math.max(metalAroundMinRatio.limit * stoneMm, metalAroundMinMm.limit);
}

/** A band with stones let into it, level with the metal. */
export const stoneBand: Archetype = {
  name: 'stone-band',
  ideas: (intent, role) =>
    ladder[role].flatMap(({ family, ...look }) =>
      intent.style.plain && look.milgrain
        ? []
        : [{ family, draft: (to: Intent, richness: number) => composeStoneBand(to, look, richness) }],
    ),
};

function composeStoneBand(intent: Intent, look: Omit<StoneBandLook, 'family'>, richness: number): Draft {
  const { main } = intent.stones;
  const { size } = intent;
  if (!main || !size) throw new Error('A band with stones needs stones and a finger size');
  const shape = shapeFor(main, 'round');
  const wishedMm = look.stoneMm + 0.1 * richness;
  const stone = stoneOf(main, shape, stoneSizeFor(main, shape, Math.max(1, wishedMm), 0));
  const acrossMm = Math.max(stone.lengthMm, stone.widthMm ?? stone.lengthMm);
  const neededMm = roundToStep(acrossMm + 2 * besideMm(acrossMm), 0.1);
  const deepMm = pavilionMm(shape, acrossMm) + crownMm(shape, acrossMm) + 0.5;
  const plain = bandMeasures(intent, look, richness);
  const widthMm = intent.lengths.bandWidthMm ?? Math.max(plain.shoulderWidthMm, neededMm);
  const thicknessMm = Math.max(plain.shoulderThicknessMm, roundToStep(deepMm, 0.1));
  const lengths = { ...intent.lengths, bandWidthMm: widthMm, thicknessMm: intent.lengths.thicknessMm ?? thicknessMm };
  const draft = composeBand({ ...intent, lengths }, look, richness);
  const count = main.count ?? look.count;
  const radiusMm = size.innerDiameterMm / 2 + thicknessMm;
  // Closer than a stone and a half leaves no metal between two seats.
  const apartMm = Math.max(look.apart * acrossMm, acrossMm + besideMm(acrossMm));
  const spacingDeg = Math.min(roundToStep(degrees(apartMm, radiusMm), 0.5), count > 1 ? 300 / (count - 1) : 90);
  return {
    ...draft,
    stones: { inset: stone },
    parts: {
      ...draft.parts,
      inset: {
        kind: 'flush',
        on: 'shank',
        holds: 'inset',
        count: Math.min(40, count),
        spacingDeg: Math.max(3, Math.min(90, spacingDeg)),
      },
    },
  };
}
