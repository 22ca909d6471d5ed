import type { RequestRecipient } from '#spec/request/wearer.ts';
import { type SaidFields, section } from '../fact.ts';
import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import type { SenseFor } from '../words/sense.ts';
import type { TextSpan } from '../words/span.ts';
import { ageOf } from './age.ts';
import { isFormerOwner } from './former-owner.ts';
import { namesBothPartners } from './pieces/partners.ts';
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
  const isOfBoth = namesBothPartners(context.atoms) !== undefined;
  const told = named.filter(
    (who) => !isOfFormerOwner(context.atoms, who) && who.text !== 'hers' && !(isOfBoth && who.sense.pronoun),
  );
  const gender = genderOf(one, role, isOthers ? told.filter(({ isFor: isOwn }) => isOwn) : told);
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

/** Named, but not as the one who wears it: a former owner, the seller, a giver, the host of a day, children by their stones. */
function isNotWearer(atoms: readonly Atom[], place: number): boolean {
  if (isFormerOwner(atoms, place) || isAddressed(atoms, place)) return true;
  const behind = atoms[place + 1];
  if (
    isDayWornTo(atoms, place) ||
    isHostOfBride(atoms, place) ||
    isSpeaker(atoms, place) ||
    isCompanyOfSpeaker(atoms, place)
  )
    return true;
  if (isOwnerOfThing(atoms, place) || isLost(atoms, place) || isChildByStone(atoms, place)) return true;
  const act = hasSense(behind, 'boundary') ? atoms[place + 2] : behind;
  const isWearing = act?.text === 'will' && /^(?:wear|love|be|like)/.test(atoms[place + 2]?.text ?? '');
  const isActing = !senseOf(atoms[place], 'wearer')?.pronoun && acting.has(act?.text ?? '') && !isWearing;
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

/** "teacher hu", "I am a 78 year old grandmother", "Im the best man", "Military spouse here" */
function isSpeaker(atoms: readonly Atom[], place: number): boolean {
  if (senseOf(atoms[place], 'wearer')?.pronoun) return false;
  if (['hu', 'hun', 'hoon', 'here'].includes(atoms[place + 1]?.text ?? '')) return true;
  const before = atoms.slice(Math.max(0, place - 4), place).map(({ text }) => text);
  const isA = before.at(-1) === 'a' || before.at(-1) === 'the' || before.includes('old');
  return (
    (isA && before.some((word, at) => ["i'm", 'im'].includes(word) || (word === 'i' && before[at + 1] === 'am'))) ||
    (before.includes('we') && before.includes('are'))
  );
}

/** "my boyfriend and I went", "Mom and I are splitting", "me n my bro": they give or wear it together. */
function isCompanyOfSpeaker(atoms: readonly Atom[], place: number): boolean {
  if (isAnd(atoms[place + 1]) && atoms[place + 2]?.text === 'i') return true;
  const before = atoms.slice(Math.max(0, place - 3), place);
  return before.some(
    (atom, at) => ['me', 'meri'].includes(atom.text) && before.slice(at + 1).some((one) => isAnd(one)),
  );
}

/** "my mother's shayla", "brother's bar": a thing that is there; a day, a size or a piece is the wearer's own. */
function isOwnerOfThing(atoms: readonly Atom[], place: number): boolean {
  const next = atoms[place + 1];
  const isPossessive =
    /(?:'s|[dmn]s)$/.test(atoms[place]?.text ?? '') && senseOf(atoms[place], 'wearer')?.relation !== undefined;
  if (!isPossessive || isFor(atoms, place)) return false;
  if (next === undefined || next.kind === 'mark' || senseOf(next, 'engrave')?.motif) return true;
  return (
    next?.text === 'is' ||
    (next?.kind === 'word' && next.senses.length === 0 && !ownThings.has(next.text) && !next.text.endsWith('ing'))
  );
}

const ownThings: ReadonlySet<string> = new Set(
  'name names finger fingers wrist neck ears favourite favorite age first'.split(' '),
);

/** "We lost our baby", "you showed my husband", "1 husband", "I told myself", "ashes ring for dad" */
function isLost(atoms: readonly Atom[], place: number): boolean {
  const before = atoms.slice(Math.max(0, place - 2), place);
  const hasAshes = atoms.some((atom) => senseOf(atom, 'feature')?.feature === 'ashes_compartment');
  if (hasAshes && !senseOf(atoms[place], 'wearer')?.pronoun && senseOf(atoms[place], 'wearer')?.relation !== 'self')
    return true;
  const isCounted =
    before.at(-1)?.quantity?.kind === 'count' &&
    before.at(-1)?.quantity?.kind !== undefined &&
    before.at(-1)?.text === '1';
  return isCounted || before.some(({ text }) => ['lost', 'showed', 'told'].includes(text));
}

/** "birthstone ring, mere dono bachcho ke": children are named by their stones unless it is for them. */
function isChildByStone(atoms: readonly Atom[], place: number): boolean {
  if (
    senseOf(atoms[place], 'wearer')?.relation !== 'child' &&
    senseOf(atoms[place], 'wearer')?.relation !== 'grandchild'
  )
    return false;
  return (
    !isForCue(atoms[place - 1]) &&
    !isForCue(atoms[place - 2]) &&
    atoms.some((atom) => senseOf(atom, 'cue')?.cue === 'birthstone')
  );
}

/** "for my son's wedding … the bride likes diamonds": he is only the host. */
function isHostOfBride(atoms: readonly Atom[], place: number): boolean {
  const isOfDay = /'s$/.test(atoms[place]?.text ?? '') && hasSense(atoms[place + 1], 'occasion');
  const own = senseOf(atoms[place], 'wearer');
  return isOfDay && own?.gender === 'male' && atoms.some((atom) => isOtherBride(atom));
}

function isOtherBride(atom: Atom): boolean {
  const wearer = senseOf(atom, 'wearer');
  return wearer?.role === 'bride' || (wearer?.gender === 'female' && !wearer.pronoun && wearer.relation === undefined);
}

/** "bhai ki shaadi mein pehenne ke liye": worn at his wedding, not by him. */
function isDayWornTo(atoms: readonly Atom[], place: number): boolean {
  const isOfDay = ['ki', 'ka', 'ke'].includes(atoms[place + 1]?.text ?? '') && hasSense(atoms[place + 2], 'occasion');
  return isOfDay && atoms.some(({ text }) => /^(?:pehn|pehen|pahan)/.test(text));
}

/** What somebody does who talks of the piece, buys or pays for it: "mummy ne kaha", "my sister recommended you". */
const acting: ReadonlySet<string> = new Set(
  'ne said says told recommended suggested sent bought paying pays had got saw thinks runs passed died kehti kehte kehta bole boli bola expects does will brought'.split(
    ' ',
  ),
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
  const called = [
    'bhai',
    'bhaiya',
    'didi',
    'uncle',
    'aunty',
    'sir',
    'madam',
    'boss',
    'bro',
    'beta',
    'dost',
    'mate',
    'brother',
    'sister',
    'friend',
    'team',
    'sis',
  ];
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

function isAnd(atom: Atom | undefined): boolean {
  return senseOf(atom, 'joint')?.joint === 'and' || ['plus', 'n'].includes(atom?.text ?? '') || isMark(atom, '/', '&');
}
