import { type Atom, hasSense, isMark, senseOf } from '../atom.ts';
import { isAlike } from './negated-list.ts';
import { type NegationScope, noScope } from './right-scope.ts';
import { describes, familyOf, isAdjective, isGeneral, isNoun, isPlace, isUnknownWord } from './ruled-out-noun.ts';
import { wordSet } from '../word-set.ts';

/** Verbs that stand between a thing and its "nahi": "halo lagana nahi", "moti chahiye hi nahi". */
const between: ReadonlySet<string> = wordSet(`
  lagana, lagao, rakhna, dena, karna, banana, banwana, pehenna, hona, ho, lena, dalna, chahiye, chahie, chaiye,
  is, are, was, jaisa, jaise, jaisi, type, wagera, vagera, vgera, wagaira, vagaira, vaghera, vagairah, wagairah, vagaireh, wagerah, etc, use, suit,
  pasand, dikhna, dikhne, dikhni, lagte, lagti, lagta, hone, honi, chahta, mein, me, par, pe, ko, please, plz,
  pls, ji, ones, one, stuff, thing, things, idea, mujhe, mujhko, hume, humein, hamein, usko, unko, unhe, wo, woh,
  absolutely, definitely, certainly, honestly, obviously
`);

/** How many words that no lexicon knows may stand between a thing and its "nahi". */
const MOST_UNKNOWN_WORDS = 2;

/** "X nahi", "X aur Y bilkul nahi chahiye", "X ke bina": what stands before a negation. */
export function leftScope(atoms: readonly Atom[], from: number, ofAll = false): NegationScope {
  const scope: number[] = [];
  let expectsNoun = true;
  let isOfDegree = false;
  let isListed = false;
  let unknown = 0;
  for (let at = from - 1; at >= 0; at -= 1) {
    const atom = atoms[at] as Atom;
    // "yellow gold 18k halo nahi": a karat is of the piece, whatever part of it is ruled out.
    if (atom.quantity?.kind === 'karat' && hasSense(atoms[scope[0] ?? -1], 'role', 'feature', 'setting', 'gem')) break;
    // "plain kada, moti, meena kuch nahi": the list ends where something of another sort stands.
    if (isListed && isNoun(atom) && !isOfList(atoms[scope[0] ?? -1], atom)) break;
    // "gold ring, time nahi hai": behind a word that nobody knows a metal or a piece is no thing of the negation.
    if (unknown > 0 && isNoun(atom) && (/^(?:metal|piece)$/.test(familyOf(atom)) || announcesLetters(atom)))
      return noScope;
    if (expectsNoun && isNoun(atom) && !(isGeneral(atom) && at > 0 && leadsToNoun(atoms, at - 1))) {
      scope.push(at);
      expectsNoun = false;
    } else if (expectsNoun && scope.length === 0 && hasSense(atom, 'degree')) isOfDegree = true;
    else if (!expectsNoun && (describes(atom) || isModifiedPiece(atoms, at, scope))) scope.push(at);
    // "bahar likhna, andar nahi": only the place is denied.
    else if (expectsNoun && scope.length === 0 && isPlace(atom) && !leadsToNoun(atoms, at - 1))
      return { ruledOut: [], denied: [at] };
    else if (expectsNoun && (mayStandBetween(atoms, at) || isGeneral(atom) || isPlace(atom))) continue;
    // "22k, 18 nahi chahiye"
    else if (expectsNoun && scope.length === 0 && atom.quantity?.kind === 'count' && atom.quantity.value > 4)
      return { ruledOut: [], denied: [at] };
    // "halo suit nahi karta", "joint dikhna nahi chahiye"
    else if (expectsNoun && scope.length === 0 && isUnknownWord(atom) && unknown < MOST_UNKNOWN_WORDS) unknown += 1;
    else if (!expectsNoun && joinsNouns(atoms, at)) expectsNoun = true;
    // "diamond ya kuch bhi chamkila nahi"
    else if (!expectsNoun && hasSense(atom, 'filler') && isBehindOr(atoms, at)) continue;
    else if (!expectsNoun && ofAll && isMark(atom, ',')) expectsNoun = isListed = true;
    else break;
  }
  return withWordsBefore(atoms, scope, isOfDegree);
}

/** What is named in one list with a thing: another thing, no metal, piece or look of the piece. */
function isOfList(first: Atom | undefined, atom: Atom): boolean {
  return isAlike(first, atom, 'gem') && (isAdjective(first) || !hasSense(atom, 'style', 'constraint', 'profile'));
}

/** What stands before the thing: "bade stone nahi", "zyada stone nahi", "6 prong nahi, 4". */
function withWordsBefore(atoms: readonly Atom[], scope: readonly number[], isOfDegree: boolean): NegationScope {
  const first = Math.min(...scope);
  if (scope.length === 0) return noScope;
  let before = first - 1;
  while (hasSense(atoms[before], 'filler') && !hasSense(atoms[before], 'qualifier', 'degree')) before -= 1;
  const degree = isOfDegree || hasSense(atoms[before], 'degree');
  if (degree && !isAdjective(atoms[scope[0] ?? -1])) return noScope;
  const count = atoms[first - 1]?.quantity;
  if (count?.kind === 'count' && count.value > 1) return { ruledOut: [], denied: [first - 1] };
  return { ruledOut: hasSense(atoms[before], 'qualifier') ? [before, ...scope] : scope, denied: [] };
}

/** "peacock design nahi", "stone peeche nahi": the thing stands before the word that says nothing of its own. */
function leadsToNoun(atoms: readonly Atom[], at: number): boolean {
  let before = at;
  while ((hasSense(atoms[before], 'filler') && !hasSense(atoms[before], 'cue')) || isWala(atoms[before])) before -= 1;
  return isNoun(atoms[before]);
}

function mayStandBetween(atoms: readonly Atom[], at: number): boolean {
  const atom = atoms[at] as Atom;
  // "pearls? no", "stones: none"
  if (isWala(atom) || between.has(atom.text) || isMark(atom, '?', ':')) return true;
  // "diamond ek bhi nahi"
  if (atom.text === 'ek') return atoms[at + 1]?.text === 'bhi';
  return hasSense(atom, 'filler') && !hasSense(atom, 'cue');
}

/** "screw wala nahi": the word that makes a noun of anything. */
function isWala(atom: Atom | undefined): boolean {
  return /^wal[aei]$/.test(atom?.text ?? '');
}

/** "halo ring nahi": what stands before a piece is what is ruled out. */
function isModifiedPiece(atoms: readonly Atom[], at: number, scope: readonly number[]): boolean {
  return hasSense(atoms[at], 'role', 'feature', 'motif') && hasSense(atoms[scope[0] ?? -1], 'piece');
}

/** "naam Kavya nahi, Kavita": the letters are denied, not the name. */
function announcesLetters(atom: Atom): boolean {
  return senseOf(atom, 'cue')?.cue === 'initials';
}

function isBehindOr(atoms: readonly Atom[], at: number): boolean {
  let before = at - 1;
  while (hasSense(atoms[before], 'filler')) before -= 1;
  return senseOf(atoms[before], 'joint')?.joint === 'or' && isNoun(atoms[before - 1]);
}

function joinsNouns(atoms: readonly Atom[], at: number): boolean {
  const joint = senseOf(atoms[at], 'joint')?.joint;
  return (joint === 'and' || joint === 'or') && isNoun(atoms[at - 1]);
}
