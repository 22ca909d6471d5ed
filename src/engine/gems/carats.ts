import { caratsOfVolume } from '#spec/stone-weight.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { BuiltGem } from '../contract/gem.ts';

/** Weight of a cut stone in carats, by the volume between its facets. */
export function gemCarats(gem: Pick<BuiltGem, 'volumeMm3'>, gemId: GemId): number {
  return caratsOfVolume(gem.volumeMm3, gemId);
}
