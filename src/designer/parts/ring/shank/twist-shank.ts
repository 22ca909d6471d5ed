import type { PartOf } from '#spec/part-registry.ts';
import { fingerRadiusMm } from '#spec/pieces/inner-radius.ts';
import type { ComposedDesign } from '../../../composed-design.ts';
import { hoopVolumeMm3 } from '../../../proportions/ring/band-area.ts';
import { freeTwistShank } from '../../free-measures/hoops.ts';
import { none, noSpan, type PartKnowledge } from '../../part-knowledge.ts';
import { sayShank } from './any-shank.ts';
import { shankVolumeMm3 } from './hoop-volume.ts';

/** A hoop whose upper part is two strands wound around each other. */
export const twistShankKnowledge = {
  volumeMm3: twistedVolumeMm3,
  spanMm: noSpan,
  stones: none,
  head: false,
  bought: none,
  say: (part) => sayShank(part, 'shank of two strands twisted together', 'band of two strands twisted together'),
  traits: ({ profile }) => ({ profile }),
  free: freeTwistShank,
} as const satisfies PartKnowledge<'twist-shank'>;

function twistedVolumeMm3(shank: PartOf<'twist-shank'>, design: ComposedDesign): number {
  const [widthMm, thicknessMm] = [shank.shoulderWidthMm, shank.shoulderThicknessMm];
  // Strands of a wide band are no thicker than the band.
  const wireMm = Math.min(Math.max(widthMm, thicknessMm) / 4 + 0.08, 0.47 * Math.min(widthMm, thicknessMm));
  const strands = hoopVolumeMm3(2 * Math.PI * wireMm ** 2, fingerRadiusMm(design), shank.shoulderThicknessMm);
  const share = (2 * shank.twistArcDeg) / 360;
  return share * strands + (1 - share) * shankVolumeMm3(shank, design);
}
