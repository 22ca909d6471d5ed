import { expect, test } from 'vitest';
import { requestFrom } from '#designer/brief/testing/request-from.ts';
import { saidFacts } from '#spec/kept/said-facts.ts';
import { rewriteBrief } from '#spec/request/rewrite-brief.ts';
import type { KeptFact, Verdict } from '#spec/kept/fact.ts';
import { requestChips } from './request-chips.ts';

const brief = 'gold studs, 2 gm the pair, engraved with a heart';
const request = requestFrom(brief);

function ledgerWith(weight: Verdict): readonly KeptFact[] {
  return saidFacts(request).map((fact) =>
    fact.field === 'weight.metal_approx_g' ? { ...fact, ...weight } : { ...fact, state: 'kept' },
  );
}

function weightChip(...verdicts: readonly Verdict[]) {
  const weighed = verdicts.map((verdict, at) => ({
    called: ['Classic', 'Quiet'][at] ?? '',
    ledger: ledgerWith(verdict),
  }));
  return requestChips(brief, request, weighed, verdicts.length).find(({ id }) => id.startsWith('weight'));
}

test('what no design keeps can be asked for as it comes nearest, where it was said', () => {
  const chip = weightChip({ state: 'changed', inDesign: 2.61 }, { state: 'changed', inDesign: 2.2 });
  expect(chip?.keptBy).toEqual([]);
  const [remedy, ...others] = chip?.remedies ?? [];
  expect(others).toEqual([]);
  expect(remedy?.label).toBe('Ask for 2.2 g instead');
  expect(rewriteBrief(brief, remedy?.spans ?? [], remedy?.words ?? '')).toContain('2.2 g the pair');
});

test('what some designs keep is told with their names', () => {
  expect(weightChip({ state: 'changed', inDesign: 2.61 }, { state: 'kept' })).toMatchObject({ keptBy: ['Quiet'] });
});

test('what all keep needs no remedy', () => {
  expect(weightChip({ state: 'kept' }, { state: 'kept' })?.remedies).toBeUndefined();
});
