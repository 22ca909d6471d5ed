import { designerOf } from '#designer/assistant.ts';
import { builtInAssistant } from '#designer/assistants/built-in.ts';
import { leadingPiece } from '#designer/order/leading-piece.ts';
import { orderLines } from '#designer/order/order-lines.ts';
import type { ProposedDesign, Role } from '#designer/proposal.ts';
import { estimatedAppraisal } from '#designer/propose/estimated-appraisal.ts';
import { propose } from '#designer/propose/propose.ts';
import type { KeptFact } from '#spec/kept/fact.ts';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { type KeptLine, keptOrder } from '#spec/kept/kept-order.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { shareOut } from '#designer/order/share-out.ts';
import type { MarkedBrief } from './corpus.ts';

/** What the designs of one brief keep of what it says. */
export interface KeptBrief {
  readonly marked: MarkedBrief;
  /** The facts design by design, those of an order together; none where a piece was refused. */
  readonly designs: readonly (readonly KeptFact[])[];
}

const options = { count: 4, seed: 1, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };

/**
 * Proposes designs for what is marked in a brief, as if it had been understood to the letter, and compares each of them
 * with it at its estimated weight and price.
 */
export async function keepFacts(marked: MarkedBrief): Promise<KeptBrief> {
  const { says } = marked;
  if (!says) return { marked, designs: [] };
  const byRole = new Map<Role, KeptLine[]>();
  let first: readonly ProposedDesign[] = [];
  for (const { line, request } of await shareOut(designerOf(builtInAssistant), orderLines(says), options)) {
    const leading = leadingPiece(first);
    const proposed = propose(request, { ...options, ...(leading && { leading }) });
    if (!proposed.ok) return { marked, designs: [] };
    if (first.length === 0) first = proposed.value;
    for (const { role, spec } of proposed.value) {
      const facts = keptFacts(request, estimatedAppraisal({ ...spec, size: spec.size }, options.profile));
      byRole.set(role, [...(byRole.get(role) ?? []), { line, facts }]);
    }
  }
  return { marked, designs: [...byRole.values()].map((lines) => keptOrder(says, lines)) };
}
