import { expect, test } from 'vitest';
import { sampleDraft } from '../testing/sample-draft.ts';
import { inTheirOrder, keptAfter, keptSince, keptWith } from './kept-design.ts';
import { readKept } from './read/read-kept.ts';

const changed = sampleDraft();
const proposed = { ...changed, revisions: changed.revisions.slice(0, 1), current: 'r0' };
const home = {
  ...keptSince(changed.created, changed),
  workshop: 'w',
  etag: '"3"',
  head: 'r2',
  revisions: ['r0', 'r1', 'r2'],
};

test('a proposal alone is kept by nobody; once it is changed it waits for its workshop', () => {
  expect(keptAfter(undefined, proposed)).toBeUndefined();
  expect(keptAfter(undefined, changed)).toEqual(keptSince(changed.created, changed));
});

test.each([
  ['a revision that is not there', { ...home, revisions: ['r0', 'r1'] }, true],
  ['another one that is shown', { ...home, head: 'r1' }, true],
  ['one that is laid beside a colleague’s', { ...home, head: 'theirs', beside: 'r2' }, false],
  ['nothing', home, false],
])('of a draft waits %s', (_what, kept, isWaiting) => {
  expect(keptWith(kept, changed).isWaiting).toBe(isWaiting);
});

test('what was kept first goes first; what waits for nothing does not', () => {
  const at = (id: string, since: string) => ({ ...keptSince(since, { id }) });
  const [noon, night] = [at('noon', '2026-11-20T12:00:00.000Z'), at('night', '2026-11-20T23:00:00.000Z')];
  expect(inTheirOrder([night, keptWith(home, changed), noon])).toEqual([noon, night]);
});

test('a record is read as it was written; one that cannot be read is none', () => {
  const refused = { ...home, refused: { code: 'designs_full', message: 'Full.', remedy: 'Ask.' }, beside: 'r2' };
  for (const kept of [home, refused, keptSince(changed.created, changed)]) expect(readKept(kept)).toEqual(kept);
  for (const stored of [undefined, {}, { ...home, revisions: 'eaten' }]) expect(readKept(stored)).toBeUndefined();
});
