import { describe, expect, test } from 'vitest';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { wishedStones } from './wished-stones.ts';

function mainGem(...stones: readonly RequestStone[]): string | undefined {
  const wished = wishedStones(stones, false);
  if (!wished.ok) throw new Error(wished.problem.message);
  return wished.value.main?.gem;
}

describe('the stone that a piece is about', () => {
  const top = { role: 'top', gem: 'ruby' };

  test('is no top: the drop below it is', () => {
    expect(mainGem(top, { role: 'drop', gem: 'emerald' })).toBe('emerald');
    expect(mainGem(top, { role: 'main', gem: 'diamond' })).toBe('diamond');
  });

  test('is as large as a main stone, though it is a drop', () => {
    const wished = wishedStones([top, { role: 'drop', gem: 'emerald' }], false);
    expect(wished.ok && wished.value.main?.accent).toBe(false);
    expect(wished.ok && wished.value.beside?.accent).toBe(true);
  });

  test('is what accompanies nothing', () => {
    expect(mainGem(top)).toBe('ruby');
    expect(mainGem({ role: 'side', gem: 'diamond' }, { role: 'earrings', gem: 'ruby' })).toBe('ruby');
  });
});
