import { describe, expect, test } from 'vitest';
import { gems, settingClasses } from '#spec/tables/gems.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

function rowsOf(brief: string) {
  return proposalsFor(brief).map(({ role, spec }) => {
    const { row, shank } = spec.parts;
    if (row?.kind !== 'eternity-row' || shank?.kind !== 'shank') throw new Error(`${role} has no row`);
    return { role, row, shank };
  });
}

test.each([
  ['five stone ring with diamonds, 18k', 5],
  ['seven stone ring with diamonds 0.1 ct each', 7],
])('%s has as many stones as its name says', (brief, count) => {
  for (const { role, row } of rowsOf(brief)) expect(row.count, role).toBe(count);
});

describe('walls stand on flat bands, since on round ones they become too thin', () => {
  test.each([
    'channel set sapphire half eternity band, 18k white gold, size 7',
    'full eternity band, round diamonds, platinum, US 6',
  ])('%s', (brief) => {
    const walled = rowsOf(brief).filter(({ row }) => row.setting === 'channel');
    expect(new Set(walled.map(({ shank }) => shank.profile))).toEqual(new Set(['flat']));
  });
});

test('stones that break under the hammer are not set in beads or channels', () => {
  const { forbidden } = settingClasses[gems.tanzanite.settingClass];
  expect(forbidden).toContain('channel');
  for (const { role, row } of rowsOf('tanzanite half eternity ring, 14k gold')) {
    expect(forbidden, role).not.toContain(row.setting);
  }
});
