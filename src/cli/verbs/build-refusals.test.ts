import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { answer } from '../answer.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

let folder: Awaited<ReturnType<typeof scratchFolder>>;
beforeAll(async () => {
  folder = await scratchFolder();
});
afterAll(() => folder.remove());

const { shank, head, halo } = haloRing.parts as Record<string, object>;

/** The halo ring as text, with parts of it replaced. */
function ring(parts: object, rest: object = {}): string {
  return JSON.stringify({ ...haloRing, ...rest, parts: { shank, head, halo, ...parts } });
}

const infinite = ring({ shank: { ...shank, palmWidthMm: 7777 } }).replace('7777', '1e999');

test.each([
  ['no JSON', '{', 'spec_not_json'],
  ['no object', '[]', 'invalid_spec'],
  ['a version from the future', ring({}, { version: 99 }), 'unknown_spec_version'],
  ['no version', ring({}, { version: undefined }), 'unknown_spec_version'],
  ['a kind that nobody makes', ring({}, { kind: 'crown' }), 'invalid_spec'],
  ['an unknown alloy', ring({}, { metal: { alloy: 'au999_x' } }), 'invalid_spec'],
  ['a ring without a size', ring({}, { size: undefined }), 'missing_size'],
  ['a negative size', ring({}, { size: { system: 'mm', value: -17, innerDiameterMm: -17 } }), 'invalid_spec'],
  ['a field that nobody knows', ring({ shank: { ...shank, colour: 'red' } }), 'invalid_spec'],
  ['null for a length', ring({ shank: { ...shank, palmWidthMm: null } }), 'invalid_spec'],
  ['"NaN" for a length', ring({ shank: { ...shank, palmWidthMm: 'NaN' } }), 'invalid_spec'],
  ['an infinite length', infinite, 'invalid_spec'],
  ['a part on one that is missing', ring({ head: { ...head, on: 'nowhere' } }), 'missing_part'],
  ['a part on one that every object has', ring({ head: { ...head, on: 'constructor' } }), 'missing_part'],
  ['a part that holds a missing stone', ring({ head: { ...head, holds: 'moonstone' } }), 'missing_stone'],
  ['a part that stands on itself', ring({ head: { ...head, on: 'head' } }), 'circular_parts'],
  [
    'parts that stand on each other',
    ring({ head: { ...head, on: 'other' }, other: { ...head, on: 'head' } }),
    'circular_parts',
  ],
  ['no parts', ring({ shank: undefined, head: undefined, halo: undefined }), 'nothing_to_cast'],
])('build refuses a spec with %s', async (_what, text, code) => {
  const file = join(folder.path, 'spec.json');
  await writeFile(file, text);
  const printed = await answer(['build', file, '--out', folder.path]);
  expect({ ...printed, text: JSON.parse(printed.text) as unknown }).toEqual({
    exitCode: 2,
    text: {
      error: expect.objectContaining({
        code,
        message: expect.stringMatching(/\w/),
        remedy: expect.stringMatching(/\w/),
      }),
    },
  });
});

test('build refuses more text than any design has', async () => {
  const file = join(folder.path, 'large.json');
  await writeFile(file, `"${'a'.repeat(400_000)}"`);
  expect(JSON.parse((await answer(['build', file, '--out', folder.path])).text)).toMatchObject({
    error: { code: 'spec_too_large' },
  });
});
