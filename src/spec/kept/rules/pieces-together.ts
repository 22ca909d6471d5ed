import { pieceKinds } from '../../pieces/registry.ts';
import { piecesTogether as piecesOf } from '../../request/pieces-together.ts';
import type { Comparison } from '../comparison.ts';

/** Of how many designs a figure was said; a pair that is drawn as one piece is one. */
export function piecesTogether({ request, design }: Comparison, scope: string | undefined): number {
  return piecesOf(request.items?.[0], scope, pieceKinds[design.spec.kind].pair);
}
