import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearestSizes, sizeToInnerDiameterMm } from './ring-sizes.ts';
import { sizeName } from './size-name.ts';
import { type ChartSystem, chartSystems } from './scales.ts';

function diameter(system: Parameters<typeof sizeToInnerDiameterMm>[0], value: number | string): number {
  const result = sizeToInnerDiameterMm(system, value);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

/** Published rows: US size, inner diameter, UK, Japan, India (null: none within 0.8 mm of circumference). */
const publishedRings: readonly (readonly [number, number, string | null, number | null, number | null])[] = [
  [0, 11.633, null, null, null],
  [0.5, 12.04, 'A½', null, null],
  [1, 12.446, 'B½', null, null],
  [1.5, 12.852, 'C½', 1, 1],
  [2, 13.259, 'D½', 2, 2],
  [2.5, 13.665, 'E½', 3, 3],
  [3, 14.072, 'F½', 4, 4],
  [3.5, 14.478, 'G½', 5, 6],
  [4, 14.884, 'H½', 7, 7],
  [4.5, 15.291, 'I½', 8, 8],
  [5, 15.697, 'J½', 9, 9],
  [5.5, 16.104, 'K½', 10, 10],
  [6, 16.51, 'L½', 12, 12],
  [6.5, 16.916, 'M½', 13, 13],
  [7, 17.323, 'N½', 14, 14],
  [7.5, 17.729, 'O½', 15, 15],
  [8, 18.136, 'P½', 16, 17],
  [8.5, 18.542, 'Q½', 18, 18],
  [9, 18.948, 'R½', 19, 19],
  [9.5, 19.355, 'S½', 20, 21],
  [10, 19.761, 'T½', 21, 22],
  [10.5, 20.168, 'U½', 23, 24],
  [11, 20.574, 'V½', 24, 25],
  [11.5, 20.98, 'W½', 25, 26],
  [12, 21.387, 'Y', 26, 27],
  [12.5, 21.793, 'Z', 27, 29],
  [13, 22.2, 'Z+1', 29, 30],
  [13.5, 22.606, 'Z+2', 30, null],
  [14, 23.012, 'Z+3', 31, null],
  [14.5, 23.419, 'Z+4', 32, null],
  [15, 23.825, 'Z+5', 33, null],
  [15.5, 24.232, 'Z+6', 35, null],
  [16, 24.638, 'Z+7', 36, null],
];

const publishedUk: readonly (readonly [string, number])[] = [
  ['A', 11.937],
  ['G', 14.324],
  ['K', 15.915],
  ['L', 16.313],
  ['N', 17.109],
  ['P', 17.905],
  ['T', 19.496],
  ['Z', 21.884],
];

const publishedBangles: readonly (readonly [string, number])[] = [
  ['2-2', 53.975],
  ['2-4', 57.15],
  ['2-6', 60.325],
  ['2-8', 63.5],
  ['2-10', 66.675],
  ['2-12', 69.85],
  ['2-14', 73.025],
  ['3-0', 76.2],
];

describe('published charts', () => {
  test.each(publishedRings)('US %d measures %f mm', (us, innerDiameterMm, uk, japan, india) => {
    expect(Math.abs(diameter('US', us) - innerDiameterMm)).toBeLessThanOrEqual(0.001);
    expect(nearestSizes(diameter('US', us))).toMatchObject({ US: us, UK: uk, JP: japan, IN: india, IN_BANGLE: null });
  });

  test.each(publishedUk)('UK %s measures %f mm', (letter, innerDiameterMm) => {
    expect(Math.abs(diameter('UK', letter) - innerDiameterMm)).toBeLessThanOrEqual(0.001);
  });

  test.each(publishedBangles)('bangle %s measures %f mm', (size, innerDiameterMm) => {
    expect(Math.abs(diameter('IN_BANGLE', size) - innerDiameterMm)).toBeLessThanOrEqual(0.001);
  });

  test('India goes by table, not by formula', () => {
    const circumferencesMm = [10, 12, 18, 30].map((size) => Number((diameter('IN', size) * Math.PI).toFixed(3)));
    expect(circumferencesMm).toEqual([50, 51.9, 58.3, 69.7]);
  });

  test('EU is the circumference, Switzerland 40 less', () => {
    expect(diameter('EU', 54)).toBe(diameter('CH', 14));
    expect(diameter('EU', 54) * Math.PI).toBeCloseTo(54, 9);
  });
});

describe('sizes that do not exist', () => {
  test.each([
    ['US', 6.3],
    ['US', 17],
    ['US', 'K'],
    ['UK', 'K+1'],
    ['UK', 'Z+11'],
    ['UK', 7],
    ['IN', 12.5],
    ['IN', 31],
    ['IN_BANGLE', '2-16'],
    ['IN_BANGLE', '6-0'],
    ['EU', 20],
    ['mm', 400],
  ] as const)('%s %s is out of range', (system, value) => {
    const result = sizeToInnerDiameterMm(system, value);
    expect(result.ok ? null : result.problem.code).toBe('size_out_of_range');
  });
});

/** The nearest sizes of every system that reaches this diameter. */
function sizesAt(diameterMm: number) {
  const sizes = nearestSizes(diameterMm);
  return chartSystems.flatMap((system) => {
    const value = sizes[system];
    return value === null ? [] : [{ system, value, diameterMm: diameter(system, value) }];
  });
}

describe('any inner diameter', () => {
  const ringDiameterMm = fc.double({ min: 13.2, max: 22.1, noNaN: true });

  test('is at most half a step from its nearest size', () => {
    const reachMm: Readonly<Partial<Record<ChartSystem, number>>> = {
      US: 0.102,
      UK: 0.1,
      EU: 0.016,
      CH: 0.016,
      JP: 0.167,
    };
    // No chart of rings is coarser than India's table.
    const mostMm = 0.255;
    fc.assert(
      fc.property(ringDiameterMm, (diameterMm) => {
        const far = sizesAt(diameterMm).filter(
          (size) => Math.abs(size.diameterMm - diameterMm) > (reachMm[size.system] ?? mostMm),
        );
        expect(far).toEqual([]);
      }),
    );
  });

  test('leads back to the size that it came from, in every system', () => {
    fc.assert(
      fc.property(ringDiameterMm, (diameterMm) => {
        const changed = sizesAt(diameterMm).filter((size) => nearestSizes(size.diameterMm)[size.system] !== size.value);
        expect(changed).toEqual([]);
      }),
    );
  });

  test('a larger diameter never has a smaller size', () => {
    fc.assert(
      fc.property(ringDiameterMm, ringDiameterMm, (oneMm, otherMm) => {
        const small = nearestSizes(Math.min(oneMm, otherMm));
        const large = sizesAt(Math.max(oneMm, otherMm));
        const shrunk = large.filter(({ system, diameterMm }) => {
          const below = small[system];
          return below !== null && diameter(system, below) > diameterMm;
        });
        expect(shrunk).toEqual([]);
      }),
    );
  });
});

test.each([
  [{ system: 'US', value: 6.5 }, 'US 6.5'],
  [{ system: 'UK', value: 'M½' }, 'UK M½'],
  [{ system: 'CH', value: 14 }, 'Swiss 14'],
  [{ system: 'IN', value: 13 }, 'Indian 13'],
  [{ system: 'IN_BANGLE', value: '2-6' }, 'bangle 2-6'],
  [{ system: 'mm', value: 17.323 }, '17.32 mm inside'],
  [{ system: null, value: 7 }, '7'],
] as const)('%j is said "%s"', (size, name) => {
  expect(sizeName(size)).toBe(name);
});
