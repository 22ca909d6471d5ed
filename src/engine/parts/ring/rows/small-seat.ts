import type { BuiltGem } from '../../../contract/gem.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe } from '../../../contract/solid.ts';
import { seatCutter } from '../../../gems/seat-cutter.ts';
import { solid } from '../../../mesh/build/build-solid.ts';

/** The seat is opened upwards to above the table, so that no metal is left over the stone. */
const OPEN_ABOVE_MM = 0.25;

/**
 * The seat of one small stone, one recipe for all of its places: bearing, opening above, and a hole below.
 * @param holeMm how deep the hole goes below the girdle; the place of the culet is always cut.
 */
export function smallSeat(gem: BuiltGem, quality: Quality, holeMm: number): SolidRecipe {
  return solid(
    seatCutter(gem, {
      throughMm: holeMm,
      topMm: gem.crownHeightMm + OPEN_ABOVE_MM,
      segments: quality.seatSegments,
    }),
  );
}
