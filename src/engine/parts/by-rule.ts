import type { SpecPatch } from '#spec/edit.ts';
import type { MakingRule } from '#spec/tables/making-rules.ts';
import { type TasteRule, tasteSource } from '#spec/tables/taste-rules.ts';
import type { Finding } from '../contract/finding.ts';

/** One change to a part that mends a finding: the field and its new value. */
export function setField(part: string, field: string, value: number | string): SpecPatch {
  return [{ op: 'replace', path: `/parts/${part}/${field}`, value }];
}

/** A measured length or ratio to the hundredth, which is enough at the bench. */
export function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The next step of a slider that is not below a wished length. */
export function stepUp(valueMm: number, stepMm = 0.1): number {
  return Number((Math.ceil(valueMm / stepMm - 1e-6) * stepMm).toFixed(3));
}

/** A finding that quotes a rule of the making tables. */
export function byRule(rule: MakingRule, finding: Omit<Finding, 'limit' | 'source'>): Finding {
  return { ...finding, value: toHundredths(finding.value), limit: rule.limit, source: rule.source };
}

/** A finding that quotes a rule of proportion, in its own words. */
export function byTaste(rule: TasteRule, finding: Omit<Finding, 'source'>): Finding {
  return { ...finding, value: toHundredths(finding.value), source: tasteSource(rule) };
}
