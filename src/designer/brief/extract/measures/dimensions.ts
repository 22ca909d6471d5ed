import type { RequestDimensions } from '#spec/request/sections/measure.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { assume, type Extraction, type SaidValue, type SaidFields, section } from '../../extraction.ts';
import type { LengthAsSize, QuantityOf } from '../../quantities/quantity.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import type { Measure } from '../../../senses/sense.ts';
import type { TextSpan } from '../../parse/span.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';
import { widthsOfCouple } from './couple-widths.ts';
import type { LengthOwner } from './length-of-piece.ts';
import { lengthOwner } from './length-owner.ts';
import { isPieceOutline, pieceOutline } from './piece-outline.ts';

/** Lengths of the piece; in an order of several pieces a length or width belongs to the one it was said of. */
export const readDimensions: SubjectReader = (context) => {
  const extractions: Extraction[] = [...pieceOutline(context)];
  const ofCouple = widthsOfCouple(context);
  for (const [place, { quantity, span }] of wishes(context)) {
    if (quantity?.kind === 'box') extractions.push(...faceOf(context, place, quantity, span));
    const isOfPartner = context.ordered.some(({ width }) => width?.span[0] === span[0]);
    if (quantity?.kind !== 'length' || isOfPartner) continue;
    const owner = lengthOwner(context, place);
    const index = owner.of === 'band' || owner.of === 'width' ? ofCouple.get(place) : undefined;
    if (index !== undefined) {
      const width = { width_mm: { value: quantity.value, span } };
      if (context.ordered.length === ofCouple.size) extractions.push({ kind: 'item', index, fields: width });
      continue;
    }
    if (quantity.saidAsSize) extractions.push(unitAssumed(owner.of, quantity.value, quantity.saidAsSize));
    const ofItem = memberLength(context, place, owner, quantity.value) ?? itemLength(context, owner, quantity, span);
    extractions.push(...(ofItem ?? pieceLength(owner.of, quantity, span)));
  }
  return extractions;
};

function unitAssumed(of: LengthOwner['of'], lengthMm: number, { size, unit }: LengthAsSize): Extraction {
  const field = of === 'chain' ? 'dimensions.chain_length_mm' : 'dimensions.length_mm';
  return assume(field, lengthMm, `Size ${size} is read as ${size} ${unit}, as such pieces are sold.`);
}

function pieceLength(of: LengthOwner['of'], length: QuantityOf<'length'>, span: TextSpan): readonly Extraction[] {
  if (of === 'stone' || of === 'beads' || of === 'part' || of === 'inner_diameter' || of === 'circumference') return [];
  // Nothing is so wide or so high: what is as long as that is a length.
  const isLong = length.value >= LENGTH_MIN_MM && (of === 'width' || of === 'height');
  const fields = fieldsOf(isLong ? 'length' : of, length, span);
  return [section('dimensions', fields)];
}

const LENGTH_MIN_MM = 150;

function fieldsOf(
  of: Exclude<Measure, 'inner_diameter' | 'circumference'>,
  { value, to, bound }: QuantityOf<'length'>,
  span: TextSpan,
): SaidFields<RequestDimensions> {
  const said: SaidValue<number> = { value, span };
  switch (of) {
    case 'length':
      if (to !== undefined) return { length_min_mm: said, length_max_mm: { value: to, span } };
      return bound === 'max'
        ? { length_max_mm: said }
        : bound === 'min'
          ? { length_min_mm: said }
          : { length_mm: said };
    case 'height':
      return bound === 'max' ? { height_max_mm: said } : { height_mm: said };
    case 'width':
      return bound === 'approx' ? { width_approx_mm: said } : { width_mm: said };
    case 'band':
      return { band_width_mm: said };
    case 'thickness':
      return { thickness_mm: said };
    case 'diameter':
      return { diameter_mm: said };
    case 'chain':
      return to === undefined ? { chain_length_mm: said } : { length_min_mm: said, length_max_mm: { value: to, span } };
    case 'face':
      return { face_length_mm: said };
  }
}

/** "Two rings: one 3 mm wide, one 5 mm": of the piece that is told with it. */
function memberLength(
  { ordered, atoms }: BriefContext,
  place: number,
  { of }: LengthOwner,
  value: number,
): readonly Extraction[] | undefined {
  const index = ordered.findIndex(({ clause }) => clause && place >= clause.from && place < clause.to);
  if (index < 0 || (of !== 'length' && of !== 'width' && of !== 'band')) return undefined;
  const said = { value, span: (atoms[place] as Atom).span };
  return [{ kind: 'item', index, fields: of === 'length' ? { length_mm: said } : { width_mm: said } }];
}

/** With several pieces on order, "chain 18 inch, bracelet 7 inch" has to say which is which. */
function itemLength(
  context: BriefContext,
  owner: LengthOwner,
  { value, share }: QuantityOf<'length'>,
  span: TextSpan,
): readonly Extraction[] | undefined {
  if ((context.ordered.length < 2 && share !== 'each') || owner.piece === undefined) return undefined;
  const at = owner.piece;
  const index = context.ordered.findIndex((piece) => piece.places.includes(at));
  const rings = context.ordered.filter(({ type }) => itemType(type.value).onFinger);
  const isWidth = owner.of === 'width' || (owner.of === 'band' && rings.length > 1);
  if (index < 0 || (owner.of !== 'length' && !isWidth)) return undefined;
  const fields = owner.of === 'length' ? { length_mm: { value, span } } : { width_mm: { value, span } };
  return [{ kind: 'item', index, fields }];
}

/** "oval face 12x10", "signet 14x12 cushion": the face with its outline; "brooch 50 x 30 mm": width and height. */
function faceOf(context: BriefContext, place: number, box: QuantityOf<'box'>, span: TextSpan): readonly Extraction[] {
  const [first, second] = box.sidesMm;
  if (first === undefined || second === undefined) return [];
  if (isBandSection(context, place))
    return [section('dimensions', { band_width_mm: { value: first, span }, thickness_mm: { value: second, span } })];
  if (!isFace(context, place)) {
    if (!isOutline(context, place)) return [];
    return [section('dimensions', { width_mm: { value: first, span }, height_mm: { value: second, span } })];
  }
  return [
    section('dimensions', {
      face_length_mm: { value: Math.max(first, second), span },
      face_width_mm: { value: Math.min(first, second), span },
    }),
  ];
}

/** No band is wider or thicker. */
const BAND_WIDTH_MAX_MM = 12;
const BAND_THICKNESS_MAX_MM = 3.5;

/** "plain D, 2.5 x 1.6": width and thickness of a band without a stone. */
export function isBandSection({ atoms, pieces }: BriefContext, place: number): boolean {
  const quantity = atoms[place]?.quantity;
  const [width = 0, thickness = 0, depth] = quantity?.kind === 'box' ? quantity.sidesMm : [];
  const { onFinger } = itemType(pieces[0]?.type.value ?? 'ring');
  const fits =
    width <= BAND_WIDTH_MAX_MM && thickness <= BAND_THICKNESS_MAX_MM && thickness < width && depth === undefined;
  const isSaid = atoms.some(
    (atom) =>
      hasSense(atom, 'profile') || senseOf(atom, 'measure')?.measure === 'band' || hasSense(atom, 'piece', 'kind'),
  );
  return (
    onFinger === true &&
    fits &&
    isSaid &&
    !atoms.some((atom) => !atom.negated && hasSense(atom, 'gem', 'stone', 'shape', 'cut'))
  );
}

/** On a piece that is itself measured as width by height, a box up to this length is the girdle of a stone. */
const STONE_MAX_MM = 14;

/** Whether a box is the outline of the piece: no stone in its phrase, and too large for one. */
export function isOutline(context: BriefContext, place: number): boolean {
  const { atoms, pieces, phraseOf } = context;
  const quantity = atoms[place]?.quantity;
  if (quantity?.kind !== 'box' || Math.max(...quantity.sidesMm) <= STONE_MAX_MM) return false;
  const { isFlat } = itemType(pieces[0]?.type.value);
  const { ownOutline } = readingOf(pieces[0]?.subtype?.value);
  const near = atoms.slice(Math.max(0, place - 8), place + 8);
  // "oval locket 30x20": where no stone is spoken of, the oval is the locket's, too.
  return (
    (isFlat === true || ownOutline === true) &&
    (isPieceOutline(context) ||
      !near.some(
        (atom, at) =>
          phraseOf[Math.max(0, place - 8) + at] === phraseOf[place] && hasSense(atom, 'gem', 'stone', 'shape', 'cut'),
      ))
  );
}

/** A face is meant beside the word, or on a signet that has no stone. */
export function isFace({ atoms, pieces }: BriefContext, place: number): boolean {
  for (let at = place - 3; at <= place + 3; at += 1) {
    if (senseOf(atoms[at], 'measure')?.measure === 'face') return true;
  }
  const hasFace = pieces.some(({ subtype }) => readingOf(subtype?.value).hasFace);
  return hasFace && !atoms.some((atom) => senseOf(atom, 'gem') && !atom.negated);
}
