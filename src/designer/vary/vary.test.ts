import { describe, expect, test } from 'vitest';
import { alloys } from '#spec/tables/alloys.ts';
import { defaultWorkshopProfile as profile } from '#spec/workshop/default-workshop-profile.ts';
import { understand } from '../brief/understand.ts';
import { propose } from '../propose/propose.ts';
import { proposeOptions } from '../propose/testing/propose-options.ts';
import { threePrices } from './three-prices.ts';
import { type VariedModel, type VariationWish, type VariedAxis, variedAxes, type VariedDesign } from './variation.ts';
import { vary } from './vary.ts';

const at = { seed: 1, profile };

const allAxes = Object.keys(variedAxes) as readonly VariedAxis[];

function anchorFor(brief: string): VariedModel {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  const tray = propose(request.value, proposeOptions());
  const [first] = tray.ok ? tray.value : [];
  if (first === undefined) throw new Error(brief);
  return { spec: first.spec, request: request.value };
}

function varied(anchor: VariedModel, wish: Partial<VariationWish>): readonly VariedDesign[] {
  const found = vary(anchor, { locked: ['colour', 'size'], nearness: 1, count: 8, ...wish }, at);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value.designs;
}

const briefs = [
  'oval ruby ring 18k yellow gold size US 6.5',
  'lotus pendant 22k gold',
  'diamond studs platinum',
  'plain 22k gold bangle 2-6',
  'emerald drop earrings, 18k white gold',
] as const;

describe.each(briefs)('variations of: %s', (brief) => {
  const anchor = anchorFor(brief);

  test('are ordered by their distance, and of two wishes the nearer has nothing that is farther', () => {
    const far = varied(anchor, { nearness: 0, count: 3 });
    const middle = varied(anchor, { nearness: 0.5, count: 3 });
    const near = varied(anchor, { nearness: 1, count: 3 });
    for (const designs of [far, middle, near]) {
      const distances = designs.map(({ distance }) => distance);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    }
    const middleOf = (designs: readonly VariedDesign[]): number =>
      designs[Math.floor(designs.length / 2)]?.distance ?? 0;
    expect(middleOf(near)).toBeLessThanOrEqual(middleOf(middle));
    expect(middleOf(middle)).toBeLessThanOrEqual(middleOf(far));
    expect(middleOf(near)).toBeLessThan(middleOf(far));
  });

  test('are never the same twice, nor the design itself, however many are asked for', () => {
    const designs = varied(anchor, { count: 64, locked: [] });
    expect(designs.length).toBeGreaterThan(20);
    const built = designs.map(({ spec: { title: _title, seed: _seed, ...spec } }) => JSON.stringify(spec));
    expect(new Set(built).size).toBe(designs.length);
    expect(new Set(designs.map(({ spec }) => spec.title)).size).toBe(designs.length);
    const { title: _title, seed: _seed, ...own } = anchor.spec;
    expect(built).not.toContain(JSON.stringify(own));
  });

  test('keep what is locked', () => {
    for (const axis of ['silhouette', 'setting', 'profile'] as const satisfies readonly VariedAxis[]) {
      const found = vary(anchor, { locked: [axis, 'colour'], nearness: 0, count: 16 }, at);
      const traits = found.ok ? found.value.designs.map((design) => design.traits[axis]) : [];
      expect(new Set(traits).size, axis).toBeLessThanOrEqual(1);
    }
    for (const { spec } of varied(anchor, { count: 16 })) expect(spec.metal.alloy).toBe(anchor.spec.metal.alloy);
  });

  test('keep the gem that was said and the size', () => {
    const [main] = Object.values(anchor.spec.stones).toSorted((a, b) => b.lengthMm - a.lengthMm);
    for (const { spec } of varied(anchor, { nearness: 0, count: 16 })) {
      const isThere = main === undefined || Object.values(spec.stones).some(({ gem }) => gem === main.gem);
      expect(isThere).toBe(true);
      expect(spec.size?.innerDiameterMm).toBe(anchor.spec.size?.innerDiameterMm);
    }
  });
});

test('the colour of the metal changes only where that may, and stays of its karat', () => {
  const anchor = anchorFor('oval ruby ring 18k yellow gold size US 6.5');
  const designs = varied(anchor, { locked: allAxes.filter((axis) => axis !== 'colour'), count: 8 });
  expect(new Set(designs.map(({ spec }) => alloys[spec.metal.alloy].colour))).toEqual(new Set(['white', 'rose']));
  expect(new Set(designs.map(({ spec }) => alloys[spec.metal.alloy].karat))).toEqual(new Set([18]));
});

test('with everything locked there is nothing to draw, which is said with what to do', () => {
  const found = vary(anchorFor(briefs[0]), { locked: allAxes, nearness: 1, count: 4 }, at);
  expect(found).toMatchObject({
    ok: false,
    problem: { code: 'nothing_to_vary', remedy: expect.stringMatching(/change/) },
  });
});

describe('one design at three prices', () => {
  test.each(briefs)('looks the same, and costs less and more: %s', (brief) => {
    const found = threePrices(anchorFor(brief), at);
    if (!found.ok) throw new Error(found.problem.message);
    const { designs } = found.value;
    const prices = designs.map(({ estimatedAmount }) => estimatedAmount);
    expect(designs.length).toBeGreaterThanOrEqual(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(designs.map(({ label }) => label)).toContain('Better');
    expect(new Set(designs.map(({ spec }) => spec.kind)).size).toBe(1);
  });
});
