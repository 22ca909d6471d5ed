import { type Atom, hasSense, senseOf } from './atom.ts';
import { isPlural } from '../extract/pieces/plural.ts';
import type { Measure, Sense, SenseFor } from '../../senses/sense.ts';

/** Words that make a comparison of a plain adjective: "thoda patla". */
const comparing: ReadonlySet<string> = new Set([
  'thoda',
  'thodi',
  'thode',
  'thora',
  'thori',
  'aur',
  'zara',
  'jara',
  'little',
  'bit',
]);

/** How far before a comparison its amount may stand: "2 inch aur lambi", "an inch or so longer". */
const REACH = 3;

/**
 * "an inch longer", "thoda patla karo", "4 gm more": a change by an amount, or only in a direction. The amount is taken
 * with it, so that nobody reads it as a measure of the piece; a comparison with a number ("longer than 16 inches") is a
 * limit and left alone.
 */
export function markComparatives(atoms: readonly Atom[]): readonly Atom[] {
  const result = [...atoms];
  let found = false;
  atoms.forEach((atom, at) => {
    const plain = senseOf(atom, 'comparative');
    const isMeant = plain && (!plain.onlyIfTold || isTold(atoms, at));
    // "2 inch badha do" tells more of the measure before it.
    const own = (isMeant ? plain : undefined) ?? moreOf(atoms, at) ?? takenOrAdded(atoms, at) ?? counted(atoms, at);
    // "moti hatao" takes pearls away.
    const isDenied = hasSense(atoms[at - 1], 'negation') || (plain?.onlyIfTold && hasSense(atoms[at + 1], 'negation'));
    if (!own || atoms[at + 1]?.text === 'than' || isDenied) return;
    const amountAt = amountBefore(atoms, at) ?? amountBehind(atoms, at);
    const amount =
      own.field === 'ring_size'
        ? sizesBefore(atoms, at)
        : amountAt === undefined
          ? undefined
          : amountOf(atoms, amountAt);
    result[at] = {
      ...atom,
      kind: 'phrase',
      senses: [
        { ...own, subject: 'comparison', ...(amount && { amount }) },
        // "shorten to 16 inch": the measure behind is of what the comparison names.
        ...(amount ? [] : measureOf(own.field)),
      ],
    };
    if (amountAt !== undefined) result[amountAt] = { ...(atoms[amountAt] as Atom), negated: true, replaced: true };
    found = true;
  });
  return found ? result : atoms;
}

type Comparative = SenseFor<'comparative'>;

const measures: Partial<Record<Comparative['field'], Measure>> = {
  length: 'length',
  height: 'height',
  band_width: 'band',
};

function measureOf(field: Comparative['field']): readonly Sense[] {
  const measure = measures[field];
  return measure === undefined ? [] : [{ subject: 'measure', measure }];
}

/** "More diamonds", "fewer rubies", "ghungroo kam karo": of what is counted; "two more rows" and "no more stones" are not. */
function counted(atoms: readonly Atom[], at: number): Comparative | undefined {
  const count = senseOf(atoms[at], 'quantifier')?.count;
  const isTold = senseOf(atoms[at], 'cue')?.cue === 'do_change' || senseOf(atoms[at + 1], 'cue')?.cue === 'do_change';
  const things = isTold ? atoms[at - 1] : atoms[at + 1];
  const isOfMany = hasSense(things, 'feature') || (hasSense(things, 'gem', 'stone') && isPlural(things?.text ?? ''));
  if (
    count === undefined ||
    !isOfMany ||
    atoms[at - 1]?.quantity ||
    hasSense(atoms[at - 1], 'negation', 'degree', 'addition')
  )
    return undefined;
  return { subject: 'comparative', field: 'count', word: count, sign: count === 'more' ? 1 : -1 };
}

/** "take 2 mm off the width", "reduce the length by two inches": verbs that only count with an amount. */
function takenOrAdded(atoms: readonly Atom[], at: number): Comparative | undefined {
  const before = atoms.slice(Math.max(0, at - 4), at);
  const isOff = atoms[at]?.text === 'off' && before.some(({ text }) => taking.test(text));
  const verb =
    atoms[at]?.text === 'by'
      ? before.find(
          (told) =>
            !hasSense(told, 'comparative', 'comparison') && (lessening.test(told.text) || adding.test(told.text)),
        )
      : undefined;
  if (!isOff && !verb) return undefined;
  const amount = amountOf(atoms, isOff ? at - 1 : at + 1);
  if (!amount || amount.unit === 'ct') return undefined;
  const sign = verb && adding.test(verb.text) ? 1 : -1;
  if (amount.unit === 'g')
    return { subject: 'comparative', field: 'weight', word: sign > 0 ? 'heavier' : 'lighter', sign };
  const said = (isOff ? atoms.slice(at + 1, at + 4) : before)
    .map((next) => senseOf(next, 'measure')?.measure)
    .find((found) => found !== undefined);
  const field = said === 'height' ? 'height' : said === 'width' || said === 'band' ? 'band_width' : 'length';
  return { subject: 'comparative', field, word: sign > 0 ? 'longer' : 'shorter', sign };
}

const lessening = /^(?:reduce|decrease|shorten|cut|lower|drop|bring)\b/;
const adding = /^(?:increase|lengthen|extend|raise|widen|enlarge)\b/;
const taking = /^(?:take|knock|shave|lose)\b/;

/** "4 gm more", "2 mm less", "5 gm zyada", "1 inch kam": the unit tells what of. */
function moreOf(atoms: readonly Atom[], at: number): Comparative | undefined {
  const sign = more.has(atoms[at]?.text ?? '') ? 1 : less.has(atoms[at]?.text ?? '') ? -1 : undefined;
  const kind = atoms[at - 1]?.quantity?.kind;
  if (sign === undefined || (kind !== 'gram' && kind !== 'length') || atoms[at - 1]?.quantity?.bound) return undefined;
  // "6 mm aur 3 mm" are two measures.
  if (atoms[at + 1]?.quantity?.kind === kind) return undefined;
  // "chain 20 gm aur do kangan", "18 inch aur lobster lock" join two things.
  const behind = atoms.slice(at + 1, at + 4);
  const end = behind.findIndex((next) => next.kind === 'mark');
  const joins = (end < 0 ? behind : behind.slice(0, end)).some((next) => hasSense(next, ...joined));
  if (hasSense(atoms[at], 'joint') && joins) return undefined;
  const isWeight = kind === 'gram';
  const word = isWeight ? (sign > 0 ? 'heavier' : 'lighter') : sign > 0 ? 'longer' : 'shorter';
  return { subject: 'comparative', field: isWeight ? 'weight' : 'length', word, sign };
}

const joined = ['piece', 'gem', 'stone', 'closure', 'feature', 'motif', 'finish', 'technique', 'engrave'] as const;

const more: ReadonlySet<string> = new Set([
  'more',
  'extra',
  'zyada',
  'jyada',
  'aur',
  'badha do',
  'badhao',
  'badha dena',
]);
const less: ReadonlySet<string> = new Set(['less', 'kam', 'kam karo', 'kam kar do', 'ghata do', 'ghatao']);

function isTold(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1]?.text ?? '';
  // "kundan aur moti" joins two things; "2 inch aur lambi" compares.
  if (before === 'aur' ? amountBefore(atoms, at) !== undefined : comparing.has(before)) return true;
  const behind = [atoms[at + 1], atoms[at + 2]].find((next) => !hasSense(next, 'filler') || hasSense(next, 'cue'));
  return senseOf(behind, 'cue')?.cue === 'do_change' && behind?.text !== 'rakhna';
}

function amountBefore(atoms: readonly Atom[], at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const atom = atoms[before];
    if (amountOf(atoms, before)) return before;
    if (!hasSense(atom, 'filler', 'degree', 'bound') && !comparing.has(atom?.text ?? '')) return undefined;
  }
  return undefined;
}

/** "longer by 2 inches", "thoda lamba karo haar 2 inch" */
function amountBehind(atoms: readonly Atom[], at: number): number | undefined {
  for (let behind = at + 1; behind <= at + REACH; behind += 1) {
    const atom = atoms[behind];
    if (atom?.quantity)
      return atoms[behind - 1]?.text === 'by' || hasSense(atoms[behind - 1], 'piece') ? behind : undefined;
    if (atom?.text !== 'by' && !hasSense(atom, 'filler', 'cue', 'piece', 'setting', 'role')) return undefined;
  }
  return undefined;
}

/** "half a size up", "do size bada". */
function sizesBefore(atoms: readonly Atom[], at: number): { value: number; unit: 'size' } | undefined {
  const before = atoms.slice(Math.max(0, at - 2), at);
  const said = before.map((atom) =>
    atom.quantity?.kind === 'count' ? atom.quantity.value : senseOf(atom, 'numeral')?.value,
  );
  return { value: said.find((value) => value !== undefined) ?? 1, unit: 'size' };
}

type Amount = NonNullable<SenseFor<'comparison'>['amount']>;

const MM_OF: Readonly<Record<string, number>> = { inch: 25.4, cm: 10, mm: 1 };

function amountOf(atoms: readonly Atom[], at: number): Amount | undefined {
  const atom = atoms[at];
  const quantity = atom?.quantity;
  if (quantity?.kind === 'length') return { value: quantity.value, unit: 'mm' };
  if (quantity?.kind === 'gram') return { value: quantity.value, unit: 'g' };
  if (quantity?.kind === 'carat') return { value: quantity.value, unit: 'ct' };
  if (quantity?.kind === 'percent') return { value: quantity.value, unit: 'percent' };
  // "an inch longer", "a couple of mm wider"
  const mm = MM_OF[senseOf(atom, 'unit')?.unit ?? ''];
  if (mm === undefined) return undefined;
  const half = senseOf(atoms[at - 1], 'numeral')?.value ?? senseOf(atoms[at - 2], 'numeral')?.value;
  if (hasSense(atoms[at - 1], 'article')) return { value: mm * (half === 0.5 ? 0.5 : 1), unit: 'mm' };
  return half === 0.5 ? { value: mm / 2, unit: 'mm' } : undefined;
}
