import { describe, expect, test } from 'vitest';
import { alloyIds, alloys } from './alloys.ts';

describe.each(alloyIds)('%s', (id) => {
  const alloy = alloys[id];

  test('its density lies in the range of its sources', () => {
    const [lowest, highest] = alloy.densityRange;
    expect(alloy.densityGramsPerCm3).toBeGreaterThanOrEqual(lowest);
    expect(alloy.densityGramsPerCm3).toBeLessThanOrEqual(highest);
    expect(alloy.sources.length).toBeGreaterThan(0);
  });

  test('it can be drawn', () => {
    expect(alloy.srgb).toMatch(/^#[0-9A-F]{6}$/);
  });
});

const golds = alloyIds.filter((id) => alloys[id].metal === 'gold');

test.each(golds)('karat and fineness of %s agree within the stamping tolerance', (id) => {
  const { karat, fineness } = alloys[id];
  expect(Math.abs((fineness ?? 0) - ((karat ?? 0) / 24) * 1000)).toBeLessThanOrEqual(2);
});

test('only precious metals have a fineness, only golds a karat', () => {
  expect(alloyIds.filter((id) => (alloys[id].fineness === null) !== (alloys[id].metal === 'base'))).toEqual([]);
  expect(alloyIds.filter((id) => (alloys[id].karat === null) === (alloys[id].metal === 'gold'))).toEqual([]);
});

test('more gold makes an alloy of one colour heavier', () => {
  for (const colour of ['yellow', 'rose'] as const) {
    const densities = golds.filter((id) => alloys[id].colour === colour).map((id) => alloys[id].densityGramsPerCm3);
    expect(densities).toEqual(densities.toSorted((one, other) => other - one));
  }
});

test('gold from 20k up and fine silver bend by hand', () => {
  expect(alloyIds.filter((id) => alloys[id].soft)).toEqual([
    'au999_y',
    'au916_y',
    'au875_y',
    'au833_y',
    'au916_r',
    'ag999',
  ]);
});

test('a recipe or a name with nickel says so, and so do steel and the 9k white gold, whose recipes differ', () => {
  const named = alloyIds.filter((id) => /\bNi\b|nickel/.test(`${alloys[id].name} ${alloys[id].composition}`));
  expect(alloyIds.filter((id) => alloys[id].nickel).toSorted()).toEqual([...named, 'au375_w', 'steel316'].toSorted());
});
