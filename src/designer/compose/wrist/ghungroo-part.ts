import { clamp, roundToStep } from '#shared/units.ts';
import { wholeLinks } from '#layout/chain/link-pitch.ts';
import { mostOnBangle, mostOnLine } from '#layout/ghungroo/ghungroo-places.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { sizedBy } from '../../proportions/hanging/pendant.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

/** Bells along a chain, all around or so many in front. */
export interface BellsLook {
  readonly bellMm: number;
  readonly everyMm: number;
  readonly count?: number;
}

const { minMm, gapMinMm } = makingRules.ghungroo;

/** Bells grow less than the piece that they hang from: the largest that are worn are 8 mm. Trade judgement. */
const BELLS_FOLLOW = 0.5;
const LARGEST_MM = 8;

function bellSizeMm({ style }: PieceWish, usualMm: number): number {
  return roundToStep(clamp(usualMm * sizedBy(style.size) ** BELLS_FOLLOW, minMm.limit, LARGEST_MM), 0.1);
}

/** Bells on the links of a chain. */
export function bellsOnLine(asked: PieceWish, look: BellsLook, chain: PartOf<'chain'>): PartOf<'ghungroo'> {
  const bellMm = bellSizeMm(asked, look.bellMm);
  const { count, pitchMm } = wholeLinks(chain);
  const [stepMm, places] = [2 * pitchMm, count / 2];
  const most = mostOnLine({ bellMm }, places, stepMm, gapMinMm.limit);
  const row = { kind: 'ghungroo', on: 'chain', bellMm } as const;
  if (look.count !== undefined) {
    // Whole steps from link to link, so that all are as far apart.
    const steps = Math.ceil(Math.max(look.everyMm, bellMm + gapMinMm.limit) / stepMm - 1e-6);
    return { ...row, count: Math.min(look.count, most), spacingMm: roundToStep(steps * stepMm, 0.1) };
  }
  return {
    ...row,
    count: clamp(
      Math.round(places / Math.max(1, Math.round(look.everyMm / stepMm))),
      2,
      Math.min(80, most, places - 1),
    ),
    spacingMm: 0,
  };
}

/** On either side of a bangle as many; a baby's is small, and so are its bells. */
const BABY_WRIST_MM = 48;

/** Bells on a bangle. @param outsideMm its outer radius */
export function bellsOnBangle(asked: PieceWish, widthMm: number, outsideMm: number): PartOf<'ghungroo'> {
  const isBaby = 2 * outsideMm < BABY_WRIST_MM;
  const bellMm = bellSizeMm(asked, clamp(0.9 * widthMm, isBaby ? 3 : 3.5, isBaby ? 4 : 5.5));
  const wished = isBaby ? 4 : 6;
  return {
    kind: 'ghungroo',
    on: 'band',
    bellMm,
    count: Math.min(wished, mostOnBangle({ bellMm, spacingMm: 0 }, outsideMm)),
    spacingMm: 0,
  };
}
