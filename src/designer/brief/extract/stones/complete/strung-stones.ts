import { itemType } from '../../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../../archetypes/names/reading-of.ts';
import { hasSense } from '../../../parse/atom.ts';
import type { BriefContext } from '../../subject.ts';
import type { GatheredStone } from '../gathered-stone.ts';

/** Whether the stones are what the piece is strung of, not set in it: beads, strands, a plain pearl necklace. */
export function areStrung(
  context: BriefContext,
  stones: readonly GatheredStone[],
  stone: GatheredStone | undefined,
): boolean {
  if (!stone) return false;
  // "strings of emerald beads"
  if (stone.fields.form?.value === 'bead' && stone.fields.gem) return true;
  return isPearl(stone) && (isInStrands(context, stone) || isPearlString(context, stones));
}

function isPearl({ fields }: GatheredStone): boolean {
  return fields.gem?.value.endsWith('pearl') === true;
}

/** How far from the pearls their strands may be told: "pearl choker in 5 rows". */
const REACH = 4;

/** "three lines of pearls", "5 row pearl choker", "pearl chains", "moti ki lad". */
function isInStrands({ atoms, phraseOf }: BriefContext, { fields, place }: GatheredStone): boolean {
  if (fields.rows) return true;
  return atoms.some(
    (atom, at) =>
      phraseOf[at] === phraseOf[place] &&
      Math.abs(at - place) <= REACH &&
      (hasSense(atom, 'strands') || (at === place + 1 && /^(?:ropes?|chains?|lines?)$/.test(atom.text))),
  );
}

/** "pearl necklace, 18 inch": pearls that are the necklace itself. */
function isPearlString({ ordered }: BriefContext, [only, ...others]: readonly GatheredStone[]): boolean {
  const [piece, second] = ordered;
  const isAlone = others.length === 0 && (second === undefined || itemType(second.type.value).onChain === true);
  const isPlain = piece?.subtype === undefined || readingOf(piece.subtype.value).strung === true;
  return only !== undefined && isPearl(only) && isAlone && isPlain && itemType(piece?.type.value).isStrung === true;
}
