import { haloRimMm } from '#layout/halo/halo-rim.ts';
import { roundToStep } from '#shared/units.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { PlateMeasures } from '../../proportions/pendant.ts';
import { pavilionMm } from '../../proportions/ring.ts';
import { stoneFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { haloPart, meleeShowOf } from '../ring/halo-part.ts';
import { headPart } from '../ring/head-part.ts';
import { meleeWish } from '../ring/melee.ts';
import { saidHaloPlan } from '../ring/said-halo.ts';
import type { DrawnElement, HangingPlace } from './drawn-element.ts';
import type { StoneElement } from '../../looks/hanging-look.ts';
import { mainStone, smallStone } from './hanging-stones.ts';

/** A free-standing setting keeps its culet this far from the skin: there is no band between the two. */
const ALONE_BASE_MM = 0.8;

/** Least height of a girdle over the skin: a peg, and a collar or bent claws over it; a flat base has no pavilion to give it. */
const leastGirdleMm = { bezel: 1.35, prong: 2.4 } as const;

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
  const stand = {
    across: look.across ?? false,
    baseHeightMm: roundToStep(Math.max(ALONE_BASE_MM, leastGirdleMm[look.head] - pavilion), 0.1),
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
  const question = { stone, head, outline: look.halo.outline, show: meleeShowOf(look.halo, asked.heft) };
  const plan = saidHaloPlan(question, meleeWish(asked, main.gem).gem, halo && small);
  const melee = stoneFor(meleeWish(asked, main.gem), 'round', { lengthMm: plan.meleeMm, widthMm: plan.meleeMm });
  return {
    parts: { [name]: head, [`${name}-halo`]: haloPart(plan, look.halo, stone.shape, name) },
    stones: { [id]: stone, melee },
    body: `${name}-halo`,
    behind: name,
    measures: wider(face, 2 * (plan.gapMm + plan.meleeMm + haloRimMm)),
  };
}

function wider({ widthMm, heightMm }: PlateMeasures, byMm: number): PlateMeasures {
  return { widthMm: widthMm + byMm, heightMm: heightMm + byMm };
}
