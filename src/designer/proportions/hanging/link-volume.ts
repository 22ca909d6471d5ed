import { linkPitchMm } from '#layout/chain/link-pitch.ts';
import type { PartOf } from '#spec/part-registry.ts';

/** A closed ring of round wire. */
export function torusVolumeMm3(innerMm: number, wireMm: number): number {
  return (Math.PI / 4) * wireMm ** 2 * Math.PI * (innerMm + wireMm);
}

/** All links of a cable chain: stadiums of round wire, each an inside length further on. */
export function chainVolumeMm3(chain: PartOf<'chain'>): number {
  const straight = Math.max(0, chain.linkLengthMm - chain.linkWidthMm);
  const around = Math.PI * (chain.linkWidthMm - chain.wireMm) + 2 * straight;
  return (chain.lengthMm / linkPitchMm(chain)) * around * (Math.PI / 4) * chain.wireMm ** 2;
}
