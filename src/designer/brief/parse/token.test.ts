import { describe, expect, test } from 'vitest';
import { normalise } from './spelling/normalise.ts';
import { tokenise } from './token.ts';

function textsOf(brief: string): readonly string[] {
  return tokenise(normalise(brief)).map(({ text }) => text);
}

function numbersOf(brief: string): readonly (number | undefined)[] {
  return tokenise(normalise(brief))
    .filter(({ kind }) => kind === 'number')
    .map(({ value }) => value);
}

describe('numbers', () => {
  test.each([
    ['1,20,000', [120_000]],
    ['$4,000.50', [4000.5]],
    ['0,5 ct', [0.5]],
    ['1 1/2 ct', [1.5]],
    ['2-1/4', [2.25]],
    ['6½', [6.5]],
    ['½ ct', [0.5]],
    ['.75', [0.75]],
    ['Rs.5000', [5000]],
    ['8x6', [8, 6]],
    ['1/0', [0]],
    ['98765432109876543210', []],
  ])('%s', (brief, values) => {
    expect(numbersOf(brief)).toEqual(values);
  });
});

test('a hyphen joins words and parts digits', () => {
  expect(textsOf('east-west 3-3 JR-1042')).toEqual(['east', 'west', '3', '-', '3', 'jr', '-', '1042']);
});

test('a unit behind its number is glued to it', () => {
  const [, unit] = tokenise('18k');
  expect(unit).toMatchObject({ text: 'k', glued: true });
});
