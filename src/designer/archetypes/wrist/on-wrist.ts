import { lengthWorded, wornLengths } from '#spec/sizes/worn-lengths.ts';
import { type BodyPlace, neverImplied, staysItself } from '../archetype.ts';
import { bangleTraits } from './bangle-traits.ts';
import { kadaForWeight } from './kada.ts';
import { sayBangle } from './say-bangle.ts';

/** Slipped over the hand. */
export const rigid: BodyPlace = {
  kind: 'bangle',
  pierced: false,
  motifs: 'engraved',
  highKarat: true,
  childLengthMm: () => undefined,
  wordedLengthMm: () => undefined,
  presentFor: { woman: 5, child: 1 },
  carriesOneStone: false,
};

/** Slipped over the hand, with the motif that was asked for on it. */
export const rigidWithMotif: BodyPlace = { ...rigid, motifs: 'applied' };

/** A line that closes around the wrist with a clasp. */
export const flexible: BodyPlace = {
  kind: 'bracelet',
  pierced: false,
  motifs: 'engraved',
  highKarat: false,
  childLengthMm: ({ braceletMm }) => braceletMm,
  wordedLengthMm: (word, { gent }) => lengthWorded(word, gent ? wornLengths.gentsWrist : wornLengths.wrist),
  presentFor: { woman: 3, man: 2, child: 4 },
  carriesOneStone: false,
};

/** What all bangles share. */
export const anyBangle = {
  body: rigid,
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: bangleTraits,
  say: sayBangle,
  forWeight: kadaForWeight,
} as const;

/** What bangles share that are only made when they are named. */
export const namedBangle = { ...anyBangle, givesWayTo: staysItself } as const;
