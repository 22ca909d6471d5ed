import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { itemType } from '../../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../../archetypes/names/reading-of.ts';
import type { SaidValue, SaidFields } from '../../../extraction.ts';
import type { BriefContext } from '../../subject.ts';
import { LARGE_FROM_CARATS } from '../stone-size.ts';
import type { GatheredStone } from '../gathered-stone.ts';

/** Up to this girdle a stone is one of many. */
const ONE_OF_MANY_MM = 3;

/** The weight of each or of all, what has to be asked, and what follows from the custom of the trade. */
export interface SaidWeights {
  readonly fields: Pick<SaidFields<RequestStone>, 'carat_each' | 'carat_total'>;
  readonly ambiguous?: SaidValue<number>;
  readonly line?: SaidValue<number>;
}

/** Whose weight was said: a single stone just has it; for several it is that of each or of all. */
export function weightsOf(
  context: BriefContext,
  carats: GatheredStone['fields']['carats'],
  count: SaidValue<number> | undefined,
  role: string,
  smallMm: number,
  areWeighedTogether: boolean,
): SaidWeights {
  if (!carats) return { fields: {} };
  const said = { value: carats.value.value, span: carats.span };
  const { share } = carats.value;
  if (share === 'total') return { fields: { carat_total: said } };
  const piece = context.pieces[0];
  const isLine = readingOf(piece?.subtype?.value).weighedTogether === true;
  // "eternity rings, 0.5 ct each ring": of each ring, not of each stone.
  if (share === 'each' && isLine && !count && !carats.value.ofOneStone && said.value >= LARGE_FROM_CARATS)
    return { fields: { carat_total: said } };
  if (share === 'each') return { fields: { carat_each: said } };
  // A stone of 2 mm weighs 0.03 ct: more is the weight of all.
  if (!count && smallMm > 0 && smallMm <= ONE_OF_MANY_MM && said.value >= LARGE_FROM_CARATS)
    return { fields: { carat_total: said }, line: said };
  if (count && count.value > 1) {
    // "two 0.25 ct diamonds": between the number and the noun the weight is of each.
    return count.span[0] < said.span[0] && said.span[0] - count.span[1] <= 2
      ? { fields: { carat_each: said } }
      : { fields: {}, ambiguous: said };
  }
  if (piece && readingOf(piece.subtype?.value).weighedTogether) return { fields: { carat_total: said }, line: said };
  if (piece && itemType(piece.type.value).isPair && !stoneRole(role).isLoose && !count)
    return { fields: {}, ambiguous: said };
  if (stoneRole(role).isSmall || stoneRole(role).isStrung || areWeighedTogether)
    return { fields: { carat_total: said }, line: said };
  return { fields: { carat_each: said } };
}
