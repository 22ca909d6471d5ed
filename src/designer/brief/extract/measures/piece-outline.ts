import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { type Extraction, section } from '../../extraction.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import { hasOneDiameter } from '../../parse/one-diameter.ts';
import { type BriefContext, wishes } from '../subject.ts';

/** "shield signet", "round pendant": the outline of a piece that holds no stone. */
export function pieceOutline(context: BriefContext): readonly Extraction[] {
  const { atoms, pieces } = context;
  const [place, shape] = wishes(context).find(([, atom]) => hasSense(atom, 'shape')) ?? [];
  const value = senseOf(shape, 'shape')?.shape;
  if (place === undefined || !shape || value === undefined || !isPieceOutline(context)) return [];
  // A bangle is round, unless it is said to be oval.
  if (hasOneDiameter(value) && itemType(pieces[0]?.type.value).sizedLike === 'wrist') return [];
  const isNamed = pieces.some(({ places }) => places.some((at) => Math.abs(at - place) <= NEAR_PIECE));
  const isFaceNamed = atoms.some((atom) => senseOf(atom, 'measure')?.measure === 'face');
  return isNamed || isFaceNamed ? [section('dimensions', { face_shape: { value, span: shape.span } })] : [];
}

/** How far from the noun its outline may stand: "so another locket, same sort - round". */
const NEAR_PIECE = 6;

/** Whether a shape is that of the piece itself: it is flat or has a face, and no stone is spoken of. */
export function isPieceOutline({ atoms, pieces }: BriefContext): boolean {
  const [first] = pieces;
  const { ownOutline, hasFace } = readingOf(first?.subtype?.value);
  const holdsStone = atoms.some(
    (atom) =>
      !atom.negated &&
      (hasSense(atom, 'gem', 'stone', 'cut', 'clarity', 'setting', 'prongs') ||
        stoneRole(senseOf(atom, 'role')?.role).halo !== undefined ||
        atom.quantity?.kind === 'carat'),
  );
  const isFlat = itemType(first?.type.value).isFlat === true && itemType(first?.type.value).isPair !== true;
  // "oval kada": a bangle follows the wrist.
  const isRigid = itemType(first?.type.value).sizedLike === 'wrist';
  return (isFlat || isRigid || ownOutline === true || hasFace === true) && !holdsStone;
}
