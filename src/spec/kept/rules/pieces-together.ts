import { pieceKinds } from '../../pieces/registry.ts';
import type { Comparison } from '../comparison.ts';

/** Words for a figure of several pieces together. */
const together: ReadonlySet<string> = new Set(['all_pieces', 'total', 'set', 'pair']);

/** Of how many designs a figure was said; a pair that is drawn as one piece is one. */
export function piecesTogether({ request, design }: Comparison, scope: string | undefined): number {
  if (scope === undefined || !together.has(scope)) return 1;
  const [item] = request.items ?? [];
  const isTwo = item?.unit === 'pair' && !pieceKinds[design.spec.kind].pair;
  return (item?.qty ?? 1) * (isTwo ? 2 : 1);
}
