import { describe, expect, test } from 'vitest';
import { titledBand, sampleDraft } from '../testing/sample-draft.ts';
import { after, before, currentRevision, type Draft, reasonOf, showing, withRevision } from './draft.ts';

const edit = { patch: [], origin: 'hand', author: 'me', time: '2026-11-20T10:00:00Z' } as const;
const [first] = sampleDraft().revisions;
if (first === undefined) throw new Error('a draft begins with its proposal');
const proposed: Draft = { ...sampleDraft(), revisions: [first], current: first.id };

const widened = withRevision(proposed, { id: 'r1', spec: titledBand('widened'), edit });

describe('the revisions of a draft', () => {
  test('undo and redo move between a revision and its parent', () => {
    const undone = showing(widened, before(widened) as never);
    expect(currentRevision(undone).spec.title).toBe('proposed');
    expect(before(undone)).toBeUndefined();
    expect(currentRevision(showing(undone, after(undone) as never)).spec.title).toBe('widened');
  });

  test('an edit after an undo forks and loses nothing', () => {
    const undone = showing(widened, before(widened) as never);
    const forked = withRevision(undone, { id: 'r2', spec: titledBand('thinned'), edit });
    expect(forked.revisions.map((revision) => revision.id)).toEqual(['r0', 'r1', 'r2']);
    expect(after(showing(forked, before(forked) as never))?.spec.title).toBe('thinned');
    expect(after(forked)).toBeUndefined();
  });
});

describe('the reason of a proposal', () => {
  test('is told while it is shown as proposed', () => {
    expect(reasonOf(proposed)).toBe(proposed.proposal.reason);
  });

  test('is not told of an edit, and is again once it is undone', () => {
    const mended = withRevision(proposed, { id: 'r1', spec: titledBand('mended'), edit });
    expect(reasonOf(mended)).toBe('Changed since it was proposed.');
    expect(reasonOf(showing(mended, before(mended) as never))).toBe(proposed.proposal.reason);
  });
});
