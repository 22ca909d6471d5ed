import { describe, expect, test } from 'vitest';
import { applyEdit } from './edit.ts';
import { completeSpec } from './testing/complete-spec.ts';
import { fieldPatch, gemPatch, shapePatch, withField } from './piece-edits.ts';

const spec = completeSpec({
  version: 1,
  kind: 'ring',
  title: 'Aurelia',
  metal: { alloy: 'au750_r' },
  size: { system: 'US', value: 6.5, innerDiameterMm: 16.916 },
  stones: { centre: { gem: 'ruby', shape: 'oval', lengthMm: 8, widthMm: 6, colour: 'pinkish red' } },
  parts: { shank: { kind: 'shank' }, head: { kind: 'prong-head', on: 'shank', holds: 'centre' } },
});

const ruby = spec.stones['centre'];
if (ruby === undefined) throw new Error('the ring has a centre stone');

describe('edits by hand', () => {
  test('the spec shown while a slider is held is the one that its release edits to', () => {
    const edit = { of: 'parts', id: 'shank', key: 'palmWidthMm', value: 1.9 } as const;
    expect(applyEdit(spec, fieldPatch(edit))).toEqual({ ok: true, value: withField(spec, edit) });
  });

  test('another gem drops a colour that it does not have', () => {
    expect(applyEdit(spec, gemPatch('centre', ruby, 'emerald'))).toMatchObject({
      ok: true,
      value: { stones: { centre: { gem: 'emerald', lengthMm: 8 } } },
    });
    expect(gemPatch('centre', ruby, 'ruby')).toHaveLength(1);
  });

  test('a round stone keeps about the same face and has no width', () => {
    const edited = applyEdit(spec, shapePatch('centre', ruby, 'round'));
    const round = edited.ok ? edited.value.stones['centre'] : undefined;
    expect(round?.lengthMm).toBeGreaterThan(6.4);
    expect(round?.lengthMm).toBeLessThan(7.5);
    expect(round).not.toHaveProperty('widthMm');
  });
});
