import { expect, test } from 'vitest';
import { sampleDraft } from '../../studio/testing/sample-draft.ts';
import { asLines, traySets } from './tray-sets.ts';

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

test('variations of one role are pieces by themselves, in the order in which they were drawn', () => {
  const sets = traySets([piece('a', 'classic', 0), piece('b', 'quiet', 0), piece('c', 'classic', 0)]);
  expect(sets.map(({ drafts }) => drafts.map(({ id }) => id))).toEqual([['a'], ['b'], ['c']]);
});

test('a design that was there before lies in every set, as the line of the order that it is', () => {
  const anchor = piece('anchor', 'quiet', 0);
  const held = [{ draft: 'anchor', line: { item: 1, stones: [] }, request: anchor.request }];
  const drafts = [piece('a', 'classic', 0), piece('b', 'quiet', 0), piece('c', 'classic', 2)];
  const sets = traySets(drafts, asLines([...drafts, anchor], held));
  expect(sets.map((set) => set.drafts.map(({ id }) => id))).toEqual([
    ['a', 'anchor', 'c'],
    ['b', 'anchor'],
  ]);
  expect(asLines([anchor], [{ draft: 'gone', line: { item: 0, stones: [] }, request: anchor.request }])).toEqual([]);
});
