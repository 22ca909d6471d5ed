import type { PartOf } from '#spec/part-registry.ts';

/** A closed ring of round wire. */
export function torusVolumeMm3(innerMm: number, wireMm: number): number {
  return (Math.PI / 4) * wireMm ** 2 * Math.PI * (innerMm + wireMm);
}

/** The play between links, so that each is a body of its own. */
const LINK_PLAY_MM = 0.1;

/** All links of a cable chain: stadiums of round wire, each an inside length further on. */
export function chainVolumeMm3(chain: PartOf<'chain'>): number {
  const pitchMm = Math.max(chain.wireMm, chain.linkLengthMm - 2 * chain.wireMm - LINK_PLAY_MM);
  const straight = Math.max(0, chain.linkLengthMm - chain.linkWidthMm);
  const around = Math.PI * (chain.linkWidthMm - chain.wireMm) + 2 * straight;
  return (chain.lengthMm / pitchMm) * around * (Math.PI / 4) * chain.wireMm ** 2;
}
