import { describe, expect, test } from 'vitest';
import { designedFor } from './testing/judged-designs.ts';

describe('a word of length is what a line is made to, and is judged by', () => {
  test.each(
    ['short', 'long'].flatMap((word) =>
      [
        'mangalsutra 22k',
        'gold chain',
        'gold necklace',
        'silver anklet',
        'gold tennis bracelet',
        'gold chain bracelet',
        'gold pendant',
      ]
        .flatMap((piece) => [`${word} ${piece}`, `${word} ${piece} for my husband`])
        .map((brief) => [brief, word] as const),
    ),
  )('%s', (brief, word) => {
    const styles = designedFor(brief).map(({ facts }) => facts.find(({ field }) => field === 'style'));
    expect(styles).toHaveLength(4);
    for (const style of styles) expect(style).toMatchObject({ value: word, state: 'kept' });
  });
});

test.each([
  'long earrings 18k gold',
  'lambe earrings 18k gold',
  'long ruby earrings 18k gold',
  'long lotus earrings 22k',
])('%s hang below the lobe', (brief) => {
  for (const { spec } of designedFor(brief)) {
    const kinds = Object.values(spec.parts).map(({ kind }) => kind);
    expect(kinds.some((kind) => kind === 'link' || kind === 'ear-wire')).toBe(true);
  }
});
