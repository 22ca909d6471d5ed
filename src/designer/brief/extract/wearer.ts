import type { RequestRecipient } from '#spec/request/wearer.ts';
import { type SaidFields, section } from '../fact.ts';
import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import type { SenseFor } from '../../terms/sense.ts';
import type { TextSpan } from '../words/span.ts';
import { ageOf } from './age.ts';
import { isFormerOwner } from './former-owner.ts';
import { type SubjectReader, wishes } from './subject.ts';

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
  const gender = genderOf(one, role, isOthers ? named.filter(({ isFor: isOwn }) => isOwn) : named);
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

/** Named, but not as the one who wears it: a former owner, the seller, a giver, the host of a day, children by their stones. */
function isNotWearer(atoms: readonly Atom[], place: number): boolean {
  if (isFormerOwner(atoms, place) || isAddressed(atoms, place)) return true;
  const behind = atoms[place + 1];
  if (isDayWornTo(atoms, place)) return true;
  const act = hasSense(behind, 'boundary') ? atoms[place + 2] : behind;
  const isActing = !senseOf(atoms[place], 'wearer')?.pronoun && acting.has(act?.text ?? '');
  if (isActing || isGiver(atoms, place)) return true;
  const isPossessive = /'s?$/.test(atoms[place]?.text ?? '');
  if (isPossessive && keepsakes.has(senseOf(behind, 'feature')?.feature ?? '')) return true;
  // "mundan he sunday ko" is Hindi
  if (atoms[place]?.text === 'he' && atoms.some(({ text }) => hindiParticles.has(text))) return true;
  if (senseOf(behind, 'cue')?.cue === 'birthstone') return true;
  const before = atoms[place - 1]?.text;
  if (/^(?:three|two|\d)/.test(before ?? '') && behind?.text === "'") return true;
  // "it went yellow on my sister", "I have a baby", "old stock of my father's"
  return (
    ['on my', 'have a', 'had a', 'got a', 'have two'].includes(`${atoms[place - 2]?.text ?? ''} ${before ?? ''}`) ||
    (isPossessive && atoms[place - 2]?.text === 'of')
  );
}

/** "bhai ki shaadi mein pehenne ke liye": worn at his wedding, not by him. */
function isDayWornTo(atoms: readonly Atom[], place: number): boolean {
  const isOfDay = ['ki', 'ka', 'ke'].includes(atoms[place + 1]?.text ?? '') && hasSense(atoms[place + 2], 'occasion');
  return isOfDay && atoms.some(({ text }) => /^(?:pehn|pehen|pahan)/.test(text));
}

/** What somebody does who talks of the piece, buys or pays for it: "mummy ne kaha", "my sister recommended you". */
const acting: ReadonlySet<string> = new Set(
  'ne said says told recommended suggested sent bought paying pays had got saw thinks runs'.split(' '),
);

/** "from her parents", "like my father had", "my late father" */
function isGiver(atoms: readonly Atom[], place: number): boolean {
  const before = [atoms[place - 1], atoms[place - 2]].map((atom) => atom?.text ?? '');
  return before.some((word) => ['from', 'like', 'late', 'with'].includes(word));
}

const keepsakes: ReadonlySet<string> = new Set(['ashes_compartment', 'hair_compartment', 'photo_frame']);
const hindiParticles: ReadonlySet<string> = new Set(['ka', 'ki', 'ke', 'ko', 'mein', 'wala', 'wali', 'chahiye']);

/** "bhai jaldi bata", "didi, ek ring chahiye": the seller. */
function isAddressed(atoms: readonly Atom[], place: number): boolean {
  const next = atoms[place + 1];
  const called = ['bhai', 'bhaiya', 'didi', 'uncle', 'aunty', 'sir', 'madam', 'boss', 'bro', 'beta', 'dost', 'mate'];
  const isLast = next === undefined || next.kind === 'mark';
  const isCalled = called.includes(atoms[place]?.text ?? '') && (place <= 1 || (isLast && !isForCue(atoms[place - 1])));
  if (!isCalled || ['my', 'mera', 'meri', 'mere', 'her', 'his'].includes(atoms[place - 1]?.text ?? '')) return false;
  return !['ka', 'ki', 'ke', 'ko', 'aur', 'and', 'wants', 'needs'].includes(next?.text ?? '') && !isForCue(next);
}

function isForCue(atom: Atom | undefined): boolean {
  return senseOf(atom, 'cue')?.cue === 'for';
}

function isFor(atoms: readonly Atom[], place: number): boolean {
  const cues = [atoms[place - 1], atoms[place - 2], atoms[place + 1], atoms[place + 2]];
  return cues.some(isForCue) || atoms[place + 1]?.text === 'ko' || isWearersPiece(atoms, place);
}

/** "beti ki angoothi" is hers; "bhai ki sagai" is only his day. */
function isWearersPiece(atoms: readonly Atom[], place: number): boolean {
  return ['ki', 'ka', 'ke'].includes(atoms[place + 1]?.text ?? '') && hasSense(atoms[place + 2], 'piece');
}

/** "one for me and one for my sister", "sister and bhabhi both": each gets a piece. */
function isOneOfSeveral(atoms: readonly Atom[], person: Person, related: readonly Person[]): boolean {
  const rivals = related.filter(
    ({ sense, isFor: wanted }) =>
      sense.relation !== person.sense.relation && (wanted || sense.relation === 'self') && person.isFor,
  );
  if (rivals.some(({ sense }) => sense.relation !== 'self')) return true;
  const isBoth = related.some((other) => other.place === person.place + 2 && isAnd(atoms[person.place + 1]));
  if (isBoth) return true;
  // "a necklace for me and a bracelet for my sister"
  return rivals.some(({ place }) =>
    atoms.slice(Math.min(place, person.place), Math.max(place, person.place)).some((atom) => hasSense(atom, 'piece')),
  );
}

function isAnd(atom: Atom | undefined): boolean {
  return senseOf(atom, 'joint')?.joint === 'and' || isMark(atom, '/', '&');
}
