import type { PartOf } from '#spec/part-registry.ts';
import { turnedVolumeMm3 } from '../outline/turned-volume.ts';
import { vatiGrains, vatiRingWireMm, vatiSection } from './vati-form.ts';

type Vati = PartOf<'vati'>;

/** Share of a grain's ball that stands out of the dome; fitted to built cups. */
const GRAIN_OUTSIDE = 0.62;

/** Share of a ring that is not in the rim; fitted to built cups. */
const RING_OUTSIDE = 0.9;

/** The wall of one cup with its rolled rim. */
export function cupVolumeMm3(vati: Vati): number {
  return turnedVolumeMm3(vatiSection(vati, { wall: 96, rim: 32 }));
}

/** Metal of the cups with their grains and rings, in mm³. */
export function vatiVolumeMm3(vati: Vati): number {
  const grains = vatiGrains(vati).reduce((sum, { widthMm }) => sum + (Math.PI / 6) * widthMm ** 3, 0);
  const wireMm = vatiRingWireMm(vati);
  const ring = (Math.PI / 4) * wireMm ** 2 * Math.PI * (vati.ringMm + wireMm);
  return vati.count * (cupVolumeMm3(vati) + GRAIN_OUTSIDE * grains + RING_OUTSIDE * ring);
}
