import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { understand } from '../../brief/understand.ts';
import type { ProposedDesign } from '../../proposal.ts';
import { propose } from '../propose.ts';

/** What the designer proposes for a brief at the example rates. */
export function proposalsFor(brief: string, seed = 1): readonly ProposedDesign[] {
  const understood = understand(brief);
  if (!understood.ok) throw new Error(`"${brief}": ${understood.problem.message}`);
  const options = { count: 4, seed, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };
  const proposed = propose(understood.value, options);
  if (!proposed.ok) throw new Error(`"${brief}": ${proposed.problem.message}`);
  return proposed.value;
}
