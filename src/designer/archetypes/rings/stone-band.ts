import { clamp, roundToStep } from '#shared/units.ts';
import type { Part } from '#spec/part-registry.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { type BandLook, bandMeasures, composeBand } from '../../compose/ring/compose-band.ts';
import { inTurnWith } from '../../compose/in-turn.ts';
import { stationParts } from '../../compose/ring/stations.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { besideFlushMm, canBeSunk } from '../../proportions/ring/flush.ts';
import { degrees, depthMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import type { Role, StyleFamily } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { countedStones } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { namedRing } from './on-finger.ts';

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
    { family: 'modern', ...three, profile: 'court', count: 1, widerMm: -1.2 },
    { family: 'modern', ...three, profile: 'court', stoneMm: 1.5, apart: 3, finish: 'brushed', widerMm: -1.2 },
    { family: 'architectural', ...three, profile: 'court', finish: 'matte', widerMm: -1.2 },
  ],
  character: [
    { family: 'nature', ...three, profile: 'half-round', count: 7, stoneMm: 1.6, apart: 3.4, finish: 'hammered' },
    { family: 'nature', ...three, profile: 'half-round', finish: 'hammered', apart: 3.6 },
    { family: 'vintage', ...three, profile: 'half-round', count: 5, apart: 2.6, milgrain: true },
  ],
};

/** A band with stones sunk level with the metal; it is meant when "band" and such a setting are said. */
export const stoneBandArchetype = {
  ...namedRing,
  offer: undefined,
  words: [],
  names: [],
  stones: countedStones,
  saidWidth: 'hoop',
  ideas: (asked, role) =>
    ladder[role].flatMap(({ family, ...look }) =>
      asked.style.plain && look.milgrain
        ? []
        : [{ family, compose: (to: PieceWish, richness: number) => composeStoneBand(to, look, richness) }],
    ),
} satisfies Archetype;

/** A sunk stone that needs a thicker band than this gets a collar instead. */
const THICKEST_MM = 2.8;

/** Bands under collars are as thick as those of other rings. */
const UNDER_COLLARS_MM = 1.8;

function composeStoneBand(asked: PieceWish, look: Omit<StoneBandLook, 'family'>, richness: number): ComposedDesign {
  const { main } = asked.stones;
  const { size } = asked;
  if (!main || !size) throw new Error('A band with stones needs stones and a finger size');
  const shape = shapeFor(main, 'round');
  const stone = stoneFor(main, shape, stoneSizeFor(main, shape, Math.max(1, look.stoneMm + 0.1 * richness), 0));
  const neededMm = roundToStep(stone.lengthMm + 2 * besideFlushMm(stone.lengthMm), 0.1);
  const plain = bandMeasures(asked, look, richness);
  const widthMm = asked.lengths.bandWidthMm ?? Math.max(plain.shoulderWidthMm, Math.min(neededMm, 9));
  const deepMm = Math.ceil((depthMm(stone) + 0.35) * 10) / 10;
  const sinks = deepMm <= THICKEST_MM && canBeSunk(stone, asked.lengths.thicknessMm ?? deepMm, widthMm);
  const wishedMm = Math.max(plain.shoulderThicknessMm, sinks ? deepMm : UNDER_COLLARS_MM);
  const thicknessMm = asked.lengths.thicknessMm ?? wishedMm;
  const lengths = { ...asked.lengths, bandWidthMm: widthMm, thicknessMm };
  const design = composeBand({ ...asked, lengths }, look, richness);
  // "Gypsy ring with a 2 ct ruby": a centre with a size is a single stone.
  const count = main.count ?? (main.centre && main.size ? 1 : look.count);
  const outerRadiusMm = size.innerDiameterMm / 2 + thicknessMm;
  const turn = inTurnWith(asked.stones, stone);
  const parts = sinks
    ? { inset: { ...sunkRow(stone, count, look.apart, outerRadiusMm), ...turn.row } }
    : stationParts(
        { holds: 'inset', ...turn.row },
        stone,
        count,
        { on: 'shank', outerRadiusMm, thicknessMm },
        asked.alloys[0],
      );
  return { ...design, stones: { inset: stone, ...turn.stones }, parts: { ...design.parts, ...parts } };
}

/** A row of sunk stones with as much metal between two seats as beside them. */
function sunkRow(stone: Stone, count: number, apart: number, outerRadiusMm: number): Part {
  const acrossMm = stoneWidthMm(stone);
  const apartMm = Math.max(apart * acrossMm, acrossMm + besideFlushMm(acrossMm));
  const room = count > 1 ? 300 / (count - 1) : 90;
  const spacingDeg = clamp(roundToStep(degrees(apartMm, outerRadiusMm), 0.5), 3, Math.min(90, room));
  return { kind: 'flush', on: 'shank', holds: 'inset', count: Math.min(40, count), spacingDeg };
}
