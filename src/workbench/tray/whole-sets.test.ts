import { expect, test } from 'vitest';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { proposal } from '../testing/scripted-designer.ts';
import { shellsOf, testBuilder } from '../testing/test-builder.ts';
import type { SettledProposal } from './settle-proposal.ts';
import { wholeSets } from './whole-sets.ts';

const builder = await testBuilder();
const band = completeSpec(plainBand);
const found = builder.settle(band, 'view', defaultWorkshopProfile);
if (!found.ok) throw new Error(found.problem.message);
const settled = found.value;

function piece(role: 'classic' | 'quiet' | 'character', title: string, isCastable: boolean): SettledProposal {
  const design = proposal(role, { ...band, title });
  const error = { rule: 'wall', severity: 'error', message: 'Too thin.', remedy: 'Thicker.' } as const;
  return {
    tested: { design, model: shellsOf(builder, band), item: 0 },
    settled: { ...settled, findings: isCastable ? [] : [error] },
    facts: [],
  } as unknown as SettledProposal;
}

test('a piece that cannot be cast has the place of the nearest that can, under the name of its own set', () => {
  const whole = wholeSets([piece('classic', 'Aurelia earrings', true), piece('quiet', 'Clara earrings', false)]);
  expect(whole.map(({ settled: { findings } }) => findings)).toEqual([[], []]);
  const [, second] = whole;
  expect(second?.tested.design).toMatchObject({ role: 'quiet', spec: { title: 'Clara earrings' } });
  expect(second?.tested.design.reason).toContain('could not be cast');
});

test('where nothing of a line can be cast, all stay as they are', () => {
  const lost = [piece('classic', 'Aurelia', false), piece('quiet', 'Clara', false)];
  expect(wholeSets(lost)).toEqual(lost);
});
