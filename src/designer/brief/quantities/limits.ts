import { type Atom, hasSense, isMark, senseOf } from '../parse/atom.ts';
import type { Bound, Share } from './quantity.ts';

/**
 * Marks each quantity that is a limit ("under 20 gm", "20 gm tak") or that holds for each or for all pieces ("each",
 * "total").
 */
export function limited(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.map((atom, at) => {
    if (!atom.quantity) return atom;
    const bound = boundBehind(atoms, at) ?? boundBefore(atoms, at);
    const share = shareBeside(atoms, at);
    if (!bound && !share) return atom;
    return { ...atom, quantity: { ...atom.quantity, ...(bound && { bound }), ...(share && { share }) } };
  });
}

function boundBefore(atoms: readonly Atom[], at: number): Bound | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const atom = atoms[before];
    const said = senseOf(atom, 'bound');
    if (said?.side === 'after') return undefined;
    // "20 gm max 2.6 size": a word behind one quantity does not limit the next, unless it is of its kind.
    if (said?.side === 'any' && isLimitable(atoms[before - 1]) && !isOfKind(atoms, before - 1, at)) return undefined;
    if (said) return said.bound === 'min' && isDenied(atoms, before) ? 'max' : said.bound;
    if (!hasSense(atom, 'filler', 'boundary', 'article', 'cue', 'share') && !isMark(atom, ':', '=')) return undefined;
  }
  return undefined;
}

function boundBehind(atoms: readonly Atom[], at: number): Bound | undefined {
  for (let behind = at + 1; behind <= at + 3; behind += 1) {
    const atom = atoms[behind];
    const said = senseOf(atom, 'bound');
    if (said?.side === 'before') return undefined;
    // "13 inch plus 3 inch extender" adds, "5 lakh plus" is a limit.
    if (/^(?:plus|\+)$/.test(atom?.text ?? '') && atoms[behind + 1] && atoms[behind + 1]?.kind !== 'mark')
      return undefined;
    // "£400 tops" is a limit, "5 gm tops" are earrings.
    if (hasSense(atom, 'piece') && !isForeignMoney(atoms[at])) return undefined;
    // "min 5 gm max 10 gm": such a word belongs to the quantity right behind it.
    if (said) return said.side === 'any' && isOfKind(atoms, behind + 1, at) ? undefined : said.bound;
    const isVerb = hasSense(atom, 'boundary') && (behind === at + 1 || atom?.text === 'is' || atom?.text === 'hai');
    if (!hasSense(atom, 'filler', 'share', 'cue', 'metal') && !isVerb) return undefined;
  }
  return undefined;
}

/** A karat, a fineness and a size of a finger are what they are: "size 10 US max 6 grams" limits the weight. */
const unlimited: ReadonlySet<string> = new Set(['karat', 'fineness', 'ring-size', 'bangle-size']);

function isLimitable(atom: Atom | undefined): boolean {
  return atom?.quantity !== undefined && !unlimited.has(atom.quantity.kind);
}

function isOfKind(atoms: readonly Atom[], one: number, other: number): boolean {
  const { kind } = atoms[one]?.quantity ?? {};
  return kind !== undefined && kind === atoms[other]?.quantity?.kind;
}

/** "can't go over 800", "don't want to spend more than 2k": what must not be exceeded. */
function isDenied(atoms: readonly Atom[], bound: number): boolean {
  return atoms
    .slice(Math.max(0, bound - 5), bound)
    .some((atom) => hasSense(atom, 'negation') || /n't\b|^(?:not|never|cannot|cant|wont|dont)$/.test(atom.text));
}

function isForeignMoney(atom: Atom | undefined): boolean {
  const { quantity } = atom ?? {};
  return quantity?.kind === 'money' && quantity.currency !== undefined && quantity.currency !== 'INR';
}

/** What may stand between a quantity and the word that shares it out: "total diamond weight 4 ct". */
const betweenShare = ['filler', 'bound', 'gem', 'stone', 'shape', 'origin', 'metal', 'article'] as const;

function shareBeside(atoms: readonly Atom[], at: number): Share | undefined {
  const { kind, share } = atoms[at]?.quantity ?? {};
  if (share) return share;
  // "18-20 gm pair", "pair 60 gram", "1 gm ki ek jodi": weights and prices often mean both together.
  const pairPlaces = [contentAfter(atoms, at), contentBefore(atoms, at)];
  const ofPair = pairPlaces.find((place) => senseOf(atoms[place], 'cue')?.cue === 'pair');
  if (ofPair !== undefined && (kind === 'gram' || kind === 'money') && !hasSense(atoms[ofPair + 1], 'piece'))
    return 'pair';
  return shareBehind(atoms, at) ?? shareBefore(atoms, at);
}

function shareBehind(atoms: readonly Atom[], at: number): Share | undefined {
  for (let behind = at + 1; behind <= at + 5; behind += 1) {
    const said = senseOf(atoms[behind], 'share');
    if (isPairOfPieces(atoms, at, behind)) return 'pair';
    // "1 ct centre, total 2 ct", "3 gm each 12 gm": such a word belongs to the quantity right behind it.
    if (said?.share === 'each' && senseOf(atoms[behind + 1], 'cue')?.cue === 'pair') return 'pair';
    if (said) return atoms[behind + 1]?.quantity && behind > at + 1 ? undefined : said.share;
    // "40 g all 4"
    if (atoms[behind]?.text === 'all' && atoms[behind + 1]?.quantity?.kind === 'count') return 'all_pieces';
    const isPieces = atoms[at]?.quantity?.kind === 'gram' && isOfPieces(atoms[behind]);
    const isIn = atoms[behind]?.text === 'in' || atoms[behind]?.text === 'for';
    if (!isPieces && !isIn && !hasSense(atoms[behind], ...betweenShare) && !isMark(atoms[behind], '('))
      return undefined;
  }
  return undefined;
}

function isPairOfPieces(atoms: readonly Atom[], at: number, behind: number): boolean {
  const isPair = senseOf(atoms[behind], 'cue')?.cue === 'pair' && atoms[at]?.quantity?.kind === 'gram';
  return isPair && hasSense(atoms[behind - 1], 'piece');
}

/** "20 gm ka 4 bangles milake", "10 gm ki kangan jodi" */
function isOfPieces(atom: Atom | undefined): boolean {
  return hasSense(atom, 'piece') || atom?.quantity?.kind === 'count';
}

function shareBefore(atoms: readonly Atom[], at: number): Share | undefined {
  const { kind } = atoms[at]?.quantity ?? {};
  // "1 ct + 0.5 ct = 1.5 ct"
  if (kind === 'carat' && isMark(atoms[at - 1], '=')) return 'total';
  // "0.33 ct x 3"
  if (kind === 'carat' && atoms[at + 1]?.text === 'x' && atoms[at + 2]?.quantity?.kind === 'count') return 'each';
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const atom = atoms[before];
    const said = senseOf(atom, 'share');
    // "each pair not more than 4 g"
    if (said?.share === 'each' && senseOf(atoms[before + 1], 'cue')?.cue === 'pair') return 'pair';
    if (said) return atoms[before - 1]?.quantity?.kind === kind ? undefined : said.share;
    // "dono milakar 120 gm, ek 60 gm"
    if (atom?.text === 'ek' && kind === 'gram' && isMark(atoms[before - 1], ',')) return 'each';
    // "each cap 1 gm"
    const isThing = atom?.kind === 'word' && before === at - 1;
    const isCue =
      isMeasureCue(atom) ||
      isMark(atom, ':') ||
      atom?.text === 'is' ||
      atom?.text === 'hai' ||
      atom?.text === 'milakar' ||
      senseOf(atom, 'cue')?.cue === 'pair';
    if (!isThing && !isCue && !hasSense(atom, ...betweenShare)) return undefined;
  }
  return undefined;
}

function isMeasureCue(atom: Atom | undefined): boolean {
  const cue = senseOf(atom, 'cue')?.cue;
  return cue === 'between' || cue === 'weight' || cue === 'metal_weight' || cue === 'gross' || cue === 'budget';
}

function contentAfter(atoms: readonly Atom[], at: number): number {
  let next = at + 1;
  while (hasSense(atoms[next], 'filler', 'article') || atoms[next]?.text === 'ek') next += 1;
  return next;
}

function contentBefore(atoms: readonly Atom[], at: number): number {
  let before = at - 1;
  while (hasSense(atoms[before], 'filler', 'article')) before -= 1;
  return before;
}
