import { describe, expect, test } from 'vitest';
import { completeSpec } from '#spec/parse-spec.ts';
import { after, before, currentRevision, type Draft, showing, withRevision } from './draft.ts';

const edit = { patch: [], origin: 'hand', author: 'me', time: '2026-11-20T10:00:00Z' } as const;

function ring(title: string) {
  const size = { system: 'US', value: 6.5, innerDiameterMm: 16.916 } as const;
  const parts = { shank: { kind: 'shank' } } as const;
  return completeSpec({ version: 1, kind: 'ring', title, metal: { alloy: 'au750_y' }, size, parts });
}

const proposed: Draft = {
  id: 'draft',
  brief: 'a plain band',
  request: { intent: 'new_design', must_ask: [], should_warn: [], evidence: {}, assumptions: [] },
  proposal: { role: 'classic', reason: 'Plain and round.' },
  notes: [],
  revisions: [{ id: 'r0', parent: null, spec: ring('proposed'), edit: { ...edit, origin: 'proposal' } }],
  current: 'r0',
  created: '2026-11-20T10:00:00Z',
};

const widened = withRevision(proposed, { id: 'r1', spec: ring('widened'), edit });

describe('the revisions of a draft', () => {
  test('undo and redo walk between a state and its parent', () => {
    const undone = showing(widened, before(widened) as never);
    expect(currentRevision(undone).spec.title).toBe('proposed');
    expect(before(undone)).toBeUndefined();
    expect(currentRevision(showing(undone, after(undone) as never)).spec.title).toBe('widened');
  });

  test('an edit after an undo forks and loses nothing', () => {
    const undone = showing(widened, before(widened) as never);
    const forked = withRevision(undone, { id: 'r2', spec: ring('thinned'), edit });
    expect(forked.revisions.map((revision) => revision.id)).toEqual(['r0', 'r1', 'r2']);
    expect(after(showing(forked, before(forked) as never))?.spec.title).toBe('thinned');
    expect(after(forked)).toBeUndefined();
  });
});
