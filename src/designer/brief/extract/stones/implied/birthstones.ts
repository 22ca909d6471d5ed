import { ask, assume, type Extraction } from '../../../extraction.ts';
import { type Atom, senseOf } from '../../../parse/atom.ts';
import { deadlineOf } from '../../people/deadline.ts';
import { type BriefContext, wishes } from '../../subject.ts';
import { type GatheredStone, trait, withTraits } from '../gathered-stone.ts';

/** The modern list of the trade (Jewelers of America, 1912, as it is sold today): month → gem. */
const gemOfMonth: Readonly<Record<string, string>> = {
  January: 'garnet',
  February: 'amethyst',
  March: 'aquamarine',
  April: 'diamond',
  May: 'emerald',
  June: 'pearl',
  July: 'ruby',
  August: 'peridot',
  September: 'sapphire',
  October: 'opal',
  November: 'citrine',
  December: 'turquoise',
};

/** Where the brief speaks of birthstones. */
function birthstoneAt(context: BriefContext): number | undefined {
  const found = wishes(context).find(([, atom]) => senseOf(atom, 'cue')?.cue === 'birthstone');
  return found?.[0];
}

/** "my kids' birthstones: garnet, peridot and topaz": gems that are named in the sentence are those birthstones. */
export function namedBirthstones(context: BriefContext, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  const place = birthstoneAt(context);
  const cue = place === undefined ? undefined : context.atoms[place];
  if (place === undefined || !cue) return stones;
  const isNamed = (stone: GatheredStone): boolean =>
    stone.fields.gem !== undefined &&
    stone.place - place <= REACH &&
    context.sentenceOf[stone.place] === context.sentenceOf[place] &&
    (stone.place > place || place - stone.place <= 2);
  if (!stones.some(isNamed)) return stones;
  return stones.map((stone) => (isNamed(stone) ? withTraits(stone, [trait('role', 'birthstone', cue.span)]) : stone));
}

/** How far behind the word a list of gems may go on. */
const REACH = 16;

/**
 * "March birthstone": the gem follows from the month, which is stated as an assumption; without a month it is asked
 * for.
 */
export function birthstones(context: BriefContext, index: number): readonly Extraction[] {
  const place = birthstoneAt(context);
  const atom = place === undefined ? undefined : context.atoms[place];
  if (place === undefined || !atom) return [];
  const count = context.atoms.slice(Math.max(0, place - 2), place).find(({ quantity }) => quantity?.kind === 'count');
  const value = count?.quantity?.kind === 'count' ? count.quantity.value : 0;
  const counted = count && Number.isInteger(value) ? { count: { value, span: count.span } } : {};
  const role = { value: 'birthstone', span: atom.span };
  const extraction: Extraction = { kind: 'stone', index, fields: { role, ...counted } };
  const several = listedMonths(context, place);
  if (several.length > 1) return several.flatMap((month, at) => stoneOfMonth(month, index + at, atom));
  const month = monthNear(context.atoms, place) ?? monthOfBirth(context.atoms);
  const gem = month === undefined ? undefined : gemOfMonth[month];
  return gem === undefined
    ? [extraction, ask('birth_month')]
    : [extraction, assume(`stones[${index}].gem`, gem, `The birthstone of ${month} in the modern list.`)];
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
    const count = [atoms[at - 1], atoms[at - 2]].find((atom) => atom?.quantity?.kind === 'count');
    return [{ month, said, count }];
  });
  return all.filter(({ month }, at) => all.findIndex((one) => one.month === month) === at);
}

function stoneOfMonth({ month, said, count }: ListedMonth, index: number, cue: Atom): readonly Extraction[] {
  const gem = gemOfMonth[month];
  if (gem === undefined) return [];
  const number = count?.quantity?.kind === 'count' ? count.quantity.value : 1;
  const counted = count && number > 1 && Number.isInteger(number) ? { value: number, span: count.span } : undefined;
  const role = { value: 'birthstone', span: index === 0 ? cue.span : said.span };
  return [
    { kind: 'stone', index, fields: { role, ...(counted && { count: counted }) } },
    assume(`stones[${index}].gem`, gem, `The birthstone of ${month} in the modern list.`),
  ];
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
