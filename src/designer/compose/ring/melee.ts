import { alloys } from '#spec/tables/alloys.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';

/** The small stones that go with a main stone when none were said. */
const usualMelee: Readonly<Partial<Record<GemId, GemId>>> = {
  lab_diamond: 'lab_diamond',
  moissanite: 'moissanite',
  cz: 'cz',
  sapphire_white: 'sapphire_white',
};

/** The substitutes when the usual one is ruled out; the first that is allowed is used. */
const insteadOfDiamond = ['diamond', 'lab_diamond', 'sapphire_white', 'cz'] as const;

/** The small stones of a design: as said, else diamonds; in silver zirconia, as the trade does. */
export function meleeWish(asked: PieceWish, mainGem: GemId): Pick<StoneWish, 'gem' | 'colour' | 'supply' | 'form'> {
  const said = asked.stones.small;
  if (said && (said.gemSaid || mainGem !== 'lab_diamond')) return said;
  const { metal } = alloys[asked.alloys[0]];
  const cheapMetal = metal === 'silver' || metal === 'base';
  const first = usualMelee[mainGem] ?? (cheapMetal && mainGem !== 'diamond' ? 'cz' : 'diamond');
  const gem = [first, ...insteadOfDiamond].find((candidate) => !asked.excluded.has(`gem:${candidate}`)) ?? first;
  return { gem, colour: undefined, supply: 'shop', form: 'faceted' };
}

/** The stones beside the main one: as said, else diamonds beside a coloured stone, its own kind beside a diamond. */
export function besideWish(asked: PieceWish, main: StoneWish): StoneWish {
  const { beside } = asked.stones;
  if (beside?.gemSaid) return beside;
  const wish = beside ?? {
    ...main,
    shape: undefined,
    lengthToWidth: undefined,
    size: undefined,
    supply: 'shop' as const,
  };
  return { ...wish, ...meleeWish(asked, main.gem), gemSaid: false };
}
