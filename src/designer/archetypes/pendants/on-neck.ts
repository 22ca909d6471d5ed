import { necklaceLengths } from '#spec/sizes/lengths.ts';
import { lengthWorded, wornLengths } from '#spec/sizes/worn-lengths.ts';
import { type BodyPlace, neverImplied, staysItself } from '../archetype.ts';
import { hangingTraits } from '../hanging/hanging-traits.ts';
import { sayHanging } from '../hanging/say-hanging.ts';

/** A child's chain ends above the first button: the shortest choker. Trade judgement. */
export const CHILD_CHAIN_MM = necklaceLengths.choker.fromMm;

/** On a chain around the neck. */
export const neck: BodyPlace = {
  kind: 'pendant',
  pierced: false,
  motifs: 'on-plates',
  highKarat: false,
  childLengthMm: () => CHILD_CHAIN_MM,
  wordedLengthMm: (word) => lengthWorded(word, wornLengths.neck),
  presentFor: { woman: 1, man: 4, child: 2 },
  carriesOneStone: true,
};

/** What all pendants share. */
export const anyPendant = {
  body: neck,
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: hangingTraits,
  say: sayHanging,
} as const;

/** What pendants share that are only made when they are named. */
export const namedPendant = { ...anyPendant, givesWayTo: staysItself } as const;
