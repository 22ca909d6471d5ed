import { describe, expect, test } from 'vitest';
import { wordedSize } from './worded-size.ts';

const grown = { forChild: false, boldByName: false };

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
    expect(wordedSize({ style }, grown)).toEqual({ whole, metal, single, length: 'usual' });
  });

  test.each(['short', 'long'] as const)('a %s one is of the usual size', (word) => {
    expect(wordedSize({ style: [word] }, grown)).toEqual({
      whole: 'usual',
      metal: 'usual',
      single: 'usual',
      length: word,
    });
  });

  test('what a child wears is never bold', () => {
    expect(wordedSize({ style: ['bold'] }, { ...grown, forChild: true }).whole).toBe('dainty');
    expect(wordedSize({ style: ['small'] }, { ...grown, forChild: true }).whole).toBe('small');
  });

  test('a name can mean a bold piece, which words make small again', () => {
    expect(wordedSize({}, { ...grown, boldByName: true }).whole).toBe('bold');
    expect(wordedSize({ style: ['small'] }, { ...grown, boldByName: true }).whole).toBe('small');
  });
});
