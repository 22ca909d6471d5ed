import type { PartOf } from '#spec/part-registry.ts';

/** The measures of one link of round wire. */
export type ChainLink = Pick<PartOf<'chain'>, 'wireMm' | 'linkLengthMm' | 'linkWidthMm'>;

/**
 * Links of a chain are taut but don't touch, so that each is a body of its own. Thick wire needs more: where a chain
 * bends, links come nearer to each other by a share of their wire.
 */
export function linkPlayMm(wireMm: number): number {
  return Math.max(0.1, 0.15 * wireMm);
}

/**
 * From one link to the next, in mm: the inside length of a link less the play between two. Never less than the wire,
 * so that a link too short for its wire still has a next one.
 */
export function linkPitchMm(chain: Pick<PartOf<'chain'>, 'linkLengthMm' | 'wireMm'>): number {
  return Math.max(chain.wireMm, chain.linkLengthMm - 2 * chain.wireMm - linkPlayMm(chain.wireMm));
}

/**
 * The least outside length of a link of a wire, in mm: every second link lies in the opening of the one between, and two
 * of these must not touch. Pitch follows wire: thicker wire takes longer links.
 */
export function leastLinkLengthMm(wireMm: number): number {
  return 4.1 * wireMm + 3 * linkPlayMm(wireMm);
}

/**
 * Thickest wire over the width of its link: the next link's wire lies in the opening aslant where the chain bends around a
 * wrist, and must touch neither side.
 */
export const THICKEST_WIRE = 1 / 3.6;

/** The tightest bend of a closed chain as it lies, a circle or an oval, over its length. */
const TIGHTEST_BEND = 0.12;

/** Bent more than this from link to link, in radians, a chain lies in corners. */
const MOST_BENT = 0.5;

/** Wire of few sides stands out beyond the circle that it stands for: three wires in an opening take so many. */
const WIRES_ABREAST = 3.2;

/** The longest link of a closed chain, in mm; a link is never bent wider than it is long. */
export function longestLinkMm({ lengthMm, wireMm, linkWidthMm }: Omit<ClosedChain, 'linkLengthMm'>): number {
  const playMm = linkPlayMm(wireMm);
  // The next link's wire lies aslant in the opening, half of it and the play before the joint.
  const bent = Math.min(MOST_BENT, Math.max(0, linkWidthMm - WIRES_ABREAST * wireMm) / (wireMm + playMm));
  const pitchMm = bent * TIGHTEST_BEND * lengthMm;
  return Math.max(linkWidthMm, leastLinkLengthMm(wireMm), pitchMm + 2 * wireMm + playMm);
}

/** Links that go all around. */
type ClosedChain = ChainLink & Pick<PartOf<'chain'>, 'lengthMm'>;

/** A chain in whole links. */
export interface WholeLinks {
  /** Even, so that the quarter turn of the last link meets the first. */
  readonly count: number;
  readonly pitchMm: number;
  /** A link as it is bent, a hair longer or shorter than the chain asks for, so that the last meets the first as all others meet. */
  readonly link: ChainLink;
}

/** A closed chain in whole links: as a chain maker fits the links to a length, never the space between them. */
export function wholeLinks({ lengthMm, wireMm, linkLengthMm, linkWidthMm }: ClosedChain): WholeLinks {
  // A link is bent no narrower than it is long.
  const usualMm = linkPitchMm({ wireMm, linkLengthMm: Math.max(linkLengthMm, linkWidthMm) });
  const count = 2 * Math.max(2, Math.round(lengthMm / (2 * usualMm)));
  const pitchMm = lengthMm / count;
  return { count, pitchMm, link: { wireMm, linkWidthMm, linkLengthMm: pitchMm + 2 * wireMm + linkPlayMm(wireMm) } };
}
