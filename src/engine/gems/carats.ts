import { GRAMS_PER_CARAT } from '#shared/units.ts';
import { type GemId, gems } from '#spec/tables/gems.ts';
import type { FacetedGem } from '../contract/gem.ts';

const MM3_PER_CM3 = 1000;

/** Weight of a stone in carats: its volume times the specific gravity of the gem. */
export function gemCarats(gem: Pick<FacetedGem, 'volumeMm3'>, gemId: GemId): number {
  return ((gem.volumeMm3 / MM3_PER_CM3) * gems[gemId].specificGravity) / GRAMS_PER_CARAT;
}
