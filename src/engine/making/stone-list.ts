import { roundToDecimals } from '#shared/units.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { StoneListLine } from '../contract/sheet.ts';
import { gemCarats } from '../gems/carats.ts';

/** Trade lists give a melee's weight to a tenth of a point, so that 20 of them add up. */
const CARAT_STEP = 0.0001;

/** The stone list: one line a kind of stone, largest first, as a setter picks them out. */
export function stoneList(piece: BuiltPiece): readonly StoneListLine[] {
  return piece.stones
    .map((group): StoneListLine => {
      const caratsEach = Math.round(gemCarats(group.gem, group.gemId) / CARAT_STEP) * CARAT_STEP;
      const { lengthMm, widthMm, depthMm } = group.gem;
      return {
        stoneId: group.stone,
        gem: group.gemId,
        colour: group.colour,
        shape: group.gem.shape,
        count: group.at.length,
        sizeMm: [roundToDecimals(lengthMm, 2), roundToDecimals(widthMm, 2), roundToDecimals(depthMm, 2)],
        caratsEach: roundToDecimals(caratsEach, 4),
        caratsTotal: roundToDecimals(caratsEach * group.at.length, 4),
      };
    })
    .sort((a, b) => b.caratsEach - a.caratsEach);
}
