import { describe, expect, test } from 'vitest';
import { saidSize } from './said-size.ts';

describe('the size that words ask for', () => {
  test.each([
    [['small'], 'small', 'usual', 'small'],
    [['minimal'], 'dainty', 'usual', 'dainty'],
    [['bold'], 'bold', 'usual', 'bold'],
    [['large'], 'large', 'usual', 'large'],
    [['slim'], 'usual', 'slim', 'dainty'],
    [['thick'], 'usual', 'chunky', 'bold'],
    [['chunky', 'small'], 'small', 'chunky', 'small'],
    [['vintage'], 'usual', 'usual', 'usual'],
  ])('%s', (style, whole, metal, single) => {
    expect(saidSize({ style }, false)).toEqual({ whole, metal, single });
  });

  test('what a child wears is never bold', () => {
    expect(saidSize({ style: ['bold'] }, true).whole).toBe('dainty');
    expect(saidSize({ style: ['small'] }, true).whole).toBe('small');
  });
});
