import { wholeLinks } from '#layout/chain/link-pitch.ts';
import type { PartOf } from '#spec/part-registry.ts';

/** A closed ring of round wire. */
export function torusVolumeMm3(innerMm: number, wireMm: number): number {
  return (Math.PI / 4) * wireMm ** 2 * Math.PI * (innerMm + wireMm);
}

/** All links of a cable chain: stadiums of round wire, as many as the length takes. */
export function chainVolumeMm3(chain: PartOf<'chain'>): number {
  const { count, link } = wholeLinks(chain);
  const straight = Math.max(0, link.linkLengthMm - link.linkWidthMm);
  const around = Math.PI * (link.linkWidthMm - link.wireMm) + 2 * straight;
  return count * around * (Math.PI / 4) * link.wireMm ** 2;
}
