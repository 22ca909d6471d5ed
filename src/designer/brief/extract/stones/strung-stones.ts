import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { hasSense } from '../../words/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { StoneDraft } from './draft.ts';

/** Whether the stones are what the piece is strung of, not set in it: beads, strands, a plain pearl necklace. */
export function areStrung(
  context: BriefContext,
  drafts: readonly StoneDraft[],
  draft: StoneDraft | undefined,
): boolean {
  if (!draft) return false;
  // "strings of emerald beads"
  if (draft.fields.form?.value === 'bead' && draft.fields.gem) return true;
  return isPearl(draft) && (isInStrands(context, draft) || isPearlString(context, drafts));
}

function isPearl({ fields }: StoneDraft): boolean {
  return fields.gem?.value.endsWith('pearl') === true;
}

/** How far from the pearls their strands may be told: "pearl choker in 5 rows". */
const REACH = 4;

/** "three lines of pearls", "5 row pearl choker", "pearl chains", "moti ki lad". */
function isInStrands({ atoms, phraseOf }: BriefContext, { fields, place }: StoneDraft): boolean {
  if (fields.rows) return true;
  return atoms.some(
    (atom, at) =>
      phraseOf[at] === phraseOf[place] &&
      Math.abs(at - place) <= REACH &&
      (hasSense(atom, 'strands') || (at === place + 1 && /^(?:ropes?|chains?|lines?)$/.test(atom.text))),
  );
}

/** "pearl necklace, 18 inch": pearls that are the necklace itself. */
function isPearlString({ ordered }: BriefContext, [only, ...others]: readonly StoneDraft[]): boolean {
  const [piece, second] = ordered;
  const isAlone = others.length === 0 && (second === undefined || itemType(second.type.value).onChain === true);
  const isPlain = piece?.subtype === undefined || readingOf(piece.subtype.value).strung === true;
  return only !== undefined && isPearl(only) && isAlone && isPlain && itemType(piece?.type.value).isStrung === true;
}
