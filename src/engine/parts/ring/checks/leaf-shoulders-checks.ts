import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import { byRule, toHundredths, setField } from '../../by-rule.ts';

/** Leaves that run round to the palm leave nothing to size the ring by. @param reachDeg where the lowest leaf begins */
export function checkLeafShoulders(leaves: PartOf<'leaf-shoulders'>, reachDeg: number, id: string): readonly Finding[] {
  const rule = makingRules.shank.sizingArcMinDeg;
  const plainDeg = 2 * (180 - reachDeg);
  if (plainDeg >= rule.limit) return [];
  const pairs = Math.max(1, Math.floor((leaves.pairs * (180 - rule.limit / 2 - 19)) / (reachDeg - 19)));
  return [
    byRule(rule, {
      rule: 'shank.sizing-arc',
      severity: 'warning',
      part: id,
      parameter: 'pairs',
      value: Math.max(0, plainDeg),
      unit: '°',
      message: `The leaves leave only ${toHundredths(Math.max(0, plainDeg))}° of plain palm: the ring cannot be sized.`,
      remedy: `Let ${pairs} leaves grow on each side.`,
      patch: setField(id, 'pairs', pairs),
    }),
  ];
}
