import { expect, test } from 'vitest';
import { DEGREE } from '#shared/units.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { pavilionMm } from '../../proportions/ring/ring.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';

/** Girdle to girdle, as the drawing places them. */
function gapsOf(brief: string): readonly number[] {
  return proposalsFor(brief).flatMap(({ spec: { size, stones, parts } }) => {
    const { head, right } = parts;
    const [centre, side] = [stones['centre'], stones['side']];
    if (head?.kind !== 'prong-head' || right?.kind !== 'prong-head' || !centre || !side || !size) return [];
    const width = stoneWidthMm(side);
    const [cosine, sine] = [Math.cos(right.aroundDeg * DEGREE), Math.sin(right.aroundDeg * DEGREE)];
    const height = size.innerDiameterMm / 2 + right.baseHeightMm + pavilionMm(side.shape, width);
    const middle = right.offsetXMm * cosine + height * sine;
    return [middle - (width / 2) * cosine - stoneWidthMm(centre) / 2];
  });
}

test('V-prongs at the corners of princess cuts keep 0.3 mm from the neighbour', () => {
  const gaps = gapsOf('three stone ring, princess diamonds, 14k white gold, size 6');
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(0.3);
});

test('round stones in claws stand close to each other', () => {
  const gaps = gapsOf('three stone ring, round diamonds, 14k white gold, size 6');
  expect(gaps.length).toBeGreaterThan(0);
  for (const gap of gaps) expect(gap).toBeLessThan(0.25);
});

test('no idea lays long stones along a line that is wider than the finger', () => {
  for (const cut of ['emerald', 'marquise', 'oval']) {
    for (const { spec } of proposalsFor(`three stone ring, 1.5 ct ${cut} cut diamond, platinum, US 7`)) {
      expect(spec.parts['head']).toMatchObject({ orientation: 'north-south' });
    }
  }
});

test('three gems are three stones, one of each, in all four designs', () => {
  for (const { spec } of proposalsFor('birthstone ring, kids born in march, july and september, 14k gold')) {
    const gems = Object.values(spec.stones).map(({ gem }) => gem);
    expect(gems.toSorted()).toEqual(['aquamarine', 'ruby', 'sapphire_blue']);
    const held = Object.values(spec.parts).flatMap((part) => ('holds' in part ? part.holds : []));
    expect(held.toSorted()).toEqual(['centre', 'other', 'side']);
  }
});

test.each(['tapered baguettes', 'trapezoids', 'half moons', 'kites', 'baguettes', 'pear side stones'])(
  '%s lie with an end against the centre, point away from it and span no more than the finger',
  (sides) => {
    for (const brief of [
      `emerald cut emerald 3 ct ring with ${sides}, platinum, US 6`,
      `1 ct round diamond ring with ${sides}, 18k white gold, US 5`,
    ]) {
      const designs = proposalsFor(brief);
      expect(designs).toHaveLength(4);
      for (const { spec } of designs) {
        const { left, right } = spec.parts;
        expect(left).toMatchObject({ orientation: 'east-west' });
        expect(right).toMatchObject({ orientation: 'west-east' });
        const [centre, side] = [spec.stones['centre'], spec.stones['side']];
        if (!centre || !side || !spec.size) throw new Error('A centre and its sides');
        const spanMm = stoneWidthMm(centre) + 2 * side.lengthMm;
        expect(spanMm).toBeLessThan(1.03 * spec.size.innerDiameterMm);
      }
    }
  },
);
