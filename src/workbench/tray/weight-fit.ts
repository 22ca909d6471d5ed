import { estimatedAppraisal } from '#designer/propose/estimated-appraisal.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import { missedWeight, offWeight } from '#spec/kept/weights.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** How a weighed piece stands to the weights that were said. */
export interface WeightFit {
  /** Within what castings differ by. */
  readonly fits: boolean;
  /** As near as it can be drawn: nothing is gained by asking for it again. */
  readonly isMet: boolean;
  /** Weighed over estimated grams: what the designer has to know to come nearer. */
  readonly ratio: number;
}

/**
 * How the grams of a weighed piece stand to what was said of them.
 * @param facts what became of everything that was said of it
 */
export function weightFit(
  facts: readonly KeptFact[],
  spec: DesignSpec,
  sheet: Sheet,
  profile: WorkshopProfile,
): WeightFit {
  const estimated = estimatedAppraisal({ ...spec, size: spec.size }, profile).netMetalGrams;
  const fits = missedWeight(facts) === undefined;
  const isMet = fits && offWeight(facts) <= tolerances.gramsDrawn;
  return { fits, isMet, ratio: sheet.netMetalGrams / estimated };
}
