import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import { spanOver, type TextSpan } from '../words/span.ts';
import { type BriefContext, wishes } from './subject.ts';

/** When it must be ready, and which atoms say so. */
export interface Deadline {
  readonly span: TextSpan;
  readonly places: ReadonlySet<number>;
}

/** "by 20 January", "before Diwali", "in 2 weeks", "March tak", "Eid se pehle", "2 din me", "Sunday ko", "tomorrow". */
export function deadlineOf(context: BriefContext): Deadline | undefined {
  const { atoms } = context;
  for (const [place, atom] of wishes(context)) {
    if (isDateCue(atom)) {
      const date = dateFrom(atoms, place + 1) ?? (behindDate(atom) ? dateUpTo(atoms, place - 1) : undefined);
      if (date) return date;
    }
    const isLimit = senseOf(atom, 'bound')?.bound === 'max' && senseOf(atom, 'bound')?.side === 'after';
    const date = isLimit ? dateUpTo(atoms, place - 1) : undefined;
    if (date) return date;
    if ((atom.text === 'in' || atom.text === 'within') && atoms[place + 1]?.quantity?.kind === 'time')
      return dateFrom(atoms, place + 1);
    const plain = plainDate(context, place);
    if (plain) return plain;
  }
  return undefined;
}

const soon: ReadonlySet<string> = new Set(['today', 'tonight', 'tomorrow', 'tmrw', 'tmr', 'tomo', 'tomorow', 'aaj']);

/** A date that needs no word before it: "in August", "next Friday", "2 din me", "Sunday ko", "today". */
function plainDate({ atoms }: BriefContext, place: number): Deadline | undefined {
  const [atom, next] = [atoms[place] as Atom, atoms[place + 1]];
  if (soon.has(atom.text)) return { span: atom.span, places: new Set([place]) };
  if (atom.text === 'in' && hasSense(next, 'month')) return dateFrom(atoms, place + 1);
  const isNear = /^(?:next|this|coming|agle|is)$/.test(atom.text);
  if (isNear && (hasSense(next, 'day', 'month') || /^(?:week|weekend|month|hafte|mahine)$/.test(next?.text ?? '')))
    return dateFrom(atoms, place);
  // "14 Feb", "12th of March", "end of March": a day of the calendar is said of nothing else.
  const isMonthBehind = hasSense(next, 'month') || (next?.text === 'of' && hasSense(atoms[place + 2], 'month'));
  if (isMonthBehind && (isDayOfMonth(atom) || /^(?:end|mid|early|late|start)$/.test(atom.text))) return dateFrom(atoms, place);
  if (hasSense(atom, 'month') && isDayOfMonth(next)) return dateFrom(atoms, place);
  const isLast = next?.text === 'ko' || (atom.quantity?.kind === 'time' && /^(?:me|mein|main|mei)$/.test(next?.text ?? ''));
  const isDate = hasSense(atom, 'day', 'month') || atom.quantity?.kind === 'time';
  // A weekday for a gem is when it is put on first.
  return isLast && isDate && !isForGem(atoms) && !isAge(atom) ? dateUpTo(atoms, place) : undefined;
}

function isDayOfMonth(atom: Atom | undefined): boolean {
  const { quantity } = atom ?? {};
  const isNumber = quantity?.kind === 'ordinal' || quantity?.kind === 'count';
  return isNumber && Number.isInteger(quantity.value) && quantity.value <= 31;
}

function isAge({ quantity }: Atom): boolean {
  return quantity?.kind === 'time' && (quantity.unit === 'year' || quantity.unit === 'month');
}

/** Whether the brief is about a gem worn for its planet: then a weekday is the day to put it on. */
export function isForGem(atoms: readonly Atom[]): boolean {
  return atoms.some(
    (atom) =>
      hasSense(atom, 'finger', 'rashi') ||
      (atom.quantity?.kind === 'traditional' && atom.quantity.unit === 'ratti') ||
      /^(?:pehen|pehn|pahen|pahan|dharan|wear)/.test(atom.text) ||
      /^(?:pandit|astrolog|jyotish)/.test(atom.text),
  );
}

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
  'tomorrow',
  'tareekh',
  'tarikh',
  'date',
  'kal',
  'hafte',
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
    soon.has(atom.text) ||
    ['tomorrow', 'kal', 'tareekh', 'tarikh', 'week', 'month', 'weekend', 'hafte'].includes(atom.text)
  );
}

function dateFrom(atoms: readonly Atom[], from: number): Deadline | undefined {
  let to = from;
  while (to < from + 6 && isDatePart(atoms[to])) to += 1;
  return deadlineOver(atoms, from, to);
}

function dateUpTo(atoms: readonly Atom[], last: number): Deadline | undefined {
  let from = last;
  // "shaadi 5 December ko": the feast is not a part of the date that follows it.
  const isDated = hasSense(atoms[last], 'month', 'day');
  while (from > last - 5 && from >= 0 && isDatePart(atoms[from]) && !isMark(atoms[from], ',')) {
    if (isDated && from < last && hasSense(atoms[from], 'occasion')) break;
    from -= 1;
  }
  return deadlineOver(atoms, from + 1, last + 1);
}

function deadlineOver(atoms: readonly Atom[], from: number, to: number): Deadline | undefined {
  const parts = atoms.slice(from, to);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || !parts.some(isCertain)) return undefined;
  return { span: spanOver(first.span, last.span), places: new Set(parts.map((_, index) => from + index)) };
}
