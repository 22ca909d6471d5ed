import { describe, expect, test } from 'vitest';
import { understand } from '../understand.ts';

function readingOf(brief: string): {
  readonly exclude: readonly string[];
  readonly gems: readonly (string | undefined)[];
} {
  const result = understand(`${brief}, platinum bracelet`);
  if (!result.ok) throw new Error(result.problem.code);
  return { exclude: result.value.exclude ?? [], gems: (result.value.stones ?? []).map(({ gem }) => gem) };
}

describe('what a negation rules out', () => {
  test.each([
    ['no halo', ['halo']],
    ['without any stones', ['stones']],
    ['with no visible prongs', ['prongs']],
    ['no diamonds or pearls', ['diamonds', 'pearls']],
    ['no diamonds, pearls or enamel', ['diamonds', 'pearls', 'enamel']],
    ['neither enamel nor pearls please, no enamel', ['pearls', 'enamel']],
    ["I don't want milgrain", ['milgrain']],
    ['avoid rubies', ['rubies']],
    ['nickel-free', ['nickel']],
    ['allergic to nickel', ['nickel']],
    ['not yellow gold but white', ['yellow_gold']],
    ['no black diamonds', ['black_diamonds']],
    ['no dangly bits', ['dangly']],
    ['nothing over 20 g, no pave', ['pave']],
    ['koi stone nahi', ['stones']],
    ['moti bilkul nahi chahiye', ['pearls']],
    ['bina meenakari', ['meenakari']],
    ['moti ke bina', ['pearls']],
    ['halo mat lagana', ['halo']],
    ['moti aur kundan nahi chahiye', ['pearls', 'kundan']],
    ['enamel nahi, moti bhi nahi', ['enamel', 'pearls']],
    ['rose gold nahi', ['rose_gold']],
    ['gold ki jagah', ['gold']],
    ['14k nahi', ['14k_gold']],
    ['chain not needed', ['chain']],
    ['screw wala nahi', ['screw']],
  ])('%s', (brief, exclude) => {
    expect([...readingOf(brief).exclude].toSorted()).toEqual([...exclude].toSorted());
  });
});

describe('where a negation ends', () => {
  test.each([
    ['no halo, ruby', ['ruby']],
    ['no pearls but a ruby', ['ruby']],
    ['moti nahi ruby chahiye', ['ruby']],
    ['bina halo ke ek ruby', ['ruby']],
    ['not pearls just rubies', ['ruby']],
    ['ruby chahiye moti nahi', ['ruby']],
  ])('%s', (brief, gems) => {
    expect(readingOf(brief).gems).toEqual(gems);
  });
});

test.each(['no problem with diamonds', 'pata nahi, maybe diamonds', 'no rush', 'not only diamonds'])(
  '"%s" rules nothing out',
  (brief) => {
    expect(readingOf(brief).exclude).toEqual([]);
  },
);
