import { describe, expect, test } from 'vitest';
import { isFlowerOfStones } from '#spec/shown/flower-of-stones.ts';
import { partOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';
import { designedFor } from '../../propose/testing/judged-designs.ts';

describe.each(['diamond nose pin, 7 stone flower shape', 'seven stone ruby nose pin, flower'])('%s', (brief) => {
  test('keeps the flower that its stones stand in', () => {
    for (const { missed } of designedFor(brief)) expect(missed).toEqual([]);
  });

  test('is called a flower of seven, no halo of six', () => {
    for (const { reason } of proposalsFor(brief)) {
      expect(reason).toMatch(/flower of seven round/);
      expect(reason).not.toContain('halo');
    }
  });
});

test('a ring of small stones around a large one is a halo', () => {
  const [classic] = proposalsFor('18k ring, 1 ct round diamond in a halo, size 6');
  const halo = classic && partOf(classic.spec, 'halo');
  if (!halo) throw new Error('no halo');
  expect(isFlowerOfStones(halo, classic.spec)).toBe(false);
  expect(isFlowerOfStones({ ...halo, count: 6 }, classic.spec)).toBe(false);
  expect(classic.reason).toContain('halo of');
});
