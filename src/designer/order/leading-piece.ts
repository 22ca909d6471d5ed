import type { LeadingPiece, ProposedDesign } from '../proposal.ts';

/** What the other pieces of an order go with: the names and the metal of the designs for its first. */
export function leadingPiece(designs: readonly ProposedDesign[]): LeadingPiece | undefined {
  const [classic] = designs;
  if (classic === undefined) return undefined;
  const titles = Object.fromEntries(designs.map(({ role, spec }) => [role, spec.title]));
  return { titles, alloy: classic.spec.metal.alloy };
}
