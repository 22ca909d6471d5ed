import { describe, expect, test } from 'vitest';
import { understand } from '#designer/brief/understand.ts';
import { gemOfWord } from '#spec/meanings/gems.ts';
import { gemIds } from '#spec/tables/gems.ts';
import { type OwnStone, ownStoneWords, sayableCuts } from './own-stone-words.ts';

function read(stone: OwnStone) {
  const request = understand(`Ring in 18k yellow gold ${ownStoneWords(stone)}`);
  if (!request.ok) throw new Error(request.problem.message);
  return request.value.stones ?? [];
}

test('a size is read as it was typed', () => {
  const oval = { gem: 'ruby', shape: 'oval' } as const;
  expect(ownStoneWords({ ...oval, size: ' 8x6 ' })).toBe('with the client’s own oval ruby, 8x6 mm');
  expect(read({ ...oval, size: '8x6' })).toMatchObject([{ supplied_by: 'customer', size_mm: [8, 6] }]);
  expect(read({ ...oval, size: '1.2 ct' })).toMatchObject([{ supplied_by: 'customer', carat_each: 1.2 }]);
  expect(read({ ...oval, size: '' })).toMatchObject([{ supplied_by: 'customer', gem: 'ruby' }]);
});

describe('every stone that can be chosen is read as that stone, and as the client’s', () => {
  test.each(gemIds)('%s', (gem) => {
    const [stone, ...others] = read({ gem, shape: undefined, size: '7x5' });
    expect(others).toEqual([]);
    expect(stone).toMatchObject({ supplied_by: 'customer' });
    expect(gemOfWord(stone?.gem ?? '', stone?.color, stone?.origin)).toMatchObject({ gem });
  });

  test.each(sayableCuts)('%s', (shape) => {
    expect(read({ gem: 'diamond', shape, size: '5' })).toMatchObject([{ supplied_by: 'customer', gem: 'diamond' }]);
  });
});
