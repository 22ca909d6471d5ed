import { describe, expect, test } from 'vitest';
import { sampleDraft, titledBand } from '../testing/sample-draft.ts';
import { type Draft, withRevision } from './draft.ts';
import { followed } from './together.ts';

const edit = { patch: [], origin: 'hand', author: 'me', time: '2026-11-20T10:00:00Z' } as const;
const [first] = sampleDraft().revisions;
if (first === undefined) throw new Error('a draft begins with its proposal');
const proposed: Draft = { ...sampleDraft(), revisions: [first], current: first.id };
const edited = (draft: Draft, id: string) => withRevision(draft, { id, spec: titledBand(id), edit });

describe('a window whose piece another one has changed', () => {
  test('shows what goes on from its own', () => {
    expect(followed(proposed, edited(proposed, 'r1'))).toMatchObject({ draft: { current: 'r1' }, hasForked: false });
  });

  test('keeps its own where both changed the same state, and says so', () => {
    const [mine, theirs] = [edited(proposed, 'mine'), edited(proposed, 'theirs')];
    const { draft, hasForked } = followed(mine, theirs);
    expect(hasForked).toBe(true);
    expect(draft.current).toBe('mine');
    expect(draft.revisions.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, 'mine', 'theirs']));
  });

  // The journal is read from disk: whatever stands there may not hang the page.
  test('ends where revisions name one another as their parent', () => {
    const [one, two] = [edited(proposed, 'r1'), edited(proposed, 'r2')].map(({ revisions }) => revisions[1]);
    if (one === undefined || two === undefined) throw new Error('both were edited');
    const circle = {
      ...proposed,
      revisions: [
        { ...one, parent: 'r2' },
        { ...two, parent: 'r1' },
      ],
      current: 'r2',
    };
    expect(followed({ ...circle, current: 'r1' }, circle).hasForked).toBe(false);
  });
});
