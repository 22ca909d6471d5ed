import { describe, expect, test } from 'vitest';
import { leastPitchMm } from '#layout/line/hinged-link.ts';
import { partOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

describe.each([
  'tennis bracelet for our 10th, two carats total, white gold, 7 inch, all in below 6000 dollars',
  'tennis bracelet 1 carat total yellow gold 7 inch',
  'tennis bracelet 18k 6.5 inch 1.5 ct',
])('of small stones: %s', (brief) => {
  const designs = proposalsFor(brief);

  test('the classic line is closed', () => {
    expect(designs[0]?.reason).toContain('side by side');
  });

  test('stones stand apart only where that is the idea', () => {
    expect(designs.filter(({ reason }) => reason.includes('set apart')).length).toBeLessThanOrEqual(2);
  });

  test('no line is denser than its hinges can be made', () => {
    for (const { role, spec } of designs) {
      const line = partOf(spec, 'tennis-line');
      const stone = spec.stones[line?.holds ?? ''];
      if (!line || !stone) throw new Error(`${role}: no line`);
      expect(stone.lengthMm + line.gapMm, role).toBeGreaterThan(leastPitchMm(stone.shape, stone.lengthMm) - 0.05);
    }
  });
});
