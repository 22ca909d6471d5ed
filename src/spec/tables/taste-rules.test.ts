import { expect, test } from 'vitest';
import { type TasteRule, tasteRules, tasteSource } from './taste-rules.ts';

const rules = Object.entries<TasteRule>(tasteRules);

test.each(rules)('%s is a sentence with its source, and its limits have a unit', (_name, rule) => {
  expect(rule.says).toMatch(/^[A-Z].{20,140}\.$/);
  expect(rule.says).not.toMatch(/\b(?:rule|section) \d/);
  expect(rule.source).not.toBe('');
  expect(rule.unit !== undefined).toBe(rule.least !== undefined || rule.most !== undefined);
  expect(rule.least ?? 0).toBeLessThan(rule.most ?? Infinity);
});

test('a finding says the rule and who judged it', () => {
  expect(tasteSource(tasteRules.gapBehindProng)).toBe(
    'Behind every prong a halo has a gap, never a stone. (house judgement)',
  );
});
