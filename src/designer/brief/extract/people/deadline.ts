import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { spanOver, type TextSpan } from '../../parse/span.ts';
import { countSaid } from '../pieces/count-said.ts';
import { isBirthstone } from '../stones/is-birthstone.ts';
import { type BriefContext, wishes } from '../subject.ts';

/** When it must be ready, and the words that say so. */
export interface Deadline {
  readonly span: TextSpan;
  readonly places: ReadonlySet<number>;
}

/** "by 20 January", "before Diwali", "in 2 weeks", "March tak", "Eid se pehle". */
export function deadlineOf(context: BriefContext): Deadline | undefined {
  const { atoms } = context;
  for (const [place, atom] of wishes(context)) {
    if (isDateCue(atom)) {
      const date = dateFrom(atoms, place + 1, true) ?? (behindDate(atom) ? dateUpTo(atoms, place - 1) : undefined);
      if (date) return date;
    }
    const isLimit = senseOf(atom, 'bound')?.bound === 'max' && senseOf(atom, 'bound')?.side === 'after';
    const date = isLimit ? dateUpTo(atoms, place - 1) : undefined;
    if (date) return date;
    if (atom.text === 'in' || atom.text === 'within') {
      const from = hasSense(atoms[place + 1], 'bound') ? place + 2 : place + 1;
      if (atoms[from]?.quantity?.kind === 'time') return dateFrom(atoms, from);
    }
    if (isSoon(atoms, place)) return dateFrom(atoms, place);
  }
  return undefined;
}

/** "today", "2 din mein chahiye", "he's 50 in August", "mundan hai sunday ko". */
function isSoon(atoms: readonly Atom[], place: number): boolean {
  const [before, atom, next] = [atoms[place - 1], atoms[place], atoms[place + 1]];
  if (isPast(atoms, place)) return false;
  // "pls confirm today" is about the answer.
  const isAnswer = atoms.slice(Math.max(0, place - 3), place).some(({ text }) => /^(?:confirm|reply|call)$/.test(text));
  if (['today', 'tomorrow', 'tomorow', 'tmrw', 'tmr', 'tonight'].includes(atom?.text ?? '')) return !isAnswer;
  if (atom?.text === 'kal') return /^cha+h/.test(next?.text ?? '');
  if (atom?.quantity?.kind === 'time' && atom.quantity.unit !== 'year' && atom.quantity.unit !== 'month')
    return ['mein', 'me', 'main'].includes(next?.text ?? '');
  if (hasSense(atom, 'month')) {
    if (isDayNumber(next)) return true;
    const closes = next === undefined || next.kind === 'mark';
    return (
      (before?.text === 'in' && !hasSense(next, 'gem') && !countsBirths(atoms, place - 2)) ||
      (senseOf(before, 'cue')?.cue === 'for' && closes) ||
      (before?.text === 'hai' && ['me', 'mein'].includes(next?.text ?? ''))
    );
  }
  if (isCalendarDay(atoms, place)) return true;
  const isEvent = atoms.slice(Math.max(0, place - 4), place + 4).some((one) => hasSense(one, 'occasion'));
  if (!isEvent) return false;
  if (nextWords.has(atom?.text ?? '')) return stretches.has(next?.text ?? '') || hasSense(next, 'month', 'day');
  if (before?.text === 'on') return isDatePart(atom) && (hasSense(atom, 'day') || hasSense(next, 'month'));
  const isOn = ['is', 'on', 'hai'].includes(before?.text ?? '') || (before?.text.endsWith(' on') ?? false);
  return hasSense(atom, 'day') && (next?.text === 'ko' || isOn);
}

/** "birthstones of my kids, two in October, one in May": so many were born then. */
function countsBirths(atoms: readonly Atom[], place: number): boolean {
  return countSaid(atoms[place]) !== undefined && atoms.some(isBirthstone);
}

/** How far before a day the verb stands that says that it is gone. */
const PAST_REACH = 7;

/** "passed in March", "born 4th June": a day that is gone. */
function isPast(atoms: readonly Atom[], place: number): boolean {
  const before = atoms.slice(Math.max(0, place - PAST_REACH), place);
  const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'mark') + 1);
  return clause.some(({ text }) => ['passed', 'lost', 'born', 'died', 'since', 'bought'].includes(text));
}

function isDayNumber(atom: Atom | undefined): boolean {
  const { quantity } = atom ?? {};
  return (quantity?.kind === 'ordinal' || quantity?.kind === 'count') && quantity.value <= 31;
}

/** "14 Feb", "12th of March", "end of March": a day of the calendar is said of nothing else. */
function isCalendarDay(atoms: readonly Atom[], place: number): boolean {
  const [atom, next] = [atoms[place], atoms[place + 1]];
  const month = next?.text === 'of' ? atoms[place + 2] : next;
  const { quantity } = atom ?? {};
  const isDay = (quantity?.kind === 'ordinal' || quantity?.kind === 'count') && quantity.value <= 31;
  return hasSense(month, 'month') && (isDay || /^(?:end|mid|early|late|start)$/.test(atom?.text ?? ''));
}

const nextWords: ReadonlySet<string> = new Set(['next', 'this', 'agle', 'coming']);
const stretches: ReadonlySet<string> = new Set(['week', 'weekend', 'month', 'year', 'hafte', 'mahine', 'saal']);

function isDateCue(atom: Atom): boolean {
  return senseOf(atom, 'cue')?.cue === 'by_date';
}

function behindDate(atom: Atom): boolean {
  return atom.text.startsWith('se ') || atom.text.startsWith('tak');
}

function isDatePart(atom: Atom | undefined): boolean {
  if (!atom) return false;
  const { quantity } = atom;
  const isDay = quantity?.kind === 'count' && quantity.value <= 31 && Number.isInteger(quantity.value);
  const isYear = quantity?.kind === 'count' && quantity.value >= 2020 && quantity.value < 2100;
  return (
    isDay ||
    isYear ||
    quantity?.kind === 'ordinal' ||
    quantity?.kind === 'time' ||
    hasSense(atom, 'month', 'day', 'occasion') ||
    dateWords.has(atom.text)
  );
}

const dateWords: ReadonlySet<string> = new Set([
  'next',
  'this',
  'end',
  'of',
  'agle',
  'is',
  'mid',
  'early',
  'late',
  'today',
  'tonight',
  'tomorrow',
  'tomorow',
  'tmrw',
  'tmr',
  'kal',
  'hafte',
  'tareekh',
  'tarikh',
  'coming',
  'week',
  'month',
  'mahine',
  'weekend',
  'the',
  'day',
  'eve',
]);

/** What makes a row of words a date: a month, weekday, feast or stretch of time. */
function isCertain(atom: Atom): boolean {
  return (
    hasSense(atom, 'month', 'day', 'occasion') ||
    atom.quantity?.kind === 'time' ||
    [
      'tareekh',
      'tarikh',
      'today',
      'tonight',
      'tomorrow',
      'tomorow',
      'tmrw',
      'tmr',
      'kal',
      'week',
      'month',
      'weekend',
      'hafte',
    ].includes(atom.text)
  );
}

/** @param isCued whether a word like "before" stands there, so that "20th" is enough */
function dateFrom(atoms: readonly Atom[], from: number, isCued = false): Deadline | undefined {
  let to = from;
  while (to < from + 6 && isDatePart(atoms[to])) to += 1;
  const isOrdinal = isCued && atoms[from]?.quantity?.kind === 'ordinal';
  return deadlineOver(atoms, from, to, isOrdinal);
}

function dateUpTo(atoms: readonly Atom[], last: number): Deadline | undefined {
  let from = last;
  while (from > last - 5 && from >= 0 && isDatePart(atoms[from]) && !isMark(atoms[from], ',')) from -= 1;
  return deadlineOver(atoms, from + 1, last + 1);
}

function deadlineOver(atoms: readonly Atom[], from: number, to: number, isOrdinal = false): Deadline | undefined {
  const parts = atoms.slice(from, to);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || !(isOrdinal || parts.some(isCertain))) return undefined;
  return { span: spanOver(first.span, last.span), places: new Set(parts.map((_, index) => from + index)) };
}
