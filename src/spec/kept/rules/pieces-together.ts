import { pieceKinds } from '../../pieces/registry.ts';
import { piecesTogether } from '../../request/order/pieces-together.ts';
import type { Comparison } from '../comparison.ts';

/** Of how many designs a number was said; a pair that is drawn as one piece is one. */
export function designsTogether({ request, design }: Comparison, scope: string | undefined): number {
  return piecesTogether(request.items?.[0], scope, pieceKinds[design.spec.kind].pair);
}
