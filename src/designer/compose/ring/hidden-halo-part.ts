import { rememberLast } from '#shared/remember-last.ts';
import { roundToStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import { estimateSize } from '#spec/stone-weight.ts';
import { girthOf, type HeadPart } from '../../parts/heads.ts';
import {
  hiddenHaloRoom,
  type HiddenHaloPlan,
  planHiddenHalo,
  type SaidHidden,
} from '../../proportions/halo/hidden-halo.ts';
import { stoneFor } from '../../proportions/stone-choice.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { meleeWish } from './melee.ts';

/** A hidden halo with its stones, as a ring takes them in. */
export interface HiddenHalo {
  readonly part: PartOf<'hidden-halo'>;
  readonly stone: Stone;
}

/** The number of stones and their size depend on each other: after so many turns they have settled. */
const TURNS = 3;

/**
 * The hidden halo under a centre stone in claws, with what was said of its stones.
 * @param openHaloMm how far an open halo around the same stone reaches below the girdle
 */
export function hiddenHalo(
  asked: PieceWish,
  centre: { readonly stone: Stone; readonly head: HeadPart; readonly main: StoneWish },
  openHaloMm: number | undefined,
): HiddenHalo {
  const { stone, head, main } = centre;
  const said = asked.stones.hidden;
  const wish = said?.gemSaid ? said : meleeWish(asked, main.gem);
  const girth = girthOf(head);
  const sized: SaidHidden = { count: said?.count, meleeMm: said && meleeMmOf(said) };
  let plan = planFor(stone, girth, sized);
  if (said?.totalCarats !== undefined && sized.meleeMm === undefined) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const meleeMm = estimateSize(wish.gem, 'round', said.totalCarats / plan.count).widthMm;
      plan = planFor(stone, girth, { count: said.count, meleeMm });
    }
  }
  const { count, meleeMm } = plan;
  const dropMm =
    openHaloMm === undefined ? 0 : roundToStep(hiddenHaloRoom(stone, meleeMm, openHaloMm).depthMm, DROP_STEP_MM);
  return {
    part: { kind: 'hidden-halo', around: 'head', holds: 'hidden', count, dropMm },
    stone: stoneFor(wish, 'round', { lengthMm: meleeMm, widthMm: meleeMm }),
  };
}

/** The plan of a hidden halo, which takes long to draw: a tray tries dozens of looks around one stone. */
function planFor(...[stone, girth, said]: Parameters<typeof planHiddenHalo>): HiddenHaloPlan {
  const { shape, lengthMm, widthMm } = stone;
  const key = [shape, lengthMm, widthMm, girth.claws, girth.clawMm, said.count, said.meleeMm].join(' ');
  return keptPlans(key, () => planHiddenHalo(stone, girth, said));
}

const keptPlans = rememberLast<HiddenHaloPlan>(200);

/** Heights are proposed in steps of the slider. */
const DROP_STEP_MM = 0.05;

function meleeMmOf({ gem, size }: StoneWish): number | undefined {
  if (size === undefined) return undefined;
  return size.said === 'mm' ? size.lengthMm : estimateSize(gem, 'round', size.carats).widthMm;
}
