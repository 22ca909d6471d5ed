import { describe, expect, test } from 'vitest';
import { fileOptions } from './file-options.ts';

const told = (options: Readonly<Record<string, string>>) => fileOptions({ words: [], options });

describe('how files are written', () => {
  test('is at export quality with a picture of 640 pixels by default', () => {
    expect(told({})).toEqual({ ok: true, value: { quality: 'export', picturePx: 640 } });
  });

  test('can be said', () => {
    expect(told({ quality: 'view', 'picture-px': '64' })).toEqual({
      ok: true,
      value: { quality: 'view', picturePx: 64 },
    });
  });

  test.each([
    [{ quality: 'best' }, 'invalid_quality'],
    [{ 'picture-px': '0' }, 'invalid_number'],
    [{ 'picture-px': '64.5' }, 'invalid_number'],
    [{ 'picture-px': '100000' }, 'invalid_number'],
    [{ 'picture-px': '' }, 'invalid_number'],
  ])('is refused when %j is said', (options, code) => {
    expect(told(options)).toMatchObject({ ok: false, problem: { code, remedy: expect.stringMatching(/\w/) } });
  });
});
