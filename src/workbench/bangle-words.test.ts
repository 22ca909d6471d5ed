import { expect, test } from 'vitest';
import { parseSize } from '#spec/sizes/parse-size.ts';
import { bangleWords } from './bangle-words.ts';

test.each(['kada 2.8', 'Kangan 2-8', 'churi size 2.8', 'gajulu 2.8', 'bangle 2.8'])(
  '"%s" is the size of a bangle by the words of the trade',
  (text) => {
    expect(parseSize(text, 'finger', bangleWords)).toMatchObject({ ok: true, value: { innerDiameterMm: 63.5 } });
  },
);
