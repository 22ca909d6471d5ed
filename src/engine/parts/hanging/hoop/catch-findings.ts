import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';

/** Wire through the ear bends below the least diameter of a post; wire that is cast also has to fill. */
export function catchFindings(id: string, { style, wireMm }: PartOf<'hoop-catch'>): readonly Finding[] {
  const rule = style === 'snap' ? makingRules.earring.postMinMm : makingRules.wall.castMinMm;
  if (style === 'open' || wireMm >= rule.limit) return [];
  return [
    byRule(rule, {
      rule: 'hoop-catch.wire',
      severity: 'error',
      part: id,
      parameter: 'wireMm',
      value: wireMm,
      unit: 'mm',
      message: `Wire of ${toHundredths(wireMm)} mm ${style === 'snap' ? 'bends in the ear' : 'does not fill when it is cast'}.`,
      remedy: `Use ${makingRules.earring.postMm.limit} mm wire.`,
      patch: setField(id, 'wireMm', makingRules.earring.postMm.limit),
    }),
  ];
}
