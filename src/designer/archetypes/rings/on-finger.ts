import { type BodyPlace, neverImplied, staysItself } from '../archetype.ts';
import { ringTraits } from './ring-traits.ts';
import { sayRing } from './say-ring.ts';

/** Around the finger. */
export const finger: BodyPlace = {
  kind: 'ring',
  pierced: false,
  motifs: 'on-shoulders',
  highKarat: false,
  childLengthMm: () => undefined,
  wordedLengthMm: () => undefined,
  // Her size has to be known.
  presentFor: { woman: 4, man: 1 },
  carriesOneStone: true,
};

/** Around the finger, with the motif that was asked for on it. */
export const fingerWithMotif: BodyPlace = { ...finger, motifs: 'applied' };

/** What all rings share. */
export const anyRing = {
  body: finger,
  saidWidth: 'whole',
  traits: ringTraits,
  say: sayRing,
} as const;

/** What rings share that are only made when they are named. */
export const namedRing = { ...anyRing, impliedBy: neverImplied, givesWayTo: staysItself } as const;
