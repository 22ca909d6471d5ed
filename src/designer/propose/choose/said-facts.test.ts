import { expect, test } from 'vitest';
import { keptFacts } from '#spec/kept/kept-facts.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { understand } from '../../brief/understand.ts';
import { estimatedAppraisal } from '../estimated-appraisal.ts';
import { propose } from '../propose.ts';
import { proposalsFor } from '../testing/proposals.ts';

/** What the proposals of a brief have instead of what was said, place by place. */
function changedIn(brief: string): readonly string[] {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  return proposalsFor(brief).flatMap(({ role, spec }) =>
    keptFacts(request.value, estimatedAppraisal({ ...spec, size: spec.size }, defaultWorkshopProfile))
      .filter(({ state }) => state === 'changed')
      .map(({ place, value }) => `${role}: ${place} ${String(value)}`),
  );
}

test.each([
  'tennis bracelet 5 carats total, 14k white gold',
  'lab grown diamond tennis bracelet 5 carats total, 7 inches, white gold, no yellow',
  'halo ring, 1.5 ctw with a 1 ct center cushion, 14k rose gold, US 5.5',
  'bezel set 5mm round aquamarine ring in 9ct yellow gold, band 3 mm wide, UK P',
  'ring with a 1.2 carat oval diamond, band 1.7 mm wide, platinum, US 6',
  'pendant with two diamonds, 18k yellow gold',
  'rose gold ring with two diamonds, US 6',
  'ring with a cushion sapphire 6.9x6.1 mm of 1.6 carats, 18k white gold, US 7',
  'flat wedding band 4 mm wide, 14k yellow gold, US 9, about 6 grams',
  'disc pendant 15 mm wide, 18k yellow gold',
  'diamond ring in 14k white gold under $900, US 6',
])('every proposal keeps "%s"', (brief) => {
  expect(changedIn(brief)).toEqual([]);
});

test('round side stones that are ruled out give way to another cut', () => {
  const request = understand('three stone ring, centre 1.25 ct round diamond, platinum, US 6');
  if (!request.ok) throw new Error(request.problem.message);
  const options = { count: 4, seed: 1, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };
  const proposed = propose({ ...request.value, exclude: ['round_side_stones'] }, options);
  expect(proposed.ok && proposed.value.map(({ spec }) => spec.stones['side']?.shape)).toEqual(Array(4).fill('pear'));
});
