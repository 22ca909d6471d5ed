import type { BuiltCutId } from '#spec/tables/cuts.ts';
import { cutLayouts } from '../cuts/registry.ts';
import type { OutlinedStone, ProngStation } from './prong-station.ts';

/**
 * Places of the prongs as a setter would choose them for this cut. Cuts with tips or corners take the next count that
 * leaves no tip bare and both sides alike, so there may be one prong more than asked for.
 */
export function prongStations(
  stone: OutlinedStone & { readonly shape: BuiltCutId },
  count: number,
): readonly ProngStation[] {
  return cutLayouts[stone.shape].prongs(stone, count);
}
