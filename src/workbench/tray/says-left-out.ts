import type { ProposedDesign } from '#designer/proposal.ts';
import type { Finding } from '#engine/contract/finding.ts';
import { capitalised } from '#shared/words.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';

/**
 * Why a design is not in the tray, for the jeweller: which one it was, and what about it cannot be cast.
 * @param ofSeveral whether its role has other pieces, too, as in a set
 */
export function saysLeftOut(
  { role, spec, label = capitalised(role) }: Pick<ProposedDesign, 'role' | 'spec' | 'label'>,
  findings: readonly Finding[],
  ofSeveral: boolean,
): string {
  const named = ofSeveral ? `${label} (${pieceKinds[spec.kind].called})` : label;
  const why = findings.find(({ severity }) => severity === 'error');
  return `${named} cannot be cast and is left out. ${why?.message ?? ''}`.trim();
}
