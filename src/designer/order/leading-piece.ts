import type { LeadingPiece, ProposedDesign } from '../proposal.ts';

/** What the other pieces of an order go with: the designs for its first, and their metal. */
export function leadingPiece(designs: readonly ProposedDesign[]): LeadingPiece | undefined {
  const [classic] = designs;
  if (classic === undefined) return undefined;
  return {
    designs: Object.fromEntries(designs.map((design) => [design.role, design])),
    alloy: classic.spec.metal.alloy,
  };
}
