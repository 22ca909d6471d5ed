import { expect, test } from 'vitest';
import { estimateCarats } from '#spec/stone-weight.ts';
import { partOf } from '../../parts/find-parts.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

test.each([
  ['tennis necklace 10 carat lab diamond 16 inch white gold', 10, 406.4],
  ['riviere necklace, sapphires, 20 ct total, 17 inches, platinum', 20, 431.8],
  ['diamond tennis chain 15 ctw 18 inch 14k yellow', 15, 457.2],
])('%s: the weight and the length are met in four lines that differ', (brief, carats, lengthMm) => {
  const designs = proposalsFor(brief);
  expect(designs).toHaveLength(4);
  const looks = designs.map(({ spec }) => {
    const line = partOf(spec, 'tennis-line');
    const stone = spec.stones['line'];
    if (!line || !stone) throw new Error('A line of stones');
    expect(spec.kind).toBe('necklace');
    expect(line.worn).toBe('neck');
    expect(Math.abs((line.count * estimateCarats(stone)) / carats - 1)).toBeLessThan(0.02);
    const built = line.count * (stone.lengthMm + line.gapMm) + 9;
    expect(Math.abs(built - lengthMm)).toBeLessThan(10);
    return `${stone.shape} ${stone.lengthMm} ${line.gapMm}`;
  });
  expect(new Set(looks).size).toBe(4);
});

test('without a weight the four are of different stones or spacing', () => {
  const widths = proposalsFor('diamond tennis necklace 18k').map(({ spec }) => spec.stones['line']?.lengthMm);
  expect(new Set(widths).size).toBeGreaterThanOrEqual(3);
});
