import type { Stone } from '#spec/stone.ts';
import { stoneFor } from '../proportions/stone-choice.ts';
import { inTurnWish } from '../wish/stones/in-turn-wish.ts';
import type { StoneWishes } from '../wish/stones/wished-stones.ts';

/** Id of the second gem of a row among the stones of a design. */
const TURN = 'turn';

/** The second gem of a row, and the field of the row that names it; nothing where the row is of one gem. */
interface InTurn {
  readonly stones: Readonly<Record<string, Stone>>;
  readonly row: { readonly inTurn?: string };
}

/** "Rubies and diamonds": every second stone of a row is the other gem, in the same cut and size. */
export function inTurnWith(wished: StoneWishes, stone: Stone): InTurn {
  const other = inTurnWish(wished);
  if (!other) return { stones: {}, row: {} };
  const { shape, lengthMm, widthMm = lengthMm } = stone;
  return { stones: { [TURN]: stoneFor(other, shape, { lengthMm, widthMm }) }, row: { inTurn: TURN } };
}
