import type { PieceWish } from '../../wish/piece-wish.ts';
import { type BodyPlace, neverImplied, staysItself } from '../archetype.ts';
import { hangingTraits } from '../hanging/hanging-traits.ts';
import { hoopTraits } from './hoop-traits.ts';
import { sayHanging } from '../hanging/say-hanging.ts';
import { sayHoop } from './say-hoop.ts';

/** Through the lobe of the ear. */
export const ear = {
  kind: 'earrings',
  pierced: true,
  clipped: true,
  motifs: 'on-plates',
  highKarat: false,
  childLengthMm: () => undefined,
  wordedLengthMm: () => undefined,
  presentFor: { woman: 2, child: 3 },
  carriesOneStone: false,
} as const satisfies BodyPlace;

/** What all earrings share. */
export const anyEarrings = {
  body: ear,
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: hangingTraits,
  say: sayHanging,
} as const;

/** Hoops for a child. Trade judgement. */
const CHILD_OUTSIDE_MM = 10;

/** A hoop goes through the ear: no clip holds it. */
const { clipped: _, ...goesThrough } = ear;

/** What all hoops share: they have no plate for a motif, and are made smaller for a child. */
export const anyHoop = {
  body: { ...goesThrough, motifs: 'engraved', highKarat: true, childLengthMm: () => CHILD_OUTSIDE_MM, presentFor: {} },
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: hoopTraits,
  say: sayHoop,
} as const;

/** What earrings share that are only made when they are named. */
export const namedEarrings = { ...anyEarrings, givesWayTo: staysItself } as const;

/** Earrings that sit on the lobe by their name. */
const onTheLobe: ReadonlySet<string> = new Set(['stud', 'solitaire', 'halo', 'cluster']);

/** Whether nothing may swing below the lobe. A moon always hangs: it has no metal in its middle for a post. */
export function sitsOnLobe({ item, outline }: PieceWish): boolean {
  return onTheLobe.has(item?.subtype ?? '') && outline !== 'crescent';
}
