import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readVersioned, type VersionedForm } from './versioned-document.ts';

const form: VersionedForm<{ version: number; zoomPercent: number }> = {
  version: 3,
  schema: z.object({ version: z.literal(3), zoomPercent: z.number() }),
  upgrades: {
    1: ({ zoom }) => ({ factor: zoom }),
    2: ({ factor }) => ({ zoomPercent: Number(factor) * 100 }),
  },
};
const read = (document: unknown) => readVersioned(JSON.stringify(document), form);

test('a document of today is read as it is, and one of before is brought up step by step', () => {
  expect(read({ version: 3, zoomPercent: 125 })).toEqual({ version: 3, zoomPercent: 125 });
  expect(read({ version: 2, factor: 1.5 })).toEqual({ version: 3, zoomPercent: 150 });
  expect(read({ version: 1, zoom: 2 })).toEqual({ version: 3, zoomPercent: 200 });
});

describe('what can not be read is nothing', () => {
  test.each([
    ['a newer version', { version: 4, zoomPercent: 100 }],
    ['a version that is none', { version: 0.5, zoomPercent: 100 }],
    ['no version', { zoomPercent: 100 }],
    ['another type', { version: 3, zoomPercent: 'large' }],
    ['an old document that its upgrade can make nothing of', { version: 2 }],
    ['a list', []],
    ['null', null],
  ])('%s', (_what, document) => {
    expect(read(document)).toBeUndefined();
  });

  test.each(['', '{"version": 3, "zoomPer', '\0\0\0\0', 'zoom=100'])('%j', (text) => {
    expect(readVersioned(text, form)).toBeUndefined();
  });
});
