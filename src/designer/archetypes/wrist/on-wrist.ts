import { type BodyPlace, neverImplied, staysItself } from '../archetype.ts';
import { bangleTraits } from './bangle-traits.ts';
import { sayBangle } from './say-bangle.ts';

/** Slipped over the hand. */
export const rigid: BodyPlace = {
  kind: 'bangle',
  sizedBy: 'wrist',
  pierced: false,
  motifs: 'engraved',
  highKarat: true,
  childLengthMm: () => undefined,
};

/** A line that closes around the wrist with a clasp. */
export const flexible: BodyPlace = {
  kind: 'bracelet',
  sizedBy: undefined,
  pierced: false,
  motifs: 'engraved',
  highKarat: false,
  childLengthMm: ({ braceletMm }) => braceletMm,
};

/** What all bangles share. */
export const anyBangle = {
  body: rigid,
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: bangleTraits,
  say: sayBangle,
} as const;

/** What bangles share that are only made when they are named. */
export const namedBangle = { ...anyBangle, givesWayTo: staysItself } as const;
