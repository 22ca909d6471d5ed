import type { Part, PartOf } from '#spec/part-registry.ts';

/** Loops of 0.8 mm wire, wide enough for a jump ring of 0.6 (taste, section 4: link gap 0.8–1.2). */
export function loopPart(on: string, side: 'top' | 'bottom'): PartOf<'loop'> {
  return { kind: 'loop', on, side, wireMm: 0.8, innerMm: 1.4 };
}

/** A jump ring between two loops (making rules: wire 0.6–1.0, inside 2–4). */
export function linkPart(on: string, carries: string): PartOf<'link'> {
  return { kind: 'link', on, carries, wireMm: 0.6, innerMm: 2 };
}

/** A post of the usual wire (making rules: 0.8 mm, 9.5–11.5 long). */
export function postPart(on: string): PartOf<'post'> {
  return { kind: 'post', on, diameterMm: 0.8, lengthMm: 10 };
}

/** A hook that carries a loop. */
export function hookPart(carries: string): PartOf<'ear-wire'> {
  return { kind: 'ear-wire', carries, wireMm: 0.8, heightMm: 14 };
}

/** A joint that moves: a loop below one body, a loop above the next, and the ring between them. */
export function joint(above: string, below: string, name: string): Record<string, Part> {
  return {
    [`${name}-above`]: loopPart(above, 'bottom'),
    [`${name}-below`]: loopPart(below, 'top'),
    [name]: linkPart(`${name}-above`, `${name}-below`),
  };
}
