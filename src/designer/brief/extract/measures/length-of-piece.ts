import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { hasOneDiameter } from '../../parse/one-diameter.ts';
import type { Measure } from '../../../senses/sense.ts';
import type { BriefContext } from '../subject.ts';

/** What a length is the length of; `part` is something that the document has no measure for, such as an extender. */
export interface LengthOwner {
  readonly of: Measure | 'stone' | 'beads' | 'part';
  /** The place of the piece that it was said of, when that piece is named beside it. */
  readonly piece?: number;
}

/** On a piece that hangs or wraps as a line, a length below this is the width. */
const LINE_WIDTH_MAX_MM = 60;

/** A length below this is the width of a bangle, above it the inner diameter. */
const BANGLE_WIDTH_MAX_MM = 45;

/** No band of a ring is wider than this. */
const BAND_WIDTH_MAX_MM = 15;

/** The noun that was named last before the length, else the only one. */
export function nearestPiece(context: BriefContext, place: number): number | undefined {
  const places = context.pieces.flatMap((piece) => piece.places).toSorted((one, other) => one - other);
  return places.findLast((at) => at < place) ?? places[0];
}

/** What a length is by the kind of the piece at a place, and by how long it is. */
export function byPiece(context: BriefContext, place: number, at: number | undefined): LengthOwner {
  const atom = at === undefined ? undefined : context.atoms[at];
  const owner = context.pieces.find((piece) => at !== undefined && piece.places.includes(at));
  const sense = senseOf(atom, 'piece');
  const type = owner?.type.value ?? sense?.type;
  const quantity = context.atoms[place]?.quantity;
  const value = quantity?.kind === 'length' ? quantity.value : 0;
  if (type === undefined || at === undefined) return { of: ofUnnamedPiece(context) };
  const { lengthAsPart, length = 'width' } = itemType(type);
  if (!owner && lengthAsPart) return { of: value < LINE_WIDTH_MAX_MM ? 'width' : lengthAsPart };
  const subtype = owner?.subtype?.value ?? sense?.subtype;
  if (readingOf(subtype).hasFace && value >= FACE_MIN_MM) return { of: 'face', piece: at };
  const meant = readingOf(subtype).length ?? length;
  return { of: bySize(type, meant, value, context), piece: at };
}

/** "Wide band, 7 mm" is a ring by its measure; "a khanda, 1.5 inch" a pendant, which is as high as that. */
function ofUnnamedPiece({ atoms }: BriefContext): Measure {
  const wished = atoms.filter(({ negated }) => !negated);
  const isBand = wished.some(
    (atom) =>
      senseOf(atom, 'measure')?.measure === 'band' || hasSense(atom, 'profile') || /^(?:band|shank)$/.test(atom.text),
  );
  const isSized = wished.some(({ quantity }) => quantity?.kind === 'ring-size');
  if (isBand || isSized) return 'band';
  return wished.some((atom) => hasSense(atom, 'motif')) ? 'height' : 'width';
}

/** No pearl is larger. */
const PEARL_MAX_MM = 20;

/** From here on a length of a signet is that of its face. */
const FACE_MIN_MM = 8;

/** No pendant is so high: it is the length of its chain. */
const CHAIN_MIN_MM = 200;

function bySize(type: string, meant: Measure | 'stone', valueMm: number, context: BriefContext): Measure | 'stone' {
  const { isLine, sizedLike, onChain } = itemType(type);
  if (onChain && valueMm >= CHAIN_MIN_MM) return 'chain';
  if (isRound(context) && meant !== 'length' && meant !== 'stone') return 'diameter';
  const isStrung = context.atoms.some((atom) => !atom.negated && (senseOf(atom, 'gem')?.gem ?? '').endsWith('pearl'));
  if (isStrung && meant !== 'diameter' && valueMm <= PEARL_MAX_MM) return 'stone';
  if (meant === 'length' && isLine && valueMm < LINE_WIDTH_MAX_MM) return 'width';
  if (sizedLike === 'wrist' && valueMm >= BANGLE_WIDTH_MAX_MM) return 'inner_diameter';
  if (meant === 'band' && valueMm > BAND_WIDTH_MAX_MM) return 'width';
  if (meant === 'stone' && !context.atoms.some((atom) => hasSense(atom, 'gem', 'stone', 'shape'))) return 'diameter';
  return meant;
}

/** "round pendant, 20 mm": a round piece without a stone is measured across. */
export function isRound({ atoms, pieces }: BriefContext): boolean {
  const wished = atoms.filter(({ negated }) => !negated);
  const isFlat = itemType(pieces[0]?.type.value).isFlat === true && !itemType(pieces[0]?.type.value).isPair;
  return (
    isFlat &&
    wished.some((atom) => hasOneDiameter(senseOf(atom, 'shape')?.shape)) &&
    !wished.some((atom) => hasSense(atom, 'gem', 'stone'))
  );
}

/** No hoop for the ear is smaller. */
const EAR_HOOP_MIN_MM = 8;

/** "kada 8 mm round", "bali gol 25 mm": what goes round is round itself, where no stone is spoken of. */
export function goesRound({ atoms, pieces }: BriefContext, place: number): boolean {
  const [first] = pieces;
  const { isHoop, onFinger, isLine } = itemType(first?.type.value);
  const { quantity } = atoms[place] ?? {};
  const isEarHoop =
    readingOf(first?.subtype?.value).length === 'diameter' &&
    quantity?.kind === 'length' &&
    quantity.value >= EAR_HOOP_MIN_MM;
  if (!(isHoop && !onFinger && !isLine) && !isEarHoop) return false;
  return !atoms.some((atom, at) => !atom.negated && tellsOfStone(atom, atoms[at - 1]));
}

/** A word that only stones have, or a shape that was counted: "5 round". */
function tellsOfStone(atom: Atom, before: Atom | undefined): boolean {
  return (
    hasSense(atom, 'gem', 'stone', 'cut', 'setting', 'prongs', 'role') ||
    atom.quantity?.kind === 'carat' ||
    (hasSense(atom, 'shape') && before?.quantity?.kind === 'count')
  );
}
