import { birthstoneOf } from '#spec/tables/birthstones.ts';
import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { ask, assume, type Extraction } from '../../../extraction.ts';
import { type Atom, senseOf } from '../../../parse/atom.ts';
import { deadlineOf } from '../../people/deadline.ts';
import type { BriefContext } from '../../subject.ts';
import type { CompletedStone } from '../complete/complete-stones.ts';
import { countSaid } from '../../pieces/count-said.ts';
import { isBirthstone } from '../is-birthstone.ts';
import { type CaratTrait, type GatheredStone, trait, traitsOf, withTraits } from '../gathered-stone.ts';
import type { Summed } from '../without-sums.ts';

/** How far behind the word a list of gems or months may go on. */
const REACH = 16;

/**
 * What "birthstone" means: the gems that are named with it, one for each month that is listed, or one whose gem follows
 * from the month and is asked for without one. What was said of the birthstones holds for each of them.
 */
export function knownBirthstones(context: BriefContext, stones: readonly GatheredStone[]): Summed {
  const [first, ...again] = stones.filter(({ head }) => head === 'birthstone');
  const cue = context.atoms.findIndex((atom) => !atom.negated && isBirthstone(atom));
  const span = context.atoms[cue]?.span;
  if (!span) return { stones, totals: [] };
  const named = namedWith(context, stones, cue);
  const said = first && again.reduce((one, other) => withTraits(one, traitsOf(other.fields)), first);
  if (named.length > 0) {
    const { ofEach, totals } = said ? sharedBy(said, named.length) : { ofEach: [], totals: [] };
    const told = stones.map((stone) =>
      named.includes(stone) ? { ...withTraits(stone, ofEach), birthstone: { span } } : stone,
    );
    return { stones: told.filter(({ head }) => head !== 'birthstone'), totals };
  }
  if (!said) return { stones, totals: [] };
  const { atoms } = context;
  const months = listedMonths(context, cue);
  const { ofEach, totals } = sharedBy(said, Math.max(months.length, 1));
  const month = monthNear(atoms, cue) ?? monthOfBirth(atoms);
  const known: readonly GatheredStone[] =
    months.length > 1
      ? months.map((one, index) =>
          ofMonth(said, one, [...ofEach, trait('role', 'birthstone', index === 0 ? span : one.said.span)]),
        )
      : [withTraits({ ...said, birthstone: { span, ...(month !== undefined && { month }) } }, countBefore(atoms, cue))];
  return {
    stones: stones.flatMap((stone) => (stone === first ? known : again.includes(stone) ? [] : [stone])),
    totals,
  };
}

/** Gems that are named as birthstones have no other place, unless one was said. */
export function placedBirthstones(stones: readonly GatheredStone[]): readonly GatheredStone[] {
  return stones.map((stone) =>
    stone.birthstone ? withTraits(stone, [trait('role', 'birthstone', stone.birthstone.span)]) : stone,
  );
}

/** The gem of a birthstone that was not named: assumed by the month, or asked for. */
export function birthstoneExtractions({ fields, birthstone }: CompletedStone, index: number): readonly Extraction[] {
  if (!birthstone || fields.gem) return [];
  const gem = birthstone.month === undefined ? undefined : birthstoneOf(birthstone.month);
  return gem === undefined
    ? [ask('birth_month')]
    : [assume(`stones[${index}].gem`, gem, `The birthstone of ${birthstone.month} in the modern list.`)];
}

/** "my kids' birthstones: garnet, peridot and topaz": gems that are named in the sentence, and accompany nothing. */
function namedWith(context: BriefContext, stones: readonly GatheredStone[], cue: number): readonly GatheredStone[] {
  const named = stones.filter(
    ({ fields, place }) =>
      fields.gem !== undefined &&
      stoneRole(fields.role?.value).leads &&
      place - cue <= REACH &&
      context.sentenceOf[place] === context.sentenceOf[cue] &&
      (place > cue || cue - place <= 2),
  );
  // "March birthstone ring with diamonds": the month tells which one it is.
  const gems = listedMonths(context, cue).map(({ month }) => birthstoneOf(month));
  return gems.length === 0 || named.some(({ fields }) => gems.includes(fields.gem?.value)) ? named : [];
}

/** What was said of birthstones together: of each of them, but their number and an undivided weight. */
function sharedBy(
  said: GatheredStone,
  count: number,
): { readonly ofEach: ReturnType<typeof traitsOf>; readonly totals: readonly CaratTrait[] } {
  const { carats } = said.fields;
  const isUndivided = count > 1 && carats !== undefined && carats.value.share !== 'each';
  const ofEach = traitsOf(said.fields).filter(
    ({ key }) => key !== 'role' && key !== 'count' && !(key === 'carats' && isUndivided),
  );
  return { ofEach, totals: isUndivided ? [{ key: 'carats', said: carats }] : [] };
}

interface ListedMonth {
  readonly month: string;
  readonly said: Atom;
  readonly count: Atom | undefined;
}

/** "kids born in March, July and two in October": a birthstone for each month of the list. */
function listedMonths(context: BriefContext, place: number): readonly ListedMonth[] {
  const { atoms, sentenceOf } = context;
  const deadline = deadlineOf(context)?.places;
  const all = atoms.flatMap((said, at): ListedMonth[] => {
    const month = senseOf(said, 'month')?.month;
    if (month === undefined || said.negated || deadline?.has(at) || Math.abs(at - place) > REACH) return [];
    if (sentenceOf[at] !== sentenceOf[place]) return [];
    // "3 birthstones, may, sept": that is how many there are of all.
    const ahead = [atoms[at - 2], atoms[at - 1]];
    const count = ahead.slice(ahead.findLastIndex(isBirthstone) + 1).findLast((atom) => (countSaid(atom) ?? 0) > 0);
    return [{ month, said, count }];
  });
  return all.filter(({ month }, at) => all.findIndex((one) => one.month === month) === at);
}

function ofMonth(
  stone: GatheredStone,
  { month, said, count }: ListedMonth,
  traits: ReturnType<typeof traitsOf>,
): GatheredStone {
  const number = countSaid(count) ?? 1;
  const counted = count && number > 1 && Number.isInteger(number) ? [trait('count', number, count.span)] : [];
  return withTraits({ ...stone, fields: {}, birthstone: { span: said.span, month } }, [...traits, ...counted]);
}

/** "our four birthstones" */
function countBefore(atoms: readonly Atom[], cue: number): ReturnType<typeof traitsOf> {
  const count = atoms.slice(Math.max(0, cue - 2), cue).find(({ quantity }) => quantity?.kind === 'count');
  const number = count?.quantity?.kind === 'count' ? count.quantity.value : 0;
  return count && Number.isInteger(number) ? [trait('count', number, count.span)] : [];
}

const NEAR = 4;

/** "march birthstone", "her birthstone, october" */
function monthNear(atoms: readonly Atom[], place: number): string | undefined {
  return firstMonth(atoms.slice(Math.max(0, place - NEAR), place + NEAR + 1));
}

/** "she is born in may", "birthday is 3 June": said anywhere. */
function monthOfBirth(atoms: readonly Atom[]): string | undefined {
  const birth = atoms.findIndex(
    (atom) => senseOf(atom, 'cue')?.cue === 'birth' || senseOf(atom, 'occasion')?.occasion === 'birthday',
  );
  return birth < 0 ? undefined : firstMonth(atoms.slice(birth + 1, birth + 1 + NEAR));
}

function firstMonth(atoms: readonly Atom[]): string | undefined {
  return atoms.map((atom) => senseOf(atom, 'month')?.month).find((name) => name !== undefined);
}
