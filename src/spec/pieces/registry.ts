import { bangle } from './bangle.ts';
import { bracelet } from './bracelet.ts';
import { chain } from './chain.ts';
import { earrings } from './earrings.ts';
import { necklace } from './necklace.ts';
import { nosePin } from './nose-pin.ts';
import type { PieceFacts } from './piece-facts.ts';
import { pendant } from './pendant.ts';
import { ring } from './ring.ts';
import { tikka } from './tikka.ts';

/**
 * Every kind of piece that a design can be, with its facts. A new kind is a new file here and a line below; the
 * registries of the other layers (camera plans, how it is laid out) are typed by this one and do not compile until each
 * has it.
 */
export const pieceKinds = {
  ring,
  pendant,
  earrings,
  bangle,
  chain,
  necklace,
  bracelet,
  'nose-pin': nosePin,
  tikka,
} as const satisfies Readonly<Record<string, PieceFacts>>;
