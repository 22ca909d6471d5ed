import { type Extraction, singleValue } from '../../extraction.ts';
import { senseOf } from '../../parse/atom.ts';
import { deadlineOf } from './deadline.ts';
import { anniversaryYears, birthdayNumber, numberOfDay } from './milestone.ts';
import { isFormerOwner } from './former-owner.ts';
import { reachesNoun } from '../pieces/noun.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

/** The day it is for, its number, the time of day, and when it must be ready. */
export const readOccasion: SubjectReader = (context) => {
  const deadline = deadlineOf(context);
  const extractions: Extraction[] = deadline
    ? [singleValue('deadline', context.brief.slice(...deadline.span).trim(), deadline.span)]
    : [];
  const time = wishes(context).find(([, atom]) => senseOf(atom, 'time'));
  const said = time && senseOf(time[1], 'time');
  return [
    ...extractions,
    ...dayOf(context, deadline?.places ?? new Set()),
    ...(time && said ? [singleValue('occasion_time', said.time, time[1].span)] : []),
  ];
};

/** What is named wins over what numbers tell: "her 40th", "married 25 years". */
function dayOf(context: BriefContext, taken: ReadonlySet<number>): readonly Extraction[] {
  const years = anniversaryYears(context.atoms);
  if (years) return [singleValue('occasion', 'anniversary', years.span), numberExtraction(years)];
  const named = wishes(context).find(
    ([place, atom]) =>
      senseOf(atom, 'occasion') && !taken.has(place) && !isKindOfPiece(context, place) && !isOwners(context, place),
  );
  if (named) {
    const [place, atom] = named;
    const number = numberOfDay(context.atoms, place);
    const occasion = singleValue('occasion', senseOf(atom, 'occasion')?.occasion ?? '', atom.span);
    return number ? [occasion, numberExtraction(number)] : [occasion];
  }
  const birthday = birthdayNumber(context.atoms);
  return birthday ? [singleValue('occasion', 'birthday', birthday.span), numberExtraction(birthday)] : [];
}

function numberExtraction({
  value,
  span,
}: {
  readonly value: number;
  readonly span: readonly [number, number];
}): Extraction {
  return singleValue('occasion_number', value, span);
}

/** "mummy ki shaadi ki nath": the day that it was made for. */
function isOwners({ atoms }: BriefContext, place: number): boolean {
  return isFormerOwner(atoms, place - 1) || isFormerOwner(atoms, place - 2);
}

/** "wedding band" names a ring; "for her wedding" a day. */
function isKindOfPiece({ atoms, pieces }: BriefContext, place: number): boolean {
  const kind = senseOf(atoms[place], 'kind');
  if (!kind) return false;
  return pieces.some((piece) =>
    piece.places.some(
      (at) => at === place || (at > place && kind.types.includes(piece.type.value) && reachesNoun(atoms, place, at)),
    ),
  );
}
