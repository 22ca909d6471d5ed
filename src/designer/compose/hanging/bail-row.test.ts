import { expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { understand } from '../../brief/understand.ts';
import { estimatedAppraisal } from '../../propose/estimated-appraisal.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';
import { proposeOptions } from '../../propose/testing/propose-options.ts';

const { profile } = proposeOptions();

test.each([
  ['pendant with 3 diamonds on the bail and a pear ruby 8x6', 'ruby', 3],
  ['oval sapphire pendant 9x7, diamonds on the bail, 18k white gold', 'sapphire_blue', 3],
  ['emerald pendant 18k with 5 small diamonds on its bail', 'emerald', 5],
])('%s: they are on the bail, the other stone leads', (brief, centre, count) => {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const designs = proposalsFor(brief);
  expect(designs).toHaveLength(4);
  for (const { spec } of designs) {
    expect(spec.parts['bail']).toMatchObject({ kind: 'bail', style: 'set' });
    expect(spec.parts['bail-stones']).toMatchObject({ on: 'bail', holds: 'bail', count });
    expect(spec.stones['bail']?.gem).toBe('diamond');
    expect(spec.stones['centre']?.gem).toBe(centre);
    const facts = keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, profile));
    const missed = facts.filter(
      ({ state, field }) => field.startsWith('stones') && state !== 'kept' && state !== 'outside',
    );
    expect(missed.map(({ field, state }) => `${field} ${state}`)).toEqual([]);
  }
});
