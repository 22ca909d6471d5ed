import { estimatedAppraisal } from '#designer/propose/estimated-appraisal.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { missedWeight } from '#spec/kept/weights.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** How a weighed piece stands to the weights that were said. */
export interface WeightFit {
  readonly fits: boolean;
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
  const estimated = estimatedAppraisal({ ...spec, size: spec.size }, profile).finishedMetalGrams;
  return { fits: missedWeight(facts) === undefined, ratio: sheet.finishedMetalGrams / estimated };
}
