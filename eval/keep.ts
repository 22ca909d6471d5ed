import { estimatedFigures } from '#designer/propose/estimated-figures.ts';
import { propose } from '#designer/propose/propose.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { MarkedBrief } from './corpus.ts';

/** What the designs of one brief keep of what it says. */
export interface KeptBrief {
  readonly marked: MarkedBrief;
  /** The facts design by design; none where the piece was refused. */
  readonly designs: readonly (readonly KeptFact[])[];
}

const options = { count: 4, seed: 1, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };

/**
 * Proposes designs for what is marked in a brief, as if it had been understood to the letter, and compares each of them
 * with it at its estimated weight and price.
 */
export function keepFacts(marked: MarkedBrief): KeptBrief {
  const { says } = marked;
  const proposed = says && propose(says, options);
  if (!says || !proposed?.ok) return { marked, designs: [] };
  return {
    marked,
    designs: proposed.value.map(({ spec }) =>
      keptFacts(says, estimatedFigures({ ...spec, size: spec.size }, options.profile)),
    ),
  };
}
