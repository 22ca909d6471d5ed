import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { hindiParticles } from '../../parse/hindi-particles.ts';
import { wordSet } from '../../parse/word-set.ts';
import { isAnd, isFor, isForCue } from './for-whom.ts';
import { isFormerOwner } from './former-owner.ts';

/** Named, but not as the one who wears it: a former owner, the seller, a giver, the host of a day, children by their stones. */
export function isNotWearer(atoms: readonly Atom[], place: number): boolean {
  if (isFormerOwner(atoms, place) || isAddressed(atoms, place)) return true;
  const behind = atoms[place + 1];
  if (
    isDayWornTo(atoms, place) ||
    isHostOfBride(atoms, place) ||
    isSpeaker(atoms, place) ||
    isCompanyOfSpeaker(atoms, place)
  )
    return true;
  if (isOwnerOfThing(atoms, place) || isOnlyTold(atoms, place) || isChildByStone(atoms, place)) return true;
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

const ownThings: ReadonlySet<string> = wordSet(
  'name, names, finger, fingers, wrist, neck, ears, favourite, favorite, age, first',
);

/** "We lost our baby", "you showed my husband", "I told myself"; "2 dogs, 1 husband" tells who writes. */
function isOnlyTold(atoms: readonly Atom[], place: number): boolean {
  const before = atoms.slice(Math.max(0, place - 2), place).map(({ text }) => text);
  return before.at(-1) === '1' || before.some((text) => ['lost', 'showed', 'told'].includes(text));
}

/** "birthstone ring, mere dono bachcho ke": children are named by their stones unless it is for them. */
function isChildByStone(atoms: readonly Atom[], place: number): boolean {
  const relation = senseOf(atoms[place], 'wearer')?.relation ?? '';
  const isFor = isForCue(atoms[place - 1]) || isForCue(atoms[place - 2]);
  const hasStones = atoms.some((atom) => senseOf(atom, 'cue')?.cue === 'birthstone');
  return ['child', 'grandchild'].includes(relation) && !isFor && hasStones;
}

/** "for my son's wedding … the bride likes diamonds": he is only the host. */
function isHostOfBride(atoms: readonly Atom[], place: number): boolean {
  const isOfDay = atoms[place]?.text.endsWith("'s") === true && hasSense(atoms[place + 1], 'occasion');
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
const acting = wordSet(`
  ne, said, says, told, recommended, suggested, sent, bought, paying, pays, had, got, saw, thinks, runs, passed, died,
  kehti, kehte, kehta, bole, boli, bola, expects, does, will, brought
`);

/** "from her parents", "like my father had", "my late father" */
function isGiver(atoms: readonly Atom[], place: number): boolean {
  const before = [atoms[place - 1], atoms[place - 2]].map((atom) => atom?.text ?? '');
  return before.some((word) => ['from', 'like', 'late', 'with'].includes(word));
}

const keepsakes: ReadonlySet<string> = new Set(['ashes_compartment', 'hair_compartment', 'photo_frame']);

/** What sellers and helpers are called. */
const called = wordSet(
  'bhai, bhaiya, didi, uncle, aunty, sir, madam, boss, bro, beta, dost, mate, brother, sister, friend, team, sis',
);

/** "bhai jaldi bata", "didi, ek ring chahiye": the seller. */
function isAddressed(atoms: readonly Atom[], place: number): boolean {
  const next = atoms[place + 1];
  const isLast = next === undefined || next.kind === 'mark';
  const isCalled = called.has(atoms[place]?.text ?? '') && (place <= 1 || (isLast && !isForCue(atoms[place - 1])));
  if (!isCalled || ['my', 'mera', 'meri', 'mere', 'her', 'his'].includes(atoms[place - 1]?.text ?? '')) return false;
  return !['ka', 'ki', 'ke', 'ko', 'aur', 'and', 'wants', 'needs'].includes(next?.text ?? '') && !isForCue(next);
}
