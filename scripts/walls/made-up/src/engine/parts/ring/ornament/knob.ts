import { DEGREE } from '#shared/units.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { sphere } from '../../../mesh/build/round-solids.ts';
import { nothing } from '../../part-pieces.ts';
import { frameOnHoop } from '../shank/hoop.ts';

/** From the middle of one ball to the next, over its diameter. */
const PITCH_RATIO = 1.1;

/** Balls along the top of a band, sunk by a fifth of their diameter. */
export const buildKnob: PartBuilder<'knob'> = ({ on, count, diameterMm }, surroundings) => {
  const band = surroundings.anchor(on, 'band');
  if (!band) return nothing;
  const heightMm = band.innerRadiusMm + band.sectionAt(0).thicknessMm + 0.3 * diameterMm;
  const stepDeg = (PITCH_RATIO * diameterMm) / heightMm / DEGREE;
  const ball = solid(sphere(diameterMm / 2, surroundings.quality.wireSegments));
  const places = Array.from({ length: count }, (_, at) => frameOnHoop((at - (count - 1) / 2) * stepDeg, heightMm));
  return { ...nothing, add: [placed(ball, places)] };
};
