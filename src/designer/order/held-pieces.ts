import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { type LeadingPiece, roles } from '../proposal.ts';
import type { RequestedLine } from './order-lines.ts';

/** A piece that is there already, and stays as it is in all sets that are drawn around it. */
export interface HeldPiece {
  readonly id: string;
  readonly spec: DesignSpec;
}

/** The held pieces by the lines of the order that they are; one that nothing was ordered for stands in no set. */
export function heldByLine(
  lines: readonly RequestedLine[],
  held: readonly HeldPiece[],
): ReadonlyMap<RequestedLine, HeldPiece> {
  const found = new Map<RequestedLine, HeldPiece>();
  for (const piece of held) {
    const { orderedAs } = pieceKinds[piece.spec.kind];
    const line = lines.find(
      (one) => !found.has(one) && one.request.items?.some(({ type }) => orderedAs.includes(type)) === true,
    );
    if (line !== undefined) found.set(line, piece);
  }
  return found;
}

/** What the other pieces go with, where the first of those that stay leads all sets alike. */
export function leadingHeld([first]: readonly HeldPiece[]): LeadingPiece | undefined {
  if (first === undefined) return undefined;
  const { spec } = first;
  return { designs: Object.fromEntries(roles.map((role) => [role, { spec }])), alloy: spec.metal.alloy };
}
