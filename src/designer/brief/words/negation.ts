import { type Atom, hasSense, isMark, senseOf } from './atom.ts';
import type { Subject } from './sense.ts';

/** Words that describe the noun behind them; a negated phrase runs through them to its noun. */
const describing: readonly Subject[] = [
  'tone',
  'metal',
  'gem',
  'shape',
  'cut',
  'origin',
  'country',
  'setting',
  'form',
  'style',
  'finish',
  'technique',
  'kind',
];

/** Words that can be ruled out. */
const nouns: readonly Subject[] = [
  ...describing,
  'stone',
  'role',
  'prongs',
  'piece',
  'motif',
  'feature',
  'constraint',
  'closure',
  'profile',
  'enamel',
  'engrave',
  'hallmark',
  'beads',
  'arrangement',
  'orientation',
  'unwanted',
];

/** How many unknown words one negation may cover: "no dangly bits". */
const MOST_UNKNOWN_WORDS = 3;

/**
 * Marks everything under a negation, in both languages: "no X or Y", "without X", "not X but Y" run to the right, "X
 * nahi", "X aur Y bilkul nahi chahiye", "X ke bina" run to the left.
 */
export function markNegated(atoms: readonly Atom[]): readonly Atom[] {
  const negated = new Set<number>();
  atoms.forEach((atom, at) => {
    const negation = senseOf(atom, 'negation');
    if (!negation) return;
    const right = () => rightScope(atoms, at);
    const left = () => leftScope(atoms, at);
    const first = negation.side === 'before' ? right() : left();
    // "halo no, solid gold" and "nahi chahiye halo": the other order is said too.
    const other = negation.side === 'before' ? interjected(atoms, at) : opensPhrase(atoms, at) ? right() : [];
    const scope = first.length > 0 ? first : other;
    for (const place of withoutOwner(atoms, scope)) negated.add(place);
  });
  return negated.size === 0 ? atoms : atoms.map((atom, at) => (negated.has(at) ? { ...atom, negated: true } : atom));
}

/**
 * "gold ring nahi": what describes the piece is ruled out, not the piece; with another piece named instead
 * ("mangalsutra nahi, bracelet"), the piece is.
 */
function withoutOwner(atoms: readonly Atom[], scope: readonly number[]): readonly number[] {
  const others = scope.filter((place) => !hasSense(atoms[place], 'piece'));
  const own = scope.map((place) => senseOf(atoms[place], 'piece')?.type).find((type) => type !== undefined);
  const another = atoms.some((atom, place) => {
    const type = senseOf(atom, 'piece')?.type;
    return type !== undefined && type !== own && !scope.includes(place);
  });
  return others.length > 0 && !(own !== undefined && another) ? others : scope;
}

function isNoun(atom: Atom | undefined): boolean {
  return hasSense(atom, ...nouns) || atom?.quantity?.kind === 'karat';
}

function isUnknownWord(atom: Atom | undefined): boolean {
  return atom?.kind === 'word' && atom.text.length > 1;
}

function describes(atom: Atom | undefined): boolean {
  return hasSense(atom, ...describing) || atom?.quantity?.kind === 'karat';
}

function rightScope(atoms: readonly Atom[], from: number): readonly number[] {
  const scope: number[] = [];
  let unknown = 0;
  let closed = false;
  for (let at = from + 1; at < atoms.length; at += 1) {
    const atom = atoms[at];
    const opening = scope.length === 0;
    if (isNoun(atom) && !(closed && !opening)) {
      scope.push(at);
      closed = !describes(atom);
    } else if (opening && hasSense(atom, 'filler', 'article', 'boundary') && !isVerbEnd(atom)) continue;
    else if (isUnknownWord(atom) && unknown < MOST_UNKNOWN_WORDS && (opening || unknown > 0)) {
      scope.push(at);
      unknown += 1;
    } else if (!opening && goesOn(atoms, at)) {
      closed = false;
      unknown = 0;
    } else break;
  }
  return scope;
}

/** Verbs close a phrase even when nothing has been named yet: "not … make it". */
function isVerbEnd(atom: Atom | undefined): boolean {
  return atom?.text === 'but' || atom?.text === 'make' || atom?.text === 'make it';
}

/** "or", "nor" and "/" carry a negation on; a comma or "and" only when a bare noun closes the list. */
function goesOn(atoms: readonly Atom[], at: number): boolean {
  const joint = senseOf(atoms[at], 'joint')?.joint;
  if (joint === 'or' || isMark(atoms[at], '/'))
    return isNoun(pastFillers(atoms, at + 1)) || isUnknownWord(atoms[at + 1]);
  if (joint === 'and') return endsAfterNoun(atoms, at + 1);
  return isMark(atoms[at], ',') && listEndsWithOr(atoms, at + 1);
}

function pastFillers(atoms: readonly Atom[], at: number): Atom | undefined {
  let next = at;
  while (hasSense(atoms[next], 'filler')) next += 1;
  return atoms[next];
}

function endsAfterNoun(atoms: readonly Atom[], from: number): boolean {
  let at = from;
  while (hasSense(atoms[at], 'filler')) at += 1;
  const start = at;
  while (isNoun(atoms[at]) && !hasSense(atoms[at], 'piece')) at += 1;
  return at > start && (atoms[at] === undefined || atoms[at]?.kind === 'mark' || hasSense(atoms[at], 'joint'));
}

function listEndsWithOr(atoms: readonly Atom[], from: number): boolean {
  for (let at = from; at < Math.min(atoms.length, from + 12); at += 1) {
    const joint = senseOf(atoms[at], 'joint')?.joint;
    if (joint === 'or' || hasSense(atoms[at], 'negation')) return joint === 'or' && at > from;
    if (!isNoun(atoms[at]) && !hasSense(atoms[at], 'filler') && !isMark(atoms[at], ',')) return false;
  }
  return false;
}

function leftScope(atoms: readonly Atom[], from: number): readonly number[] {
  const scope: number[] = [];
  let expectsNoun = true;
  for (let at = from - 1; at >= 0; at -= 1) {
    const atom = atoms[at];
    if (expectsNoun && isNoun(atom)) {
      scope.push(at);
      expectsNoun = false;
    } else if (!expectsNoun && (describes(atom) || isModifiedPiece(atoms, at, scope))) scope.push(at);
    else if (expectsNoun && (isWala(atom) || (hasSense(atom, 'filler') && !hasSense(atom, 'cue')))) continue;
    else if (expectsNoun && scope.length === 0 && isUnknownWord(atom)) return [at];
    else if (!expectsNoun && joinsNouns(atoms, at)) expectsNoun = true;
    else break;
  }
  return scope;
}

/** "screw wala nahi": the word that makes a noun of anything. */
function isWala(atom: Atom | undefined): boolean {
  return atom !== undefined && /^wal[aei]$/.test(atom.text);
}

/** "halo ring nahi": what stands before a piece is what is ruled out. */
function isModifiedPiece(atoms: readonly Atom[], at: number, scope: readonly number[]): boolean {
  return hasSense(atoms[at], 'role', 'feature', 'motif') && hasSense(atoms[scope[0] ?? -1], 'piece');
}

function joinsNouns(atoms: readonly Atom[], at: number): boolean {
  const joint = senseOf(atoms[at], 'joint')?.joint;
  return (joint === 'and' || joint === 'or') && isNoun(atoms[at - 1]);
}

/** "nahi chahiye halo": nothing stands before it that it could be about. */
function opensPhrase(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1];
  return before === undefined || before.kind === 'mark' || hasSense(before, 'boundary', 'joint', 'filler');
}

/** "gold filled no, solid 14k": a negation with nothing behind it looks back. */
function interjected(atoms: readonly Atom[], at: number): readonly number[] {
  const behind = atoms[at + 1];
  const ends = behind === undefined || behind.kind === 'mark';
  return ends && !isMark(atoms[at - 1], '?', '.', ',') ? leftScope(atoms, at) : [];
}
