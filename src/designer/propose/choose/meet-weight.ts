import { tolerances } from '#spec/kept/tolerances.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { type Estimate, estimate } from '../estimate.ts';
import { drawnByHalving } from './halving.ts';
import { aimedGrams, FREE_SHARE, offBy } from './said-weight.ts';
import { heldMeasures, sayMoved, scaledDesign } from './scaled-design.ts';

/** A design that weighs and costs what was said, as nearly as it can be made, with a remark on what was moved for it. */
export interface WeightMet {
  readonly design: ComposedDesign;
  readonly estimate: Estimate;
  readonly remarks: readonly string[];
}

/** What the weight and the price of a design are estimated with. */
export interface EstimatingTask {
  readonly profile: WorkshopProfile;
  /** The most that it may cost, as estimated. */
  readonly ceiling: number;
  /** Weighed over estimated grams, from the last time it was weighed. */
  readonly correction: number;
}

/** Nearer than this a weight needs no moving. */
const NEAR_ENOUGH = tolerances.gramsDrawn / 5;

/** Steps in which a share of metal is found, to a hair. */
const STEPS = 24;

/**
 * Moves the free measures of a design until it weighs what was said: nearest to a wished weight, under a limit, and
 * never dearer than a budget. Without a said weight it only grows thinner, where a budget asks for it.
 */
export function meetWeight(
  design: ComposedDesign,
  asked: PieceWish,
  { profile, ceiling, correction }: EstimatingTask,
): WeightMet {
  const weigh = (one: ComposedDesign): Estimate => {
    const { grams, amount } = estimate(one, profile);
    return { grams: grams * correction, amount };
  };
  const first = weigh(design);
  const target = aimedGrams(design, asked, first.grams);
  const held = heldMeasures(asked);
  const scaledBy = (factor: number): Scaled => {
    const scaled = scaledDesign(design, factor, held);
    return { design: scaled, estimate: weigh(scaled) };
  };
  if (target === undefined) {
    const slim = first.amount > ceiling ? slimmed(scaledBy, ceiling) : undefined;
    return slim
      ? { ...slim, remarks: sayMoved(design, slim.design, 'budget') }
      : { design, estimate: first, remarks: [] };
  }
  if (offBy(first.grams, target) <= NEAR_ENOUGH) return { design, estimate: first, remarks: [] };
  const isTooDear = ({ amount }: Estimate): boolean => amount > Math.max(ceiling, first.amount);
  const found = drawnByHalving(
    { ...FREE_SHARE, steps: STEPS },
    scaledBy,
    (one) => isTooDear(one.estimate) || one.estimate.grams > target,
  );
  const best = found
    .filter((one) => !isTooDear(one.estimate))
    .reduce((nearest, one) => (isNearer(one, nearest, target) ? one : nearest), { design, estimate: first });
  return { ...best, remarks: sayMoved(design, best.design, 'weight') };
}

type Scaled = Pick<WeightMet, 'design' | 'estimate'>;

/** With the most of its metal that a budget pays; undefined where it is over the budget even at its thinnest. */
function slimmed(scaledBy: (factor: number) => Scaled, ceiling: number): Scaled | undefined {
  const fits = ({ estimate: { amount } }: Scaled): boolean => amount <= ceiling;
  const range = { least: FREE_SHARE.least, most: 1, steps: STEPS };
  return drawnByHalving(range, scaledBy, (one) => !fits(one)).findLast(fits);
}

function isNearer(one: Scaled, best: Scaled, target: number): boolean {
  return offBy(one.estimate.grams, target) < offBy(best.estimate.grams, target);
}
