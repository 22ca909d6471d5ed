import { expect, test } from 'vitest';
import { printableLine, seenText } from './printable-line.ts';

test('what nobody sees is not kept, but the joiners of a script are', () => {
  expect(seenText('a\u200Bb\uFEFFc\u2060d')).toBe('abcd');
  expect(seenText('क्‍ष 👩‍🔧')).toBe('क्‍ष 👩‍🔧');
  expect(printableLine('\u202EGold\u0007\n 18k')).toBe('Gold  18k');
});

test.each(['\u200B', '\u2060\u200D', '\u200E \u00A0', '\u3164', '\u2800', '\u115F\uFE0F'])(
  '%j is no text: nobody sees it',
  (text) => {
    expect(seenText(text)).toBe('');
  },
);
