import type { Comparison } from '../comparison.ts';
import { isHiddenHalo, isSetTogether, type SeenStones } from '../stones/answer-stones.ts';
import { isCalled } from './is-called.ts';

/** Whether a design is what a subtype names. */
type SubtypeRule = (at: Comparison) => boolean;

/** Stones in settings of their own, not in rows or frames. */
function single({ lines }: Comparison): readonly SeenStones[] {
  return lines.filter((line) => !isSetTogether(line));
}

function countOf(lines: readonly SeenStones[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

/** So many stones in all, apart from melee. */
const ofStones =
  (count: number): SubtypeRule =>
  (at) =>
    countOf(single(at)) === count || (single(at).length === 0 && countOf(at.lines) === count);

/** So many stones in all: a flower of seven has its six petals in one frame. */
const ofStonesInAll =
  (count: number): SubtypeRule =>
  (at) =>
    ofStones(count)(at) || countOf(at.lines) === count;

/** A stiff hoop, whatever is set into it. */
const hoop: SubtypeRule = ({ shown }) => shown.some(({ lengths }) => lengths?.bandWidthsMm !== undefined);

/** What a piece is for shows in no part of it. */
export const purposes: ReadonlySet<string> = new Set([
  'engagement',
  'wedding',
  'stacking',
  'mourning',
  'memorial',
  'family',
  'cocktail',
  'promise',
  'anniversary',
  'birthstone',
]);

/** A dome or bombé ring is at least so wide on top; narrower ones are sold as half-round bands. Trade judgement. */
const DOME_FROM_MM = 8;

/**
 * Subtypes of pieces that no part alone makes, in the words of a request; any other has to be a word that a part or a
 * piece with it is called by.
 */
export const subtypes: Readonly<Record<string, SubtypeRule>> = {
  // A hidden halo leaves a solitaire one: from above only the one stone is seen.
  solitaire: (at) =>
    at.lines.filter((line) => !isHiddenHalo(line)).length === 1 &&
    single(at).length === 1 &&
    single(at).every(isOneEach),
  three_stone: ofStones(3),
  five_stone: ofStones(5),
  seven_stone: ofStonesInAll(7),
  toi_et_moi: ofStones(2),
  stud: (at) => isCalled(at, 'post') && !isCalled(at, 'dangly'),
  // A drop is an outline, too.
  drop: (at) => isCalled(at, 'dangly') || at.words.has('drop'),
  // A small pendant between black beads; by itself it is the pendant alone.
  tanmaniya: (at) => !at.words.has('vati') && (at.words.has('black_bead') || at.words.has('bail')),
  // Only a stone that was asked for may stand on a band.
  band: (at) => hoop(at) && (at.request.stones !== undefined || single(at).length === 0),
  // A half-round band is domed; a dome ring is wide as well, and it is that which shows.
  dome: ({ shown, words }) =>
    words.has('dome') && shown.some(({ lengths }) => (lengths?.bandWidthsMm ?? []).some((mm) => mm >= DOME_FROM_MM)),
  // Cable links around the ankle, with bells unless those were ruled out.
  payal: (at) => isCalled(at, 'chain'),
  kangan: hoop,
  kada: hoop,
  // One broad flat band.
  patla: (at) => hoop(at) && at.words.has('flat'),
};

/** One stone, or one on each ear. */
function isOneEach({ count }: SeenStones): boolean {
  return count <= 2;
}
