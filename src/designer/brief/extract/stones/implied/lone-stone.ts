import { itemType } from '../../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../../archetypes/names/reading-of.ts';
import { hasOneDiameter } from '../../../parse/one-diameter.ts';
import { isPieceOutline } from '../../measures/piece-outline.ts';
import { editEvidence } from '../../changes/edit-evidence.ts';
import type { BriefContext } from '../../subject.ts';
import { type CaratTrait, type GatheredStone, placeOfTraits, type Trait, withTraits } from '../gathered-stone.ts';
import { isInlay } from '../places-only.ts';
import { stoneOfLovedColour } from './loved-colour.ts';

/** "1 ct, bezel" without any stone named: there is a stone, and its gem has to be asked for. */
export function loneStone(
  context: BriefContext,
  loose: readonly Trait[],
  total: CaratTrait | undefined,
): readonly GatheredStone[] {
  // An "oval locket" holds no oval stone.
  const isOutline =
    isPieceOutline(context) || context.pieces.some(({ subtype }) => readingOf(subtype?.value).ownOutline);
  // "Trilogy, 1 ct in all" tells of three stones together; "tennis bracelet, 5 ctw, lab" of its one line.
  const areSeveral = context.pieces.some(({ subtype }) => readingOf(subtype?.value).sidesAreTwo);
  const isLab = loose.some((one) => one.key === 'origin' && one.said.value === 'lab_grown');
  const isTurned = loose.some(({ key }) => key === 'orientation') && editEvidence(context) !== undefined;
  const isTold =
    isTurned ||
    loose.some(
      (one) =>
        telling.has(one.key) &&
        !(one.key === 'shape' && (isOutline || isRoundPiece(context, loose))) &&
        !(one.key === 'setting' && isInlay(one.said)),
    );
  if (!isTold && !isLab && (total === undefined || areSeveral)) return stoneOfLovedColour(context);
  return [
    withTraits(
      { fields: {}, head: 'look', place: placeOfTraits(context, [...loose, ...(total ? [total] : [])]) },
      loose,
    ),
  ];
}

/** "gol bali", "round wire bangle": alone the word is said of pieces that go round as often as of stones. */
function isRoundPiece({ pieces }: BriefContext, loose: readonly Trait[]): boolean {
  const isOnFinger = itemType(pieces[0]?.type.value ?? 'ring').onFinger === true;
  // "nath 30 mm ka gol"
  return (
    !isOnFinger &&
    loose.every((one) => one.key === 'diameter_mm' || (one.key === 'shape' && hasOneDiameter(one.said.value)))
  );
}

/** Traits that only a stone has. */
const telling: ReadonlySet<Trait['key']> = new Set([
  'shape',
  'carats',
  'size_mm',
  'cut',
  'color',
  'count',
  'color_grade',
  'clarity',
  'setting',
  'prongs_per_stone',
  'form',
]);
