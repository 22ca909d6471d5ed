import { expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { understand } from '../../brief/understand.ts';
import { partsOf } from '../../parts/find-parts.ts';
import { estimatedAppraisal } from '../estimated-appraisal.ts';
import { proposalsFor } from '../testing/proposals.ts';

/** What becomes of the letters of a brief in each proposal, and in which work they are drawn. */
function lettersOf(brief: string) {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  return proposalsFor(brief).map(({ spec, reason }) => ({
    state: keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, defaultWorkshopProfile))
      .filter(({ place }) => place === 'engraving.text')
      .map(({ state }) => state)
      .join(),
    drawn: partsOf(spec, 'motif').map(({ text, work, facing }) => `${text} ${work} ${facing}`),
    byHand: reason.includes('engraved'),
  }));
}

test.each([
  ['initial S pendant in 18k gold', 'S'],
  ['letter H pendant with diamond 18k', 'H'],
  ['name pendant Priya in gold', 'PRIYA'],
  ['signet ring with initials RK', 'RK'],
])('%s is drawn in letters, in all four', (brief, text) => {
  const letters = lettersOf(brief);
  expect(letters.map(({ state }) => state)).toEqual(['kept', 'kept', 'kept', 'kept']);
  for (const { drawn, byHand } of letters) {
    expect(drawn).toHaveLength(1);
    expect(drawn[0]).toMatch(new RegExp(`^${text} `));
    expect(byHand).toBe(false);
  }
});

test('a seal is sunk and reversed', () => {
  for (const { drawn } of lettersOf('gents wax seal signet ring with initials RK reversed')) {
    expect(drawn).toEqual(['RK sunk reversed']);
  }
});

test('what the typeface lacks is engraved, and said to be', () => {
  for (const { state, drawn, byHand } of lettersOf('name pendant "प्रिया" in gold')) {
    expect([state, drawn, byHand]).toEqual(['notDone', [], true]);
  }
});
