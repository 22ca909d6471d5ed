import { estimatedFigures } from '#designer/propose/estimated-figures.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { settledFigures } from './settled-figures.ts';

/** How a weighed piece stands to the weights that were said. */
export interface WeightFit {
  readonly fits: boolean;
  /** Weighed over estimated grams: what the designer has to know to come nearer. */
  readonly ratio: number;
}

const saidWeights = /^(weight|items\.weight_each_max_g)/;

/** Compares the grams of a weighed piece with what was said of them. */
export function weightFit(request: DesignRequest, spec: DesignSpec, sheet: Sheet, profile: WorkshopProfile): WeightFit {
  const facts = keptFacts(request, settledFigures(spec, sheet, profile));
  const missed = facts.some(({ field, state }) => saidWeights.test(field) && state === 'changed');
  const estimated = estimatedFigures({ ...spec, size: spec.size }, profile).finishedMetalGrams;
  return { fits: !missed, ratio: sheet.finishedMetalGrams / estimated };
}
