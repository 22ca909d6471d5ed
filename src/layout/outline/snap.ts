/** Grid that every coordinate lies on: sines differ in their last bits between runtimes, a nanometre hides that. */
const STEPS_PER_MM = 1e6;

/** A length in mm on the grid of 1e-6 mm; never −0, whose bits differ from 0. */
export function snap(valueMm: number): number {
  return Math.round(valueMm * STEPS_PER_MM) / STEPS_PER_MM + 0;
}

/** Snaps coordinates in place and hands them back. */
export function snapped(positions: Float64Array): Float64Array {
  for (let i = 0; i < positions.length; i += 1) {
    positions[i] = Math.round((positions[i] as number) * STEPS_PER_MM) / STEPS_PER_MM + 0;
  }
  return positions;
}
