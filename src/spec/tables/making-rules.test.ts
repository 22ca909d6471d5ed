import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makingRulesNotReadYet } from './making/not-read-yet.ts';
import { bezelWallMm, bezelWallRule, chainWidthMm, makingRules, prongDiameterMm } from './making-rules.ts';

const rules = [...Object.entries(makingRules), ...Object.entries(makingRulesNotReadYet)].flatMap(([subject, group]) =>
  Object.entries(group).map(([name, rule]) => ({ name: `${subject}.${name}`, rule })),
);

test.each(rules)('$name is a number with a source and a unit in its name', ({ name, rule }) => {
  expect(rule.limit).toBeGreaterThan(0);
  expect(rule.source).not.toBe('');
  expect(rule.verified).not.toBe('');
  expect(name).toMatch(/(?:Mm|Deg|Ratio|Pct|Grams|Carats|Factor|GramsPerEarMax)$/);
});

test('a minimum never exceeds its maximum', () => {
  const byName = new Map(rules.map(({ name, rule }) => [name, rule.limit]));
  const pairs = rules.flatMap(({ name, rule }) => {
    const maximum = byName.get(name.replace('Min', 'Max'));
    return name.includes('Min') && maximum !== undefined ? [{ name, minimum: rule.limit, maximum }] : [];
  });
  expect(pairs.length).toBeGreaterThan(6);
  expect(pairs.filter(({ minimum, maximum }) => minimum >= maximum)).toEqual([]);
});

describe('prongs', () => {
  test.each([
    [0.8, 0.35],
    [1.15, 0.4],
    [1.7, 0.7],
    [2.5, 0.8],
    [6.5, 1],
    [8, 1.2],
    [20, 1.4],
  ])('a %f mm stone is held by %f mm wire', (stoneMm, prongMm) => {
    expect(prongDiameterMm(stoneMm)).toBe(prongMm);
  });

  test('soft metal takes thicker wire, in steps of 0.05 mm', () => {
    expect(prongDiameterMm(6.5, true)).toBe(1.15);
    expect(prongDiameterMm(5, true)).toBe(1.05);
  });

  test('a larger stone never gets a thinner prong or bezel', () => {
    const stoneMm = fc.double({ min: 0.5, max: 30, noNaN: true });
    fc.assert(
      fc.property(stoneMm, stoneMm, fc.boolean(), (oneMm, otherMm, soft) => {
        const [smallMm, largeMm] = [Math.min(oneMm, otherMm), Math.max(oneMm, otherMm)];
        expect(prongDiameterMm(largeMm, soft)).toBeGreaterThanOrEqual(prongDiameterMm(smallMm, soft));
        expect(bezelWallMm(largeMm)).toBeGreaterThanOrEqual(bezelWallMm(smallMm));
      }),
    );
  });
});

test.each([
  [2.9, 0.5],
  [3, 0.6],
  [6.5, 0.8],
  [10, 1],
])('a %f mm stone stands in a bezel of %f mm', (stoneMm, wallMm) => {
  expect(bezelWallMm(stoneMm)).toBe(wallMm);
  expect(bezelWallRule(stoneMm).limit).toBe(wallMm);
});

test('a heavier pendant hangs on a wider chain', () => {
  expect(chainWidthMm(1.5)).toMatchObject({ minMm: 0.9, maxMm: 1.1 });
  expect(chainWidthMm(12).minMm).toBe(2.5);
});
