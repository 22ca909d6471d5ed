import type { RequestRecipient } from '#spec/request/wearer.ts';
import { type SaidFields, section } from '../fact.ts';
import { hasSense, senseOf } from '../words/atom.ts';
import { type BriefContext, type SubjectReader, wishes } from './subject.ts';

/** Who wears it: relation, gender, role, age. The person that it is "for" wins over others that are named. */
export const readWearer: SubjectReader = (context) => {
  const named = wishes(context).flatMap(([place, atom]) => {
    const sense = senseOf(atom, 'wearer');
    return sense ? [{ sense, span: atom.span, isFor: isFor(context, place) }] : [];
  });
  const related = named.filter(({ sense }) => sense.relation !== undefined);
  const person = related.find(({ isFor: wanted }) => wanted) ?? related[0];
  const role = named.find(({ sense }) => sense.role !== undefined);
  const genders = new Set(named.flatMap(({ sense }) => sense.gender ?? []));
  // "his and hers" gives no gender.
  const others = genders.size === 1 ? named : [];
  const gender = [person, role, ...others].find((one) => one?.sense.gender !== undefined);
  const fields = {
    ...(person?.sense.relation !== undefined && { relation: { value: person.sense.relation, span: person.span } }),
    ...(gender?.sense.gender && { gender: { value: gender.sense.gender, span: gender.span } }),
    ...(role?.sense.role !== undefined && { role: { value: role.sense.role, span: role.span } }),
    ...ageOf(context),
  };
  return Object.keys(fields).length === 0 ? [] : [section('recipient', fields)];
};

function isFor({ atoms }: BriefContext, place: number): boolean {
  const cues = [atoms[place - 1], atoms[place - 2], atoms[place + 1], atoms[place + 2]];
  return cues.some((atom) => senseOf(atom, 'cue')?.cue === 'for') || atoms[place + 1]?.text === 'ko';
}

/** Up to this number "3 years" beside "toddler" or "kids" is an age. */
const CHILD_YEARS_MAX = 14;

/** "21 year old", "8 mahine ki hai"; "10 years of marriage" is not an age. */
function ageOf(context: BriefContext): SaidFields<Pick<RequestRecipient, 'age' | 'age_months'>> {
  const isForChild = context.atoms.some((atom) => ['baby', 'child'].includes(senseOf(atom, 'wearer')?.relation ?? ''));
  for (const [place, { quantity, span }] of wishes(context)) {
    if (quantity?.kind !== 'time' || !Number.isInteger(quantity.value)) continue;
    const text = context.atoms[place]?.text ?? '';
    const behind = context.atoms.slice(place + 1, place + 4);
    const isOld = /old|yo$/.test(text) || ['age', 'aged', 'umar'].includes(context.atoms[place - 1]?.text ?? '');
    // "10 saal ki anniversary" is not an age.
    const isOf =
      !behind.some((atom) => hasSense(atom, 'occasion')) &&
      behind.some((atom) => hasSense(atom, 'wearer') || ['ki', 'ka', 'ke'].includes(atom.text));
    const ofChild = isForChild && (quantity.unit === 'month' || quantity.value <= CHILD_YEARS_MAX);
    if (!isOld && !isOf && !ofChild) continue;
    if (quantity.unit === 'year' && quantity.value <= 120) return { age: { value: quantity.value, span } };
    if (quantity.unit === 'month' && quantity.value <= 48) return { age_months: { value: quantity.value, span } };
  }
  return {};
}
