import { describe, expect, test } from 'vitest';
import { designedFor, missedBy } from './testing/judged-designs.ts';

describe('two gems of one row stand in turn', () => {
  test.each([
    'eternity ring alternating 2.5mm rubies and diamonds all around, 18k white gold, size O',
    'half eternity band, sapphires and diamonds, platinum, US 6',
    'bangle with rubies and emeralds 22k',
    'hoops with diamonds and sapphires, 18k yellow',
    'tennis bracelet with emeralds and diamonds, 18k white gold, 7 inch',
    'gents kada with 3 rubies and 2 diamonds 18k',
  ])('%s', (brief) => {
    expect(designedFor(brief)).toHaveLength(4);
    expect(missedBy(brief)).toEqual([]);
  });
});

test('around a finger their number is even, so that no two of one gem meet', () => {
  for (const { spec } of designedFor('full eternity ring, rubies and diamonds, 18k rose gold, US 6')) {
    const { row } = spec.parts;
    if (row?.kind !== 'eternity-row') throw new Error('An eternity ring has a row');
    expect(row.count % 2).toBe(0);
  }
});
