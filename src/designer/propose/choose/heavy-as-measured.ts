import type { Problem } from '#shared/result.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import { inChoice, inSeries } from '../../phrasing/numbers.ts';
import type { ProposeOptions } from '../../proposal.ts';
import type { LengthWish } from '../../wish/wished-lengths.ts';
import type { AskedPiece } from '../read-piece.ts';
import { candidatesFor } from './candidate.ts';
import { meetWeight } from './meet-weight.ts';
import { weightLimit } from './said-weight.ts';

/*
 * A piece of said measures that cannot be as light as was said: it is refused before any picture, with what the weight
 * buys. The measures of the metal are what the client can give up; another kind of piece is not what was asked for.
 */

/** What of a piece is all metal, what it is called, and how small it is made at least, in mm. */
const metalMeasures = {
  thicknessMm: { called: 'thick', leastMm: 1.2 },
  bandWidthMm: { called: 'wide', leastMm: 1.8 },
  widthMm: { called: 'wide', leastMm: 1.8 },
  diameterMm: { called: 'across', leastMm: 8, leastShare: 0.6 },
  heightMm: { called: 'high', leastMm: 6, leastShare: 0.6 },
  lengthMm: { called: 'long', leastMm: 150, leastShare: 0.7 },
} as const satisfies Partial<Record<keyof LengthWish, MetalMeasure>>;

interface MetalMeasure {
  readonly called: string;
  readonly leastMm: number;
  /** Less of what was said is another piece: a chain that does not go round the neck. */
  readonly leastShare?: number;
}

type Measure = keyof typeof metalMeasures;

/** What is told to the client is told in tenths of a millimetre; lines are told in whole ones. */
const stepOf = (mm: number): number => (mm >= 100 ? 1 : 0.1);

/** Estimates differ from what is weighed by as much. */
const ESTIMATE = 0.04;

/** How many looks are tried for the lightest: those that come first are those that are drawn. */
const LOOKS = 2;

/** Why a piece cannot be as light as was said in the measures that were said; undefined where it can. */
export function heavyAsMeasured(
  piece: AskedPiece,
  lightestGrams: number,
  { seed, profile }: Pick<ProposeOptions, 'seed' | 'profile'>,
): Problem | undefined {
  const { archetype, asked } = piece;
  const most = weightLimit(asked);
  const measures = saidMeasures(asked.lengths);
  if (most === undefined || measures.length === 0) return undefined;
  if (lightestGrams <= most * (1 + tolerances.grams + ESTIMATE)) return undefined;
  const gramsAt = (lengths: LengthWish): number => {
    const at = { archetype, asked: { ...asked, lengths } };
    const weighing = { profile, ceiling: Number.POSITIVE_INFINITY, correction: 1 };
    const looks = (['quiet', 'classic'] as const).flatMap((role) => candidatesFor(at, role, seed).slice(0, LOOKS));
    return Math.min(...looks.map(({ design }) => meetWeight(design, at.asked, weighing).estimate.grams));
  };
  const ways = measures.flatMap((measure): readonly string[] => {
    const mm = largestWithin(asked.lengths, measure, (lengths) => gramsAt(lengths) <= most);
    return mm === undefined ? [] : [`${mm} mm ${metalMeasures[measure].called}`];
  });
  const { called, pair } = pieceKinds[archetype.body.kind];
  const whole = pair ? `this pair of ${called}` : `this ${called}`;
  const said = measures.map((measure) => `${asked.lengths[measure]} mm ${metalMeasures[measure].called}`);
  return {
    code: 'too_heavy_as_measured',
    message: `Made ${inSeries(said)}, ${whole} weighs ${lightestGrams.toFixed(1)} g at the least; ${most} g was the most.`,
    remedy: `Say ${inChoice([...ways, `${Math.ceil(lightestGrams)} g`])}, or ask the bench for a hollow one.`,
    path: 'weight',
  };
}

/** The measures that were said, each once: a width of a hoop is also that of its band. */
function saidMeasures(lengths: LengthWish): readonly Measure[] {
  const said = (Object.keys(metalMeasures) as Measure[]).filter((measure) => lengths[measure] !== undefined);
  return said.filter((measure) => measure !== 'widthMm' || lengths.widthMm !== lengths.bandWidthMm);
}

/** The largest smaller measure with which a piece is light enough; undefined where none is. */
function largestWithin(
  lengths: LengthWish,
  measure: Measure,
  fits: (lengths: LengthWish) => boolean,
): number | undefined {
  const saidMm = lengths[measure] ?? 0;
  const step = stepOf(saidMm);
  const { leastMm, leastShare = 0 }: MetalMeasure = metalMeasures[measure];
  const at = (steps: number): LengthWish => {
    const mm = Math.round(steps * step * 10) / 10;
    const isBand = measure === 'bandWidthMm' && lengths.widthMm === lengths.bandWidthMm;
    return { ...lengths, [measure]: mm, ...(isBand ? { widthMm: mm } : {}) };
  };
  let low = Math.ceil(Math.max(leastMm, leastShare * saidMm) / step);
  let high = Math.ceil(saidMm / step) - 1;
  if (high < low || !fits(at(low))) return undefined;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(at(middle))) low = middle;
    else high = middle - 1;
  }
  return at(low)[measure];
}
