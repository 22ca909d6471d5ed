import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';

/** The stones of a jhumka by their place. */
export interface JhumkaStones {
  /** Set in what sits on the lobe. */
  readonly top: StoneWish | undefined;
  /** Pearls or stone beads that hang from the rim. */
  readonly hung: StoneWish | undefined;
}

/** Beads hang from the rim; what is set sits on the lobe, as does a second kind of beads. */
export function jhumkaStones({ stones, excluded }: Pick<PieceWish, 'stones' | 'excluded'>): JhumkaStones {
  if (excluded.has('stones')) return { top: undefined, hung: undefined };
  const said = [stones.main, stones.beside, stones.other, stones.small].flatMap((wish) => wish ?? []);
  const hung = said.find(({ form }) => form === 'bead');
  const top = said.find((wish) => wish.form !== 'bead') ?? said.find((wish) => wish !== hung && wish.gemSaid);
  return { top, hung };
}

/** More beads than this around one rim are those of both ears. */
const MOST_AN_EAR = 18;

/** How many of a said number are on one ear: a number of beads is that of each ear while it fits, of set stones that of both. */
export function countAnEar(wish: StoneWish): number | undefined {
  const { count } = wish;
  if (count === undefined) return undefined;
  if (wish.form === 'bead') return count > MOST_AN_EAR && count % 2 === 0 ? count / 2 : count;
  return count % 2 === 0 ? count / 2 : count;
}
