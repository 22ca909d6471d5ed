import { describe, expect, test } from 'vitest';
import type { DesignSpec } from '#spec/design-spec.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { GemId } from '#spec/tables/gems.ts';
import { setStones } from '../../parts/set-stones.ts';
import { proposalsFor } from '../testing/proposals.ts';

function caratsOf(spec: DesignSpec, gem: GemId): number {
  return setStones({ ...spec, size: spec.size }).reduce((sum, { stone: id, count }) => {
    const stone = spec.stones[id];
    return stone?.gem === gem ? sum + count * estimateCarats(stone) : sum;
  }, 0);
}

describe('a total weight is the weight of all stones, in all four', () => {
  test.each<[string, GemId, number]>([
    ['tennis bracelet 5 ct diamonds 14k white gold 7 inch', 'diamond', 5],
    ['tennis bracelet 3 ct round lab diamonds 18k', 'lab_diamond', 3],
    ['diamond stud earrings 1 ct total, platinum', 'diamond', 1],
    ['2 ct diamond studs 14k gold', 'diamond', 2],
    ['halo stud earrings 1 ct total diamonds 14k', 'diamond', 1],
    ['drop earrings diamonds 1 ct total 18k', 'diamond', 1],
    ['half eternity ring 1 ct diamonds 18k', 'diamond', 1],
    ['diamond eternity band 2 ct total platinum US 6', 'diamond', 2],
    ['eternity ring 3 ct emerald cut diamonds platinum US 7', 'diamond', 3],
    ['five stone ring 1 ct total diamonds 18k', 'diamond', 1],
    ['three stone ring 2 ct total diamonds platinum', 'diamond', 2],
    ['cluster ring 1 ct total diamonds 18k', 'diamond', 1],
    ['sapphire bangle 3 ct total 18k', 'sapphire_blue', 3],
    ['flush set wedding band 0.3 ct total diamonds 18k', 'diamond', 0.3],
    ['heart studs with diamonds 0.5 ct total 18k', 'diamond', 0.5],
  ])('%s', (brief, gem, total) => {
    const tray = proposalsFor(brief);
    expect(tray).toHaveLength(4);
    for (const { role, spec } of tray) {
      expect(caratsOf(spec, gem) / total, role).toBeGreaterThan(0.95);
      expect(caratsOf(spec, gem) / total, role).toBeLessThan(1.05);
    }
  });
});

test('lines of one total weight differ in their stones, not in the weight', () => {
  const counts = proposalsFor('tennis bracelet 5 ct round diamonds 14k white gold 7 inch').map(({ spec }) => {
    const { line } = spec.parts;
    return line?.kind === 'tennis-line' ? line.count : 0;
  });
  expect(new Set(counts).size).toBe(4);
});

test('the assumption of a total weight is in the reason', () => {
  for (const { reason } of proposalsFor('2 ct diamond studs 14k gold')) expect(reason).toContain('weight together');
});

test.each([
  ['oval ruby 1.2ct ring with open halo and pave diamond band, 2 ct total, 18k', 2],
  ['1 ct round diamond ring with halo, pave band, 1.75 ctw, platinum', 1.75],
])('an open halo and pavé shoulders share what the centre leaves: %s', (brief, total) => {
  for (const { role, spec } of proposalsFor(brief)) {
    const all = (['diamond', 'ruby'] as const).reduce((sum, gem) => sum + caratsOf(spec, gem), 0);
    expect(Math.abs(all / total - 1), role).toBeLessThan(0.02);
  }
});
