import { expect, test } from 'vitest';
import { sampleDraft } from '../../studio/testing/sample-draft.ts';
import { traySets } from './tray-sets.ts';

const piece = (id: string, role: 'classic' | 'quiet', item: number) => ({
  ...sampleDraft(id),
  proposal: { role, reason: '' },
  line: { item, stones: [] },
});

test('the pieces of one answer come together, in the order in which they were asked for', () => {
  const drafts = [piece('b', 'classic', 1), piece('a', 'classic', 0), piece('c', 'quiet', 0), piece('d', 'quiet', 1)];
  const sets = traySets(drafts).map(({ role, drafts: own }) => [role, own.map(({ id }) => id)]);
  expect(sets).toEqual([
    ['classic', ['a', 'b']],
    ['quiet', ['c', 'd']],
  ]);
});
