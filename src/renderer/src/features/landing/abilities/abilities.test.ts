import { expect, test } from 'vitest';
import { abilities } from './abilities.ts';

test('the sentence in the ring counts what is built: one way, and five more that are coming', () => {
  expect(abilities.filter(({ isPlanned }) => !isPlanned).map(({ id }) => id)).toEqual(['chat', 'variations']);
  expect(abilities.filter(({ isPlanned }) => isPlanned)).toHaveLength(4);
});
