import { expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { shownIn } from '#spec/shown/registry.ts';
import { understand } from '../../brief/understand.ts';
import { estimatedAppraisal } from '../../propose/estimated-appraisal.ts';
import { propose } from '../../propose/propose.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

function requestOf(brief: string): DesignRequest {
  const understood = understand(brief);
  if (!understood.ok) throw new Error(understood.problem.message);
  return understood.value;
}

test.each([
  ['navratna ring', 'navratna ring'],
  ['navratna pendant 22k', 'navratna pendant'],
  ['jadau choker set for daughter', 'jadau choker'],
  ['kundan necklace', 'kundan necklace'],
  ['gold choker', 'choker'],
])('"%s" is refused before any picture: no %s is built', (brief, called) => {
  const proposed = propose(requestOf(brief), proposeOptions());
  expect(proposed).toMatchObject({ ok: false, problem: { code: 'not_built_yet' } });
  expect(proposed.ok ? '' : proposed.problem.message).toContain(called);
  expect(proposed.ok ? '' : proposed.problem.remedy).toMatch(/^Ask for /);
});

test('a choker chain is a chain', () => {
  expect(proposalsFor('22k gold choker chain').map(({ spec }) => spec.kind)).toEqual(Array(4).fill('chain'));
});

test.each(['polki ring', 'kundan earrings gold'])('"%s" is drawn in closed settings, and told so once', (brief) => {
  const request = requestOf(brief);
  for (const { spec, reason } of proposalsFor(brief)) {
    expect(shownIn(spec).some(({ words }) => words.includes('prong'))).toBe(false);
    expect(reason).not.toContain('by hand');
    const facts = keptFacts(request, estimatedAppraisal({ ...spec, size: spec.size }, defaultWorkshopProfile));
    const [technique] = facts.filter(({ field }) => field === 'techniques');
    expect(technique).toMatchObject({ why: 'closed settings for it: the stones are set on foil by hand' });
  }
});

test.each(['bridal necklace 22k gold 40 gram', 'bridal necklace 22k'])(
  '"%s" is more than a disc on a chain',
  (brief) => {
    const proposed = propose(requestOf(brief), proposeOptions());
    expect(proposed).toMatchObject({ ok: false, problem: { code: 'not_built_yet' } });
    expect(proposed.ok ? '' : proposed.problem.message).toContain('bridal necklace');
  },
);

test('what a necklace weighs lies around the neck', () => {
  const kinds = proposalsFor('22k necklace 40 grams').map(({ spec }) => spec.kind);
  expect(kinds).toEqual(Array(4).fill('chain'));
});

test('a plain pendant is of metal alone', () => {
  for (const { spec } of proposalsFor('plain gold pendant 18k')) expect(spec.stones).toEqual({});
});

test('a pendant on a choker is the pendant', () => {
  for (const { spec } of proposalsFor('coin pendant plain gold 20mm on a thick wire choker, 14k')) {
    expect(spec.kind).toBe('pendant');
    expect(spec.stones).toEqual({});
  }
});
