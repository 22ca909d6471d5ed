import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';
import { spanOver } from '../../parse/span.ts';
import type { SaidPiece } from './find-pieces.ts';
import { isPlural } from './plural.ts';

/** More pieces than this are told by their number, not one by one. */
const MOST_MEMBERS = 8;

/** What makes one of several pieces another than the next: not for whom it is, and not its size. */
const telling = [
  'metal',
  'tone',
  'gem',
  'stone',
  'shape',
  'style',
  'motif',
  'setting',
  'finish',
  'technique',
  'feature',
  'profile',
  'enamel',
] as const;

/** A stretch of the brief that tells of one piece: the places from its first word up to behind its last. */
interface Clause {
  readonly from: number;
  readonly to: number;
}

/**
 * "Two rings, one plain, one with a ruby", "teen kade: ek sher wala, ek saada, ek mor wala", "2 broad kada, 4 thin
 * plain": pieces of one name that are told one by one, each with its clause. Undefined where they are alike.
 */
export function enumerated(atoms: readonly Atom[], piece: SaidPiece): readonly SaidPiece[] | undefined {
  return oneByOne(atoms, piece) ?? countedOn(atoms, piece);
}

function oneByOne(atoms: readonly Atom[], piece: SaidPiece): readonly SaidPiece[] | undefined {
  const noun = Math.min(...piece.places);
  const amount = piece.qty?.value;
  if (amount === 1 || (amount ?? 2) > MOST_MEMBERS) return undefined;
  const places = openersAfter(atoms, noun);
  // "gents ring: ek sher wali, ek plain, ek khanda wali"
  const areSeveral = amount !== undefined || isPlural(atoms[noun]?.text ?? '') || places.length > 2;
  if (!areSeveral) return undefined;
  if (places.length < 2 || (amount !== undefined && places.length !== amount)) return undefined;
  const clauses = places.map((from, index): Clause => ({ from, to: places[index + 1] ?? endOf(atoms, from) }));
  if (!clauses.every((clause) => tells(atoms, clause)) || atoms.some((atom) => hasSense(atom, 'alike')))
    return undefined;
  return clauses.map((clause, index) => {
    const opener = atoms[clause.from] as Atom;
    const { unit = { value: 'piece' as const, span: opener.span }, ...spoken } = memberOf(
      atoms,
      piece,
      clause,
      index === 0,
    );
    // "(a) silver, (b) gold", "first a plain one" say how many only together.
    const isCounted = hasSense(opener, 'numeral') || senseOf(opener, 'cue')?.cue === 'pair';
    return isCounted ? { ...spoken, qty: { value: 1, span: opener.span }, unit } : spoken;
  });
}

/** "2 broad kada with peacock ends, 4 thin plain": what is counted on without a name is of the same. */
function countedOn(atoms: readonly Atom[], piece: SaidPiece): readonly SaidPiece[] | undefined {
  const counted = piece.qty?.span[0] ?? Infinity;
  const noun = piece.places.toSorted((a, b) => a - b).find((place) => (atoms[place]?.span[0] ?? 0) > counted);
  if (noun === undefined) return undefined;
  const places = atoms.flatMap((_, at) => (at > noun && countsOn(atoms, at) ? [at] : []));
  if (places.length === 0 || atoms.some((atom) => hasSense(atom, 'alike'))) return undefined;
  const clauses = [
    { from: atoms.findIndex(({ span }) => span === piece.qty?.span), to: places[0] ?? 0 },
    ...places.map((from, index): Clause => ({ from, to: places[index + 1] ?? endOf(atoms, from) })),
  ];
  return clauses.map((clause, index) => {
    const { quantity, span } = atoms[clause.from] ?? {};
    const qty = quantity?.kind === 'count' && span ? { value: quantity.value, span } : piece.qty;
    return { ...memberOf(atoms, piece, clause, index === 0), ...(qty && { qty }) };
  });
}

function memberOf(atoms: readonly Atom[], piece: SaidPiece, clause: Clause, isFirst: boolean): SaidPiece {
  const last = atoms[clause.to - 1] ?? atoms.at(-1);
  const span = spanOver((atoms[clause.from] as Atom).span, (last as Atom).span);
  const places = isFirst ? [...piece.places, clause.from] : [clause.from];
  const { qty: _qty, unit, ...spoken } = piece;
  return { ...spoken, places, ...(unit && { unit }), type: { ...piece.type, span }, clause: { ...clause, span } };
}

/** "one", "ek", "first", "pair A", "(b)", each at the beginning of a phrase. */
function openersAfter(atoms: readonly Atom[], noun: number): readonly number[] {
  const places: number[] = [];
  for (let at = noun + 1; at < atoms.length; at += 1) {
    if (!isOpener(atoms, at)) continue;
    const before = atoms[at - 1];
    const isApart = before?.kind === 'mark' || hasSense(before, 'joint');
    const isNext = places.length > 0 && hasSense(before, ...telling);
    if ((isApart && senseOf(before, 'joint')?.joint !== 'with') || isNext) places.push(at);
  }
  return places;
}

function isOpener(atoms: readonly Atom[], at: number): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (hasSense(next, 'share', 'piece', 'cue')) return false;
  if (hasSense(atom, 'enumerator')) return true;
  // "pair A", "(b)"
  const isLetter = next !== undefined && next.span[1] - next.span[0] === 1 && next.kind !== 'number' && !next.quantity;
  const isNamed = senseOf(atom, 'cue')?.cue === 'pair' || (isMark(atom, '(') && isMark(atoms[at + 2], ')'));
  return isLetter && next.kind !== 'mark' && isNamed;
}

function tells(atoms: readonly Atom[], { from, to }: Clause): boolean {
  return atoms
    .slice(from + 1, to)
    .some((atom) => hasSense(atom, ...telling) || atom.quantity?.kind === 'karat' || atom.quantity?.kind === 'length');
}

/** What a stone, a claw or another piece has: a number before it counts that. */
const countedElse = [
  'gem',
  'stone',
  'prongs',
  'rows',
  'strands',
  'role',
  'piece',
  'kind',
  'wearer',
  'unit',
  'beads',
  'shape',
] as const;

function countsOn(atoms: readonly Atom[], at: number): boolean {
  const { quantity } = atoms[at] as Atom;
  if (quantity?.kind !== 'count' || !isMark(atoms[at - 1], ',', ';')) return false;
  const end = atoms.findIndex(({ kind }, place) => place > at && kind === 'mark');
  const clause = atoms.slice(at + 1, end < 0 ? atoms.length : end);
  return (
    clause.some((atom) => hasSense(atom, 'style', 'motif', 'finish', 'profile')) &&
    !clause.some((atom) => hasSense(atom, ...countedElse))
  );
}

const sentenceEnds = ['.', ';', '\n', '!', '?'];

/** Where a clause ends: with its sentence, or where all are spoken of again. */
function endOf(atoms: readonly Atom[], from: number): number {
  // "First, a plain one."
  const ends = isMark(atoms[from + 1], ',', ')') ? sentenceEnds : [...sentenceEnds, ','];
  const end = atoms.findIndex((atom, at) => at > from + 1 && isMark(atom, ...ends));
  return end < 0 ? atoms.length : end;
}
