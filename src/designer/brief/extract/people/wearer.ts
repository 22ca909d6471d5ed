import type { RequestRecipient } from '#spec/request/sections/wearer.ts';
import { type SaidFields, section } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import type { SenseFor } from '../../../senses/sense.ts';
import type { TextSpan } from '../../parse/span.ts';
import { ageOf } from './age.ts';
import { isAnd, isFor } from './for-whom.ts';
import { isFormerOwner } from './former-owner.ts';
import { isNotWearer } from './not-wearer.ts';
import { namesBothPartners } from '../pieces/partners.ts';
import { type SubjectReader, wishes } from '../subject.ts';

interface Person {
  readonly sense: SenseFor<'wearer'>;
  readonly span: TextSpan;
  readonly text: string;
  readonly place: number;
  readonly isFor: boolean;
}

/**
 * Who wears it: relation, gender, role, age. The person that it is "for" wins over others that are named; of two who
 * each get a piece, only what they share is kept.
 */
export const readWearer: SubjectReader = (context) => {
  const named = wishes(context).flatMap(([place, atom]): Person[] => {
    const sense = senseOf(atom, 'wearer');
    if (!sense || isNotWearer(context.atoms, place)) return [];
    return [{ sense, span: atom.span, text: atom.text, place, isFor: isFor(context.atoms, place) }];
  });
  const related = named.filter(({ sense }) => sense.relation !== undefined);
  const others = related.filter(({ sense }) => sense.relation !== 'self');
  const wanted = others.toSorted((one, other) => specificity(other) - specificity(one));
  // "bhai ki sagai hai, ladki ki ring": the wearer is named only by her gender.
  const isOthers = named.some(({ sense, isFor: isOwn }) => isOwn && sense.relation === undefined && !sense.pronoun);
  const nearest = wanted[0];
  const person = nearest && isOthers && !nearest.isFor ? undefined : (nearest ?? related.find(saysSelf));
  const one = person && isOneOfSeveral(context.atoms, person, related) ? undefined : person;
  const role = named.find(({ sense }) => sense.role !== undefined);
  const isOfBoth = namesBothPartners(context.atoms) !== undefined;
  const told = named.filter(
    (who) => !isOfFormerOwner(context.atoms, who) && who.text !== 'hers' && !(isOfBoth && who.sense.pronoun),
  );
  // "one for me and one for her": what is true of the one need not be of the other.
  const isForSelfToo =
    named.some(({ sense }) => sense.relation === 'self') &&
    named.some((who) => who.isFor && who.sense.relation !== 'self');
  const gender = isForSelfToo
    ? undefined
    : genderOf(one, role, isOthers ? told.filter(({ isFor: isOwn }) => isOwn) : told);
  const age = ageOf(context);
  const fields = {
    ...(one?.sense.relation !== undefined && {
      relation: { value: relationOf(one.sense.relation, age), span: one.span },
    }),
    ...(gender?.sense.gender && { gender: { value: gender.sense.gender, span: gender.span } }),
    ...(role?.sense.role !== undefined && { role: { value: role.sense.role, span: role.span } }),
    ...age,
  };
  return Object.keys(fields).length === 0 ? [] : [section('recipient', fields)];
};

/** "my mom passed and I have her ring": she had it; "for her" would be another. */
function isOfFormerOwner(atoms: readonly Atom[], { sense, place, isFor: wanted }: Person): boolean {
  if (!sense.pronoun || wanted) return false;
  return atoms.some(
    (atom, at) => at < place && senseOf(atom, 'wearer')?.gender === sense.gender && isFormerOwner(atoms, at),
  );
}

/** "for my daughter" before "my daughter" before "the twins". */
function specificity({ isFor: wanted, sense }: Person): number {
  return (wanted ? 2 : 0) + (sense.relation === 'child' ? 0 : 1);
}

/** "for me" says nothing of who that is, unlike "a treat for myself". */
function saysSelf({ sense, text }: Person): boolean {
  return sense.relation === 'self' && /myself|khud|apne/.test(text);
}

/** Of the person or role, else the one that all words agree on: "his and hers" gives none. */
function genderOf(person: Person | undefined, role: Person | undefined, named: readonly Person[]): Person | undefined {
  const own = [person, role].find((one) => one?.sense.gender !== undefined);
  if (own) return own;
  const said = named.filter(({ sense }) => sense.gender !== undefined);
  const plain = said.filter(({ sense }) => !sense.pronoun);
  const agreed = [plain, said].find((words) => words.length > 0) ?? [];
  return new Set(agreed.map(({ sense }) => sense.gender)).size === 1 ? agreed[0] : undefined;
}

/** A child counted in months, or in its first two years, is a baby. */
const BABY_YEARS_MAX = 2;

function relationOf(relation: string, age: SaidFields<Pick<RequestRecipient, 'age' | 'age_months'>>): string {
  const isBaby = age.age_months !== undefined || (age.age !== undefined && age.age.value <= BABY_YEARS_MAX);
  return relation === 'child' && isBaby ? 'baby' : relation;
}

/** "one for me and one for my sister", "sister and bhabhi both": each gets a piece. */
function isOneOfSeveral(atoms: readonly Atom[], person: Person, related: readonly Person[]): boolean {
  const rivals = related.filter(
    ({ sense, isFor: wanted }) =>
      sense.relation !== person.sense.relation && (wanted || sense.relation === 'self') && person.isFor,
  );
  if (rivals.some(({ sense }) => sense.relation !== 'self')) return true;
  if (rivals.some(({ place }) => place < person.place && atoms.slice(place, person.place).some(isAnd))) return true;
  const isBoth = related.some(
    ({ place }) => place > person.place + 1 && place <= person.place + 4 && isAnd(atoms[person.place + 1]),
  );
  if (isBoth) return true;
  // "a necklace for me and a bracelet for my sister"
  return rivals.some(({ place }) =>
    atoms.slice(Math.min(place, person.place), Math.max(place, person.place)).some((atom) => hasSense(atom, 'piece')),
  );
}
