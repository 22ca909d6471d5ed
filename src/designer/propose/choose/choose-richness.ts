import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { Idea } from '../../archetypes/archetype.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Role } from '../../proposal.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { type Estimate, estimate } from '../estimate.ts';

/** A design at the richness that money and weight allow. */
export interface PricedDesign {
  readonly design: ComposedDesign;
  readonly richness: number;
  readonly estimate: Estimate;
}

/** What a design may cost and weigh, and what it should cost. */
export interface Goal {
  readonly target: number | undefined;
  readonly ceiling: number;
  readonly maximumGrams: number;
  readonly aboutGrams: number | undefined;
  readonly reach: number;
}

/** Share of the budget that a role aims at; all four land between 70 and 100 %. */
const shareOfBudget: Readonly<Record<Role, number>> = { classic: 0.9, generous: 0.95, quiet: 0.8, character: 0.88 };

/** Share of the ceiling that estimates may reach; the rest covers what they miss. */
const SAFETY = 0.98;

/** Price over that of the classic without a budget: four prices to choose from, none of them out of reach. */
const againstClassic: Readonly<Record<Role, number>> = { classic: 1, generous: 1.35, quiet: 0.85, character: 1.1 };

/** Steps of richness: with a budget stones and widths may move over their whole ladders, without one only a little. */
const REACH = { budget: 8, open: 3 };

/** The goal of a role. @param classicAmount what the classic costs, once that is known */
export function goalOf(asked: PieceWish, role: Role, classicAmount: number | undefined): Goal {
  const { budget, weight } = asked;
  const open = classicAmount === undefined ? undefined : againstClassic[role] * classicAmount;
  const bounded = budget !== undefined || weight.maximumGrams !== undefined;
  return {
    target: budget === undefined ? open : shareOfBudget[role] * budget,
    ceiling: budget === undefined ? Infinity : SAFETY * budget,
    maximumGrams: weight.maximumGrams ?? Infinity,
    aboutGrams: weight.aboutGrams,
    reach: bounded ? REACH.budget : REACH.open,
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
  const drawn = (richness: number, heft: number): Scored => {
    const design = idea.compose(heft === 0 ? asked : { ...asked, heft }, richness);
    const raw = estimate(design, profile);
    const priced = { design, richness, estimate: { grams: raw.grams, amount: raw.amount * correction } };
    return { priced, cost: costOf(priced.estimate, goal) + 0.002 * (Math.abs(richness) + heft) };
  };
  let best = drawn(0, 0);
  for (let step = 1; step <= 2 * goal.reach; step += 1) {
    if (goal.target === undefined && goal.aboutGrams === undefined && isUnder(best.priced.estimate, goal)) break;
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
  readonly cost: number;
}

function better(best: Scored, candidate: Scored): Scored {
  return candidate.cost < best.cost - 1e-9 ? candidate : best;
}

function isUnder({ amount, grams }: Estimate, { ceiling, maximumGrams }: Goal): boolean {
  return amount <= ceiling && grams <= maximumGrams;
}

function costOf({ amount, grams }: Estimate, goal: Goal): number {
  const overMoney = goal.ceiling === Infinity ? 0 : Math.max(0, amount / goal.ceiling - 1);
  const overWeight = goal.maximumGrams === Infinity ? 0 : Math.max(0, grams / goal.maximumGrams - 1);
  const offWeight = goal.aboutGrams === undefined ? 0 : Math.abs(Math.log(grams / goal.aboutGrams));
  const offPrice = goal.target === undefined ? 0 : Math.abs(Math.log(amount / goal.target));
  return 100 * (overMoney + overWeight) + 4 * offWeight + offPrice;
}
