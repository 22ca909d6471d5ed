import { describe, expect, test } from 'vitest';
import type { Sketch } from '#spec/sketch.ts';
import { sampleTray } from '../../testing/sample-draft.ts';
import { readTray } from './read-tray.ts';

const tray = sampleTray();

describe('a stored tray', () => {
  test('that is valid is read unchanged', () => {
    expect(readTray(structuredClone(tray))).toEqual(tray);
    const { halfHeightMm: _fitted, ...framing } = tray.framing;
    expect(readTray({ ...tray, framing })).toEqual({ ...tray, framing });
  });

  test('whose request cannot be read keeps its brief and its pieces', () => {
    expect(readTray({ ...tray, request: { intent: 'new_design', items: 'a ring' } })).toEqual({
      ...tray,
      request: { intent: 'new_design', must_ask: [], should_warn: [], evidence: {}, assumptions: [] },
    });
  });

  test('without framing gets the default framing', () => {
    expect(readTray({ ...tray, framing: { view: 'from the moon' } })?.framing).toEqual({
      view: 'hero',
      widthPx: 512,
      heightPx: 512,
      seed: 1,
    });
  });

  test('may name the ground of its first pictures, which nobody asks for', () => {
    expect(readTray({ ...tray, framing: { ...tray.framing, ground: 'velvet' } })).toEqual(tray);
  });

  test('keeps what was said of designs that are left out', () => {
    const leftOut = ['Classic is left out, as it cannot be cast.'];
    expect(readTray({ ...tray, leftOut })).toEqual({ ...tray, leftOut });
    expect(readTray({ ...tray, leftOut: 'Classic' })?.leftOut).toEqual([]);
  });

  test('keeps what it was drawn around, and from', () => {
    const held = [{ draft: 'a', line: { item: 1, stones: [] }, request: tray.request }];
    const drawnFrom = { draft: 'a', as: 'prices' } as const;
    expect(readTray({ ...tray, held, drawnFrom })).toEqual({ ...tray, held, drawnFrom });
    expect(readTray({ ...tray, held: 'a' })?.held).toEqual([]);
  });

  test('keeps the sketch that its pieces are drawn from, and loses one that nobody can read', () => {
    const sketch: Sketch = {
      worn: 'neck',
      outline: [
        [0, 0],
        [9, 0],
        [4, 9],
      ],
      openings: [],
      stones: [],
      thicknessMm: 1.6,
      bevelMm: 0.3,
      setting: 'bezel',
    };
    expect(readTray({ ...tray, sketch })).toEqual({ ...tray, sketch });
    expect(readTray({ ...tray, sketch: { ...sketch, outline: 'round' } })).toEqual(tray);
  });

  test('keeps the pieces whose ids it can read', () => {
    expect(readTray({ ...tray, drafts: ['a', 7, null, 'b'] })?.drafts).toEqual(['a', 'b']);
  });

  test('may lack brief and time', () => {
    expect(readTray({ id: 'tray', drafts: ['a'] })).toMatchObject({ brief: '', created: '1970-01-01T00:00:00.000Z' });
  });

  test.each([undefined, null, 'tray', {}, { ...tray, drafts: [] }, { ...tray, drafts: [7] }, { ...tray, id: 7 }])(
    'without a readable piece is undefined: %j',
    (stored) => {
      expect(readTray(stored)).toBeUndefined();
    },
  );
});
