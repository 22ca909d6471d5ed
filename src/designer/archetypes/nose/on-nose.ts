import { hangingTraits } from '../hanging/hanging-traits.ts';
import { sayHanging } from '../hanging/say-hanging.ts';
import { type BodyPlace, neverImplied } from '../archetype.ts';

/** Through one nostril. */
const nostril: BodyPlace = {
  kind: 'nose-pin',
  pierced: true,
  motifs: 'on-plates',
  highKarat: false,
  childLengthMm: () => undefined,
  wordedLengthMm: () => undefined,
  presentFor: {},
  carriesOneStone: false,
};

/** What all nose pins share. */
export const anyNosePin = {
  body: nostril,
  impliedBy: neverImplied,
  saidWidth: 'whole',
  traits: hangingTraits,
  say: sayHanging,
} as const;

/** How a nose pin is worn, and how its metal is left. */
export const worn = { worn: 'nostril', finish: 'polished' } as const;
