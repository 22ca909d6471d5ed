import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Idea } from '../../archetypes/archetype.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Role } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { type Estimate, estimate } from '../estimate.ts';
import { withHeft } from './drawn-once.ts';
import { hasWeightLimit, type WeightMissed, weightMissed } from './said-weight.ts';

/** A design at the richness that money allows, and a said weight where no metal can be moved to meet it. */
export interface PricedDesign {
  readonly design: ComposedDesign;
  readonly richness: number;
  readonly estimate: Estimate;
}

/** What a design may cost, and what it should cost. */
export interface Goal {
  readonly target: number | undefined;
  readonly ceiling: number;
  readonly reach: number;
}

/** Share of the budget that a role aims at; all four land between 70 and 100 %. */
const shareOfBudget: Readonly<Record<Role, number>> = { classic: 0.9, generous: 0.95, quiet: 0.8, character: 0.88 };

/** Share of the ceiling that estimates may reach; the rest covers what they miss. */
const SAFETY = 0.98;

/** Price over that of the classic without a budget: four prices to choose from, none of them out of reach. */
const againstClassic: Readonly<Record<Role, number>> = { classic: 1, generous: 1.35, quiet: 0.85, character: 1.1 };

/**
 * Steps of richness: with a budget or a limit of weight stones and widths may move over their whole ladders, otherwise
 * only a little.
 */
const REACH = { limited: 8, open: 3 };

/** The goal of a role. @param classicAmount what the classic costs, once that is known */
export function goalOf(asked: PieceWish, role: Role, classicAmount: number | undefined): Goal {
  const { budget } = asked;
  const open = classicAmount === undefined ? undefined : againstClassic[role] * classicAmount;
  return {
    target: budget === undefined ? open : shareOfBudget[role] * budget,
    ceiling: budget === undefined ? Infinity : SAFETY * budget,
    reach: budget === undefined && !hasWeightLimit(asked) ? REACH.open : REACH.limited,
  };
}

/** Steps of metal that are tried where a budget is left over, and how near to its goal a price must be to need none. */
const HEFTS = [2, 4, 6];
const NEAR_ENOUGH = 0.03;

/**
 * Draws an idea at the richness that comes nearest to its goal: under the ceilings first, then near the wished weight,
 * then near the target price. The price jumps from one size of stone to the next: what is left of a budget goes into
 * the metal.
 * @param correction weighed over estimated price, from the last time it was weighed
 */
export function chooseRichness(
  idea: Idea,
  asked: PieceWish,
  goal: Goal,
  profile: WorkshopProfile,
  correction: number,
): PricedDesign {
  const gramsOf = (design: ComposedDesign): number => estimate(design, profile).grams;
  const drawn = (richness: number, heft: number): Scored => {
    const design = idea.compose(withHeft(asked, heft), richness);
    const raw = estimate(design, profile);
    const priced = { design, richness, estimate: { grams: raw.grams, amount: raw.amount * correction } };
    const missed = weightMissed(design, asked, gramsOf);
    return { priced, missed, cost: costOf(priced.estimate, missed, goal) + 0.002 * (Math.abs(richness) + heft) };
  };
  let best = drawn(0, 0);
  for (let step = 1; step <= 2 * goal.reach; step += 1) {
    if (goal.target === undefined && !isMissed(best) && best.priced.estimate.amount <= goal.ceiling) break;
    // −1, 1, −2, 2 …: at equal cost the richness nearest to the usual measure wins.
    best = better(best, drawn(step % 2 === 0 ? step / 2 : -(step + 1) / 2, 0));
  }
  const { amount } = best.priced.estimate;
  if (goal.ceiling === Infinity || goal.target === undefined || amount > (1 - NEAR_ENOUGH) * goal.target)
    return best.priced;
  for (const heft of HEFTS) best = better(best, drawn(best.priced.richness, heft));
  return best.priced;
}

interface Scored {
  readonly priced: PricedDesign;
  readonly missed: WeightMissed;
  readonly cost: number;
}

function isMissed({ missed: { overLimit, offAim } }: Scored): boolean {
  return overLimit + offAim > 0;
}

function better(best: Scored, candidate: Scored): Scored {
  return candidate.cost < best.cost - 1e-9 ? candidate : best;
}

function costOf({ amount }: Estimate, { overLimit, offAim }: WeightMissed, goal: Goal): number {
  const overMoney = goal.ceiling === Infinity ? 0 : Math.max(0, amount / goal.ceiling - 1);
  const offPrice = goal.target === undefined ? 0 : Math.abs(Math.log(amount / goal.target));
  return 100 * (overMoney + overLimit) + 4 * offAim + offPrice;
}
