import { understand } from '../../brief/understand.ts';
import type { ProposedDesign } from '../../proposal.ts';
import { propose } from '../propose.ts';
import { proposeOptions } from './propose-options.ts';

/** What the designer proposes for a brief at the example rates. */
export function proposalsFor(brief: string, seed = 1): readonly ProposedDesign[] {
  const understood = understand(brief);
  if (!understood.ok) throw new Error(`"${brief}": ${understood.problem.message}`);
  const proposed = propose(understood.value, proposeOptions({ seed }));
  if (!proposed.ok) throw new Error(`"${brief}": ${proposed.problem.message}`);
  return proposed.value;
}
