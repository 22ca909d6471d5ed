import { createPatch } from 'rfc6902';
import { describe, expect, test } from 'vitest';
import { editOriginSchema, specPatchSchema } from './edit-schema.ts';
import { completeSpec } from './testing/complete-spec.ts';

const band = completeSpec({
  version: 1,
  kind: 'ring',
  title: 'Band',
  metal: { alloy: 'au750_y' },
  size: { system: 'US', value: 6.5, innerDiameterMm: 16.916 },
  parts: { shank: { kind: 'shank' } },
});

describe('a patch from outside', () => {
  test('that a library computed is read unchanged', () => {
    const { size: _size, ...sizeless } = band;
    const patch = createPatch(band, { ...sizeless, title: 'Ring', metal: { ...band.metal, finish: 'matte' } });
    expect(patch.map(({ op }) => op)).toEqual(expect.arrayContaining(['remove', 'replace']));
    expect(specPatchSchema.parse(structuredClone(patch))).toEqual(patch);
  });

  test('may move, copy and test', () => {
    const patch = [
      { op: 'test', path: '/title', value: 'Band' },
      { op: 'copy', path: '/parts/second', from: '/parts/shank' },
      { op: 'move', path: '/parts/third', from: '/parts/second' },
    ];
    expect(specPatchSchema.parse(patch)).toEqual(patch);
  });

  test.each([
    undefined,
    {},
    [null],
    [{ op: 'melt', path: '/metal' }],
    [{ op: 'move', path: '/a' }],
    [{ op: 'remove' }],
  ])('is refused when it is none: %j', (stored) => {
    expect(specPatchSchema.safeParse(stored).success).toBe(false);
  });
});

test('an edit has one of the known origins', () => {
  expect(editOriginSchema.safeParse('remedy').success).toBe(true);
  expect(editOriginSchema.safeParse('telepathy').success).toBe(false);
});
