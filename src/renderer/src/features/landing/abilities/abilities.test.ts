import { expect, test } from 'vitest';
import { abilities, WHAT_COMES } from './abilities.ts';

const inWords = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

test('the sentence in the ring counts what is coming', () => {
  const ahead = abilities.filter(({ isPlanned }) => isPlanned).length;
  expect(WHAT_COMES).toContain(`${inWords[ahead]} more ways to design are coming.`);
  expect(abilities.filter(({ isPlanned }) => !isPlanned).map(({ id }) => id)).toEqual([
    'chat',
    'set',
    'variations',
    'sketch',
  ]);
});
