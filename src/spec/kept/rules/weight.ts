import { GRAMS_PER_CARAT } from '#shared/units.ts';
import { pieceKinds } from '../../pieces/registry.ts';
import { designsWeighed, gramsPerUnit, type WeightKey } from '../../request/order/weight-per-piece.ts';
import type { Comparison } from '../comparison.ts';
import { changed, number, type Judge, outside, type SectionRules } from '../rule.ts';
import { weightVerdict } from '../weights.ts';
import { caratsOf } from './stone-weights.ts';

function metalGrams({ design }: Comparison): number {
  return design.netMetalGrams;
}

/** With its stones. */
function grossGrams(at: Comparison): number {
  return metalGrams(at) + caratsOf(at.lines) * GRAMS_PER_CARAT;
}

/** A judge of a weight, of as many designs as it was said of. */
function weighed(key: WeightKey, ofOne = metalGrams): Judge {
  return number((said, at) => weightVerdict(`weight.${key}`, said, gramsTogether(key, at, ofOne)));
}

function gramsTogether(key: WeightKey, at: Comparison, ofOne = metalGrams): number {
  return ofOne(at) * designsWeighed(key, at.request, pieceKinds[at.design.spec.kind].pair);
}

export const weightRules: SectionRules<'weight'> = {
  'weight.metal_min_g': weighed('metal_min_g'),
  'weight.metal_max_g': weighed('metal_max_g'),
  'weight.metal_approx_g': weighed('metal_approx_g'),
  'weight.metal_each_g': weighed('metal_each_g'),
  'weight.metal_total_max_g': weighed('metal_total_max_g'),
  'weight.gross_max_g': weighed('gross_max_g', grossGrams),
  'weight.total_max_g': weighed('total_max_g', grossGrams),
  // Both numbers in the unit that was said.
  'weight.value': number((said, at) => {
    const unitGrams = gramsPerUnit(at.request);
    if (unitGrams === undefined) return outside('no unit of it was said');
    const verdict = weightVerdict('weight.value', said, gramsTogether('value', at) / unitGrams);
    return verdict.state === 'changed' ? changed(verdict.inDesign, `in ${at.request.weight?.unit}`) : verdict;
  }),
  'weight.unit': { readWith: 'weight.value' },
  'weight.scope': { readWith: 'weight.metal_approx_g' },
};
