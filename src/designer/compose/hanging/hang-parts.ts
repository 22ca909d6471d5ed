import type { Part, PartOf } from '#spec/part-registry.ts';
import { saidBack, saidClasp, saidEarWire } from '../../wish/fastenings/said-fastenings.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { makingRules } from '#spec/tables/making-rules.ts';

const { earring, bailAndChain, wall } = makingRules;

/** Loops of the thinnest wire that casts, wide enough for the least jump ring with some play. */
export function loopPart(on: string, side: 'top' | 'bottom'): PartOf<'loop'> {
  return { kind: 'loop', on, side, wireMm: wall.castMinMm.limit, innerMm: 1.4 };
}

/** The finest jump ring that holds, between two loops. */
function linkPart(on: string, carries: string): PartOf<'link'> {
  const { jumpRingWireMinMm, jumpRingInnerMinMm } = bailAndChain;
  return { kind: 'link', on, carries, wireMm: jumpRingWireMinMm.limit, innerMm: jumpRingInnerMinMm.limit };
}

/** A post of the usual wire and length, closed as was asked. */
export function postPart(on: string, asked: PieceWish): PartOf<'post'> {
  const back = saidBack(asked) ?? 'push';
  return { kind: 'post', on, back, diameterMm: earring.postMm.limit, lengthMm: earring.postLengthMm.limit };
}

/** Wire that carries a loop: a hook, or closed by a lever where that was asked. */
export function hookPart(carries: string, { request }: PieceWish): PartOf<'ear-wire'> {
  const style = saidEarWire(request) ?? 'fish-hook';
  return { kind: 'ear-wire', carries, style, wireMm: earring.earWireMm.limit, heightMm: 14 };
}

/** What closes a line, as was asked. */
export function claspPart(on: string, lengthMm: number, { request }: PieceWish): PartOf<'clasp'> {
  return { kind: 'clasp', on, style: saidClasp(request) ?? 'lobster', lengthMm };
}

/** A joint that moves: a loop below one body, a loop above the next, and the ring between them. */
export function joint(above: string, below: string, name: string): Record<string, Part> {
  return {
    [`${name}-above`]: loopPart(above, 'bottom'),
    [`${name}-below`]: loopPart(below, 'top'),
    [name]: linkPart(`${name}-above`, `${name}-below`),
  };
}

/** What closes a hoop, of the wire of a post. */
export function catchPart(carries: string, style: PartOf<'hoop-catch'>['style']): PartOf<'hoop-catch'> {
  return { kind: 'hoop-catch', carries, style, wireMm: earring.postMm.limit };
}
