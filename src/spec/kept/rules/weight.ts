import { GRAMS_PER_CARAT } from '#shared/units.ts';
import { pieceKinds } from '../../pieces/registry.ts';
import { gramsPer } from '../../tables/traditional-weights.ts';
import type { Comparison } from '../comparison.ts';
import type { Verdict } from '../fact.ts';
import { changed, figure, keptAs, type SectionRules } from '../rule.ts';
import { caratsOf } from './stone-weights.ts';
import { designsTogether } from './pieces-together.ts';
import { isUnderLimit, isWithin, tolerances } from '../tolerances.ts';

/** Metal of as many pieces as the weight was said of. */
function gramsTogether(at: Comparison): number {
  return at.design.finishedMetalGrams * designsTogether(at, at.request.weight?.scope);
}

/** With its stones. */
function grossGrams(at: Comparison): number {
  const ofOne = at.design.finishedMetalGrams + caratsOf(at.lines) * GRAMS_PER_CARAT;
  return ofOne * designsTogether(at, at.request.weight?.scope);
}

/** Each of a single pair is one of the two. */
function eachGrams({ design, request }: Comparison): number {
  const isOnePair = pieceKinds[design.spec.kind].pair && (request.items?.[0]?.qty ?? 1) === 1;
  return isOnePair ? design.finishedMetalGrams / 2 : design.finishedMetalGrams;
}

function about(said: number, found: number): Verdict {
  return isWithin(said, found, tolerances.grams) ? keptAs(found) : changed(found);
}

function atMost(limit: number, found: number): Verdict {
  return isUnderLimit(limit, found) ? keptAs(found) : changed(found, 'over the limit');
}

export const weightRules: SectionRules<'weight'> = {
  'weight.metal_min_g': figure((said, at) =>
    isUnderLimit(gramsTogether(at), said) ? keptAs(gramsTogether(at)) : changed(gramsTogether(at), 'under the limit'),
  ),
  'weight.metal_max_g': figure((said, at) => atMost(said, gramsTogether(at))),
  'weight.metal_approx_g': figure((said, at) => about(said, gramsTogether(at))),
  'weight.metal_each_g': figure((said, at) => about(said, eachGrams(at))),
  'weight.metal_total_max_g': figure((said, at) =>
    atMost(said, at.design.finishedMetalGrams * designsTogether(at, 'all_pieces')),
  ),
  'weight.gross_max_g': figure((said, at) => atMost(said, grossGrams(at))),
  'weight.total_max_g': figure((said, at) => atMost(said, grossGrams(at))),
  'weight.value': figure((said, at) => about(said * gramsPer[at.request.weight?.unit ?? 'tola'], gramsTogether(at))),
  'weight.unit': { readWith: 'weight.value' },
  'weight.scope': { readWith: 'weight.metal_approx_g' },
};
