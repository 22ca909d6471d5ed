import { haloRimMm } from '#layout/halo/halo-rim.ts';
import { roundToStep } from '#shared/units.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { PlateMeasures } from '../../proportions/hanging/pendant.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { stoneFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { haloPart, meleeShowOf } from '../ring/halo-part.ts';
import { headPart } from '../ring/head-part.ts';
import { meleeWish } from '../ring/melee.ts';
import { type SaidHalo, saidHaloPlan } from '../ring/said-halo.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import type { DrawnElement, HangingPlace } from './drawn-element.ts';
import type { StoneElement } from '../../looks/hanging-look.ts';
import { mainStone, smallStone } from './hanging-stones.ts';

/** A free-standing setting keeps its culet this far from the skin: there is no band between the two. */
const ALONE_BASE_MM = 0.8;

/** Least height of a girdle over the skin: a peg, and a collar or bent claws over it; a flat base has no pavilion to give it. */
const leastGirdleMm = { bezel: 1.35, prong: 2.4 } as const;

/** On a nostril claws are low: what stands out catches. Trade judgement. */
const leastOnNostrilMm = { bezel: 1.3, prong: 1.9 } as const;

/** What claws or a collar add to a stone on both sides together. */
const SETTING_MM = 0.8;

/** Where a setting is in its piece: the prefix of its ids, and whether it swings below something. */
interface SettingPlace {
  readonly name: string;
  readonly hangs: boolean;
}

/** A stone in its own setting. */
export function drawStone(
  asked: PieceWish,
  look: StoneElement,
  at: SettingPlace,
  place: HangingPlace,
  richness: number,
): DrawnElement {
  const { name } = at;
  const { main, small, halo } = asked.stones;
  if (!main) throw new Error('A setting needs a stone');
  const id = look.which === 'main' ? 'centre' : 'small';
  const leads = look.which === 'main';
  const stone = leads ? mainStone(asked, main, look, place, richness) : smallStone(asked, main, place, richness);
  const pavilion = pavilionMm(stone.shape, stoneWidthMm(stone));
  const girdleMm = (place === 'nostril' ? leastOnNostrilMm : leastGirdleMm)[look.head];
  const stand = {
    across: look.across ?? false,
    baseHeightMm: roundToStep(Math.max(ALONE_BASE_MM, girdleMm - pavilion), 0.1),
    hangs: at.hangs,
  };
  const head = headPart(id, stone, look, stand, asked.alloys[0]);
  const upright = { widthMm: stoneWidthMm(stone), heightMm: stone.lengthMm };
  const face = look.across ? { widthMm: upright.heightMm, heightMm: upright.widthMm } : upright;
  if (!look.halo) {
    return {
      parts: { [name]: head },
      stones: { [id]: stone },
      body: name,
      behind: name,
      measures: wider(face, SETTING_MM),
    };
  }
  const show = look.petals ? ('petals' as const) : meleeShowOf(look.halo, asked.heft);
  const question = { stone, head, outline: look.halo.outline, show };
  const alike = look.petals ? petalsAlike(main, stone) : undefined;
  const wish = alike ? main : meleeWish(asked, main.gem);
  const plan = saidHaloPlan(question, wish.gem, alike ?? (halo && small));
  const melee = stoneFor({ ...wish, size: undefined }, 'round', { lengthMm: plan.meleeMm, widthMm: plan.meleeMm });
  return {
    parts: { [name]: head, [`${name}-halo`]: haloPart(plan, look.halo, stone.shape, name) },
    stones: { [id]: stone, melee },
    body: `${name}-halo`,
    behind: name,
    measures: wider(face, 2 * (plan.gapMm + plan.meleeMm + haloRimMm)),
  };
}

/** Of seven stones that were asked for, one is the middle and six as large are its petals. */
function petalsAlike({ count = 1 }: StoneWish, stone: Stone): SaidHalo | undefined {
  if (count < LEAST_FLOWER) return undefined;
  const round = { lengthMm: stoneWidthMm(stone), widthMm: stoneWidthMm(stone) };
  return {
    count: count - 1,
    totalCarats: undefined,
    size: { said: 'mm', ...round, depthMm: undefined, carats: undefined },
  };
}

/** Fewer stones close no ring around one. */
const LEAST_FLOWER = 7;

function wider({ widthMm, heightMm }: PlateMeasures, byMm: number): PlateMeasures {
  return { widthMm: widthMm + byMm, heightMm: heightMm + byMm };
}
