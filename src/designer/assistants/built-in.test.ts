import { expect, test } from 'vitest';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { builtInAssistant } from './built-in.ts';

const brief = '18k rose gold engagement ring, 1 ct oval ruby, diamond halo, US 6.5';

test('takes a brief to proposals without a network', async () => {
  const understood = await builtInAssistant.understand(brief);
  if (!understood.ok) throw new Error(understood.problem.code);
  expect(understood.value.metal).toEqual({ material: 'gold', karat: 18, color: 'rose' });
  const options = { count: 2, seed: 1, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };
  const proposed = await builtInAssistant.propose(understood.value, options);
  if (!proposed.ok) throw new Error(proposed.problem.code);
  expect(proposed.value).toHaveLength(2);
  for (const { spec } of proposed.value) expect(spec).toMatchObject({ kind: 'ring', metal: { alloy: 'au750_r' } });
});

test('says what is wrong with a brief instead of throwing', async () => {
  const understood = await builtInAssistant.understand('gold ring in silver only');
  expect(understood).toMatchObject({ ok: false, problem: { code: 'contradictory_brief' } });
});

test.each([
  'no stones solitaire ring 18k',
  'eternity ring 18k without stones',
  'tennis bracelet white gold, bina stone',
])('refuses "%s": nothing is left of such a piece without its stones', async (contradiction) => {
  const understood = await builtInAssistant.understand(contradiction);
  if (!understood.ok) throw new Error(understood.problem.code);
  const options = { count: 4, seed: 1, profile: defaultWorkshopProfile, barred: [], costCorrection: {} };
  const proposed = await builtInAssistant.propose(understood.value, options);
  expect(proposed).toMatchObject({ ok: false, problem: { code: 'stone_needed' } });
});
