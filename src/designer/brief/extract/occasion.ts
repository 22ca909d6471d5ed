import { type Fact, singleValue } from '../fact.ts';
import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import { spanOver, type TextSpan } from '../words/span.ts';
import { reachesNoun } from './pieces/noun.ts';
import { type BriefContext, type SubjectReader, wishes } from './subject.ts';

/** The day it is for, its number, the time of day, and when it must be ready. */
export const readOccasion: SubjectReader = (context) => {
  const deadline = deadlineOf(context);
  const facts: Fact[] = deadline
    ? [singleValue('deadline', context.brief.slice(...deadline.span).trim(), deadline.span)]
    : [];
  const occasion = wishes(context).find(
    ([place, atom]) => senseOf(atom, 'occasion') && !deadline?.places.has(place) && !isKindOfPiece(context, place),
  );
  if (occasion) {
    const [place, atom] = occasion;
    const value = senseOf(atom, 'occasion')?.occasion ?? '';
    facts.push(singleValue('occasion', value, atom.span), ...numberOf(context, place));
  }
  const time = wishes(context).find(([, atom]) => senseOf(atom, 'time'));
  const said = time && senseOf(time[1], 'time');
  if (time && said) facts.push(singleValue('occasion_time', said.time, time[1].span));
  return facts;
};

/** "wedding band" names a ring; "for her wedding" a day. */
function isKindOfPiece({ atoms, pieces }: BriefContext, place: number): boolean {
  const kind = senseOf(atoms[place], 'kind');
  if (!kind) return false;
  return pieces.some((piece) =>
    piece.places.some((at) => at > place && kind.types.includes(piece.type.value) && reachesNoun(atoms, place, at)),
  );
}

function numberOf({ atoms }: BriefContext, place: number): readonly Fact[] {
  for (const at of [place - 1, place - 2, place + 1]) {
    const atom = atoms[at];
    if (atom?.quantity?.kind === 'ordinal') return [singleValue('occasion_number', atom.quantity.value, atom.span)];
  }
  return [];
}

interface Deadline {
  readonly span: TextSpan;
  readonly places: ReadonlySet<number>;
}

/** "by 20 January", "before Diwali", "in 2 weeks", "March tak", "Eid se pehle". */
function deadlineOf(context: BriefContext): Deadline | undefined {
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
  }
  return undefined;
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
    ['tomorrow', 'kal', 'week', 'month', 'weekend', 'hafte'].includes(atom.text)
  );
}

function dateFrom(atoms: readonly Atom[], from: number): Deadline | undefined {
  let to = from;
  while (to < from + 6 && isDatePart(atoms[to])) to += 1;
  return deadlineOver(atoms, from, to);
}

function dateUpTo(atoms: readonly Atom[], last: number): Deadline | undefined {
  let from = last;
  while (from > last - 5 && from >= 0 && isDatePart(atoms[from]) && !isMark(atoms[from], ',')) from -= 1;
  return deadlineOver(atoms, from + 1, last + 1);
}

function deadlineOver(atoms: readonly Atom[], from: number, to: number): Deadline | undefined {
  const parts = atoms.slice(from, to);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last || !parts.some(isCertain)) return undefined;
  return { span: spanOver(first.span, last.span), places: new Set(parts.map((_, index) => from + index)) };
}
