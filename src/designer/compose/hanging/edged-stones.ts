import { ofDesign } from '#spec/meanings/ruled-out.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { jhumkaStones } from './jhumka-stones.ts';

/** The stones of a chandbali or a tikka by their place. */
export interface EdgedStones {
  /** In collars along the edge. */
  readonly row: StoneWish | undefined;
  /** Pearls or beads below it. */
  readonly hung: StoneWish | undefined;
  /** How many kinds of stones are set, in the row and elsewhere. */
  readonly kinds: number;
}

/** Words by which what hangs below an edge is ruled out. */
const nothingBelow = [ofDesign.stones, ofDesign.gem('pearl'), 'pearl', 'hanging', 'fringe', 'latkan'];

/** Of two kinds that are set the second stands along the edge; pearls hang below it unless they were ruled out. */
export function edgedStones(asked: PieceWish): EdgedStones {
  const { excluded, stones, style } = asked;
  const { hung } = jhumkaStones(asked);
  const isBare = excluded.has(ofDesign.stones);
  const said = [stones.main, stones.beside, stones.other, stones.small].flatMap((wish) => wish ?? []);
  const set = isBare ? [] : said.filter(({ form }) => form !== 'bead');
  const withoutBeads = style.plain || nothingBelow.some((word) => excluded.has(word));
  return {
    row: set[1] ?? set[0],
    hung: hung ?? (withoutBeads ? undefined : pearls),
    kinds: set.length,
  };
}

/** What hangs below where nobody said: as large as suits it. */
const pearls: StoneWish = {
  gem: 'pearl',
  form: 'bead',
  colour: undefined,
  gemSaid: false,
  originOpen: false,
  shape: undefined,
  lengthToWidth: undefined,
  size: undefined,
  count: undefined,
  totalCarats: undefined,
  setting: undefined,
  prongs: undefined,
  across: undefined,
  supply: 'shop',
  centre: false,
  accent: false,
};
