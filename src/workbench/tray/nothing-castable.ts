import { isCastable } from '#engine/making/check-piece.ts';
import type { Problem } from '#shared/result.ts';
import type { SettledProposal } from './settle-proposal.ts';

/**
 * Why a tray has nothing to show: every design has a finding that keeps it from being cast, and the first of them says what to
 * change. Undefined where one can be cast.
 */
export function nothingCastable(settled: readonly SettledProposal[]): Problem | undefined {
  const findings = settled.map((one) => one.settled.findings);
  if (findings.some(isCastable)) return undefined;
  const finding = findings.flat().find(({ severity }) => severity === 'error');
  return {
    code: 'nothing_castable',
    message: `Nothing that can be cast was found for this. ${finding?.message ?? ''}`.trim(),
    remedy: finding?.remedy ?? 'Say another weight or measure.',
  };
}
