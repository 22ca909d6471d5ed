import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { remodelAtom } from '../changes/remodel.ts';
import { amountOfPeople } from './amount-of-people.ts';
import { enumerated } from './enumerated.ts';
import type { SaidPiece } from './find-pieces.ts';
import { isForCouples, saysTwoSizes, widthsOfPartners, widthsOfTwo } from './partners.ts';
import { isPlural } from './plural.ts';

/** The pieces that a brief wants made, in the order of the items of its request. */
export interface OrderedPieces {
  readonly ordered: readonly SaidPiece[];
  /** "A pendant or a bracelet": one of them is wanted, and which one has to be asked. */
  readonly isChoice: boolean;
}

/** A brief may speak of pieces that are not to be made: the ring that becomes a pendant, the second of two choices. */
export function orderedPieces(atoms: readonly Atom[], pieces: readonly SaidPiece[]): OrderedPieces {
  const wanted = wantedPieces(atoms, pieces);
  const isChoice = isEitherOr(atoms, wanted);
  const [only] = wanted;
  const chosen = isChoice ? [] : wanted;
  return { ordered: only && chosen.length === 1 ? oneForEach(atoms, only) : chosen, isChoice };
}

/** "his and hers bands" are two orders; of a piece for several people there is one for each. */
function oneForEach(atoms: readonly Atom[], piece: SaidPiece): readonly SaidPiece[] {
  const members = enumerated(atoms, piece);
  if (members) return members;
  const noun = atoms[piece.places[0] ?? -1];
  const areTwo = isPlural(noun?.text ?? '') || piece.unit?.value === 'pair' || piece.qty?.value === 2;
  const widths = isForCouples(piece.type.value)
    ? (widthsOfPartners(atoms) ?? (areTwo ? widthsOfTwo(atoms) : undefined))
    : undefined;
  if (widths) return widths.map((width) => withoutAmount({ ...piece, width }));
  if (areTwo && isForCouples(piece.type.value) && saysTwoSizes(atoms)) return [piece, piece].map(withoutAmount);
  if (!noun || (piece.qty && piece.qty.value > 1) || piece.unit?.value === 'pair') return [piece];
  const isCouple = atoms.some((atom) => senseOf(atom, 'feature')?.feature === 'his_and_hers');
  if (isCouple && isPlural(noun.text) && !piece.qty) return [piece, piece];
  // "couple band": one name for the two.
  if (hasSense(noun, 'feature') && !piece.qty)
    return [{ ...piece, qty: { value: 2, span: noun.span }, unit: { value: 'piece', span: noun.span } }];
  const amount = amountOfPeople(atoms, noun, senseOf(noun, 'piece')?.paired ?? false);
  return [amount ? { ...piece, ...amount } : piece];
}

function withoutAmount({ qty: _qty, unit: _unit, ...piece }: SaidPiece): SaidPiece {
  return piece;
}

/** "turn the ring into a pendant", "haar ka kangan banana": only what comes out of it is to be made. */
function wantedPieces(atoms: readonly Atom[], pieces: readonly SaidPiece[]): readonly SaidPiece[] {
  if (!remodelAtom(atoms)) return pieces;
  const into = atoms.findIndex(
    (atom, place) => turning.has(atom.text) && pieces.some((piece) => piece.places.some((at) => at < place)),
  );
  const after = pieces.filter((piece) => into >= 0 && piece.places.some((at) => at > into));
  return after.length > 0 ? after : pieces;
}

const turning: ReadonlySet<string> = new Set([
  'into',
  'become',
  'to',
  'ka',
  'ki',
  'se',
  'nikal ke',
  'nikal kar',
  'nikaal ke',
  'nikaal kar',
]);

/** "bracelet i think?? or anklet??" */
const FARTHEST_CHOICE = 7;

function isEitherOr(atoms: readonly Atom[], [one, other]: readonly SaidPiece[]): boolean {
  if (!one || !other || one.type.value === other.type.value) return false;
  const between = atoms.slice(Math.max(...one.places) + 1, Math.min(...other.places));
  const isOr = between.some((atom) => senseOf(atom, 'joint')?.joint === 'or');
  return isOr && between.length <= FARTHEST_CHOICE && !between.some((atom) => atom.quantity);
}
