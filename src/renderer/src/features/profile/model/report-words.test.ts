import { expect, test } from 'vitest';
import { reportWords } from './report-words.ts';

test.each([
  [{ tools: 'does', schema: 'does', way: 'tools' }, 'It answers. It calls the studio’s tools, as it should.'],
  [
    { tools: 'does', schema: 'refuses', way: 'tools' },
    'It answers. It calls the studio’s tools, as it should. It keeps to no form, which the chat does not need.',
  ],
  [
    { tools: 'refuses', schema: 'does', way: 'schema' },
    'It answers. Its provider takes no tools. It keeps to a form instead, and is asked in that way.',
  ],
  [
    { tools: 'ignores', schema: 'ignores', way: 'words' },
    'It answers. It calls no tools when it should. It does not keep to a form either: it is asked in words, and will often be misunderstood. Another model does better.',
  ],
] as const)('%j is said as "%s"', (report, words) => {
  expect(reportWords(report).join(' ')).toBe(words);
});
