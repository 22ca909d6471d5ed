import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import { byRule, toHundredths } from '../../by-rule.ts';

/**
 * Whether the small stones of a halo, open or hidden, are large enough to be set by hand.
 * @param holds id of the stones in the design
 * @param id of the part that holds them
 */
export function meleeSize(stoneMm: number, holds: string, id: string): readonly Finding[] {
  const rule = makingRules.pave.stoneMinMm;
  if (stoneMm >= rule.limit) return [];
  return [
    byRule(rule, {
      rule: 'pave.stone-minimum',
      severity: 'warning',
      part: id,
      parameter: `stones.${holds}`,
      value: stoneMm,
      unit: 'mm',
      message: `Stones of ${toHundredths(stoneMm)} mm are smaller than what is bead-set by hand.`,
      remedy: `Choose melee of ${rule.limit} mm or more.`,
    }),
  ];
}
