import { type Stone, stoneWidthMm } from '#spec/stone.ts';

/** A seat with its drill, less the beads that are raised around it, over the cube of the stone's diameter. */
const SEAT_RATIO = 0.42;

/** Metal that the seats of a number of stones take away, in mm³, as a negative volume. */
export function seatsVolumeMm3(count: number, stone: Stone): number {
  return -count * SEAT_RATIO * stoneWidthMm(stone) ** 3;
}
