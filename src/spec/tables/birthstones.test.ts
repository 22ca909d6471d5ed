import { expect, test } from 'vitest';
import { gemOfWord } from '../meanings/gems.ts';
import { birthstoneOf, birthstones } from './birthstones.ts';

test('each of the twelve months has a gem that the tables know', () => {
  expect(Object.keys(birthstones)).toHaveLength(12);
  for (const gem of Object.values(birthstones)) expect(gemOfWord(gem, undefined, undefined), gem).toBeDefined();
});

test('what is no month has none', () => {
  expect(birthstoneOf('March')).toBe('aquamarine');
  expect(birthstoneOf('toString')).toBeUndefined();
});
