import { EYE_INNER_MM, EYE_ROOT_MM } from '#layout/bell/fringe-form.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { torusVolumeMm3 } from './link-volume.ts';

/** The share of a ring below the rim that lies outside of it. */
const RING_OUTSIDE = 0.9;

/** One ring below a rim. */
export function eyeVolumeMm3({ eyeWireMm }: Pick<PartOf<'bead-fringe'>, 'eyeWireMm'>): number {
  return RING_OUTSIDE * torusVolumeMm3(EYE_INNER_MM, eyeWireMm);
}

/** Of a drop over the ball at its foot; fitted to built pieces. */
const DROP_FULLNESS = 1.12;

/** One metal bead with its ring. */
export function beadVolumeMm3(fringe: Pick<PartOf<'bead-fringe'>, 'beadMm' | 'form' | 'eyeWireMm'>): number {
  const ball = (Math.PI / 6) * fringe.beadMm ** 3;
  // What ring and bead share: a cap of the bead as deep as its root.
  const shared = 0.5 * Math.PI * EYE_ROOT_MM ** 2 * (fringe.beadMm / 2 - EYE_ROOT_MM / 3);
  return eyeVolumeMm3(fringe) + (fringe.form === 'drop' ? DROP_FULLNESS : 1) * ball - shared;
}
