import { describe, expect, test } from 'vitest';
import { outlineBox } from '../outline/outlines.ts';
import { sampleOutlines } from '../testing/sample-outlines.ts';
import { hiddenCollar, hiddenHaloDepthMm } from './hidden-collar.ts';
import { hiddenHaloOutline, hiddenHaloPlaces, mostHiddenStones, prongsAlong } from './hidden-halo.ts';
import { stoneLine } from './stone-line.ts';

const collar = hiddenCollar({ stoneMm: 1, crownMm: 0.16 });
const around = (name: keyof typeof sampleOutlines) => hiddenHaloOutline(sampleOutlines[name], collar);

/** Four prongs of 0.9 mm at the corners of a square of 10 mm. */
const corners = prongsAlong(around('square'), sampleOutlines.square, 0.9);

describe('the line of a hidden halo', () => {
  test('lies inside the girdle by what the small stones stand out and still stay hidden', () => {
    const { minimum, maximum } = outlineBox(around('round'));
    expect(maximum[0] - minimum[0]).toBeCloseTo(10 - 2 * 0.26, 2);
  });

  test.each(['square', 'heart', 'pear'] as const)('turns no sharper than its collar can: %s', (name) => {
    const line = stoneLine(around(name));
    const inside = Array.from({ length: 400 }, (_, i) => {
      const { point, normal } = line.at((line.lengthMm * i) / 400);
      return [point[0] - normal[0] * collar.thickMm, point[1] - normal[1] * collar.thickMm] as const;
    });
    // The inside of the collar runs on in the direction of its line: it nowhere folds back.
    inside.forEach(([x, y], i) => {
      const [nx, ny] = inside[(i + 1) % inside.length] as readonly [number, number];
      const { normal } = line.at((line.lengthMm * (i + 0.5)) / 400);
      expect((nx - x) * -normal[1] + (ny - y) * normal[0]).toBeGreaterThan(0);
    });
  });
});

describe('the stones of a hidden halo', () => {
  const line = stoneLine(around('square'));

  test('share the stretches evenly and keep off the prongs', () => {
    const count = mostHiddenStones(line, 1, corners);
    expect(count % 4).toBe(0);
    const { stonesAt, gapsMm } = hiddenHaloPlaces(line, count, 1, corners);
    expect(stonesAt).toHaveLength(count);
    for (const at of stonesAt) {
      for (const prong of corners.at) {
        const way = at - prong;
        const around1 = Math.abs(way - line.lengthMm * Math.round(way / line.lengthMm));
        expect(around1).toBeGreaterThanOrEqual(0.5 + 0.45 + 0.05 - 1e-9);
      }
    }
    expect(Math.min(...gapsMm)).toBeGreaterThanOrEqual(0.08);
  });

  test('one more than find room overlap, and none stands before a prong', () => {
    const count = mostHiddenStones(line, 1, corners) + 4;
    expect(Math.min(...hiddenHaloPlaces(line, count, 1, corners).gapsMm)).toBeLessThan(0.08);
  });

  test('a count that does not divide goes to the loosest stretches first', () => {
    const { stonesAt } = hiddenHaloPlaces(line, 6, 1, corners);
    const starts = corners.at.toSorted((a, b) => a - b);
    const shares = starts.map((start, i) => {
      const length =
        i + 1 < starts.length ? (starts[i + 1] as number) - start : line.lengthMm - start + (starts[0] ?? 0);
      return stonesAt.filter((at) => at > start && at < start + length).length;
    });
    expect(shares.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2]);
  });
});

test('under a steeper pavilion, and with larger stones, a hidden halo lies deeper', () => {
  const large = hiddenCollar({ stoneMm: 1.3, crownMm: 0.21 });
  const depth = hiddenHaloDepthMm(collar, 0.88, 0.1);
  expect(depth).toBeCloseTo(1.3, 1);
  expect(hiddenHaloDepthMm(collar, 1.6, 0.1)).toBeGreaterThan(depth + 0.4);
  expect(hiddenHaloDepthMm(large, 0.88, 0.1)).toBeGreaterThan(depth);
});
