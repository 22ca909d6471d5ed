import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWords } from './read-words.ts';

describe('the words of a brief, read and unread', () => {
  test('says of each stretch what was read from it', () => {
    const evidence: Record<string, [number, number]> = { 'metal.material': [6, 10], 'items[0].type': [11, 15] };
    expect(readWords('shiny gold ring', { evidence })).toEqual([
      { words: 'shiny ', start: 0, says: [] },
      { words: 'gold', start: 6, says: ['metal.material'] },
      { words: ' ', start: 10, says: [] },
      { words: 'ring', start: 11, says: ['items[0].type'] },
    ]);
  });

  test('words that say two things are named for both', () => {
    const stretches = readWords('wedding band', { evidence: { 'items[0].type': [0, 12], occasion: [0, 7] } });
    expect(stretches.map(({ words, says }) => [words, says])).toEqual([
      ['wedding', ['items[0].type', 'occasion']],
      [' band', ['items[0].type']],
    ]);
  });

  test('joined, they are the brief, whatever was read', () => {
    const spans = fc.array(fc.tuple(fc.nat(60), fc.nat(60)));
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), spans, (brief, pairs) => {
        const evidence = Object.fromEntries(
          pairs.map(([a, b], index) => [`field${index}`, [Math.min(a, b), Math.max(a, b)] as [number, number]]),
        );
        expect(
          readWords(brief, { evidence })
            .map(({ words }) => words)
            .join(''),
        ).toBe(brief);
      }),
    );
  });
});
