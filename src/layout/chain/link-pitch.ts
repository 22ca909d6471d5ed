import type { PartOf } from '#spec/part-registry.ts';

/** The measures of one link of round wire. */
export type ChainLink = Pick<PartOf<'chain'>, 'wireMm' | 'linkLengthMm' | 'linkWidthMm'>;

/** Links of a chain are taut but don't touch, so that each is a body of its own. */
export const linkPlayMm = 0.1;

/**
 * From one link to the next, in mm: the inside length of a link less the play between two. Never less than the wire,
 * so that a link too short for its wire still has a next one.
 */
export function linkPitchMm(chain: Pick<PartOf<'chain'>, 'linkLengthMm' | 'wireMm'>): number {
  return Math.max(chain.wireMm, chain.linkLengthMm - 2 * chain.wireMm - linkPlayMm);
}
