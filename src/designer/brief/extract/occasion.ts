import { type Fact, singleValue } from '../fact.ts';
import { senseOf } from '../words/atom.ts';
import { deadlineOf } from './deadline.ts';
import { birthdayNumber, numberOf } from './occasion-number.ts';
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
  } else facts.push(...birthdayNumber(context));
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
