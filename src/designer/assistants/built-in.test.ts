import { expect, test } from 'vitest';
import { builtInAssistant } from './built-in.ts';
import { builtInDesigner } from './testing/built-in-designer.ts';
import { proposeOptions } from '../propose/testing/propose-options.ts';

const brief = '18k rose gold engagement ring, 1 ct oval ruby, diamond halo, US 6.5';

test('takes a brief to proposals without a network', async () => {
  const understood = await builtInAssistant.understand(brief);
  if (!understood.ok) throw new Error(understood.problem.code);
  expect(understood.value.metal).toEqual({ material: 'gold', karat: 18, color: 'rose' });
  const proposed = await builtInDesigner.propose(understood.value, proposeOptions({ count: 2 }));
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
  const understood = await builtInDesigner.understand(contradiction);
  if (!understood.ok) throw new Error(understood.problem.code);
  const proposed = await builtInDesigner.propose(understood.value, proposeOptions());
  expect(proposed).toMatchObject({ ok: false, problem: { code: 'stone_needed' } });
});
