import type { Comparison } from '../comparison.ts';
import type { StoneLine } from '../stones/answer-stones.ts';

/** What has to be seen in a design for a subtype to be kept; a purpose shows in no part. */
type SubtypeRule = 'purpose' | ((at: Comparison) => boolean);

/** Stones in settings of their own, not in rows or frames. */
function single({ lines }: Comparison): readonly StoneLine[] {
  return lines.filter(({ holds }) => holds.every((hold) => hold.inRow !== true && hold.role === undefined));
}

function countOf(lines: readonly StoneLine[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

/** So many stones in all, apart from melee. */
const ofStones =
  (count: number): SubtypeRule =>
  (at) =>
    countOf(single(at)) === count || (single(at).length === 0 && countOf(at.lines) === count);

const calledBy =
  (...words: readonly string[]): SubtypeRule =>
  ({ words: seen }) =>
    words.some((word) => seen.has(word));

const BROAD_MM = 5;

/** Subtypes of pieces, in the words of a request; any other has to be a word that a part is called by. */
export const subtypes: Readonly<Record<string, SubtypeRule>> = {
  engagement: 'purpose',
  wedding: 'purpose',
  stacking: 'purpose',
  mourning: 'purpose',
  family: 'purpose',
  cocktail: 'purpose',
  promise: 'purpose',
  anniversary: 'purpose',
  birthstone: 'purpose',
  solitaire: (at) => at.lines.length === 1 && single(at).length === 1 && single(at).every(isOneEach),
  three_stone: ofStones(3),
  five_stone: ofStones(5),
  seven_stone: ofStones(7),
  toi_et_moi: ofStones(2),
  halo: calledBy('halo'),
  cluster: calledBy('halo'),
  eternity: calledBy('full_eternity'),
  full_eternity: calledBy('full_eternity'),
  half_eternity: calledBy('half_eternity'),
  signet: calledBy('face'),
  tennis: calledBy('tennis'),
  riviere: calledBy('tennis'),
  stud: ({ words }) => words.has('post') && !words.has('dangly'),
  drop: calledBy('dangly', 'drop'),
  band: (at) => single(at).length === 0 && at.shown.some(({ lengths }) => lengths?.bandWidthsMm),
  dome: calledBy('half_round'),
  kangan: (at) => at.shown.some(({ lengths }) => lengths?.bandWidthsMm),
  kada: (at) => at.shown.some(({ lengths }) => Math.max(0, ...(lengths?.bandWidthsMm ?? [])) >= BROAD_MM),
};

/** One stone, or one on each ear. */
function isOneEach({ count }: StoneLine): boolean {
  return count <= 2;
}
