import { describe, expect, test } from 'vitest';
import { glyphs } from '#layout/lettering/josefin-sans.ts';
import { letteringOf } from '#layout/lettering/lettering-figure.ts';
import { figureRatio } from '#layout/motifs/placed-motif.ts';
import type { PartInput } from '#spec/part-registry.ts';
import { wallThickness } from '../../mesh/measure/wall-thickness.ts';
import { selfIntersections } from '../../mesh/query/self-intersections.ts';
import { buildMotif } from '../hanging/body/motif.ts';
import { bodiesByKernel } from '../testing/bodies-by-kernel.ts';
import { buildOne } from '../testing/build-one.ts';

type MotifInput = Extract<PartInput, { kind: 'motif' }>;

const evaluated = bodiesByKernel();

const cutOut = (text: string, heightMm: number): MotifInput => ({
  kind: 'motif',
  figure: 'lettering',
  text,
  work: 'silhouette',
  widthMm: heightMm / figureRatio('lettering', text),
  heightMm,
});

function bodyOf(input: MotifInput) {
  const output = buildOne(buildMotif, input);
  expect(output.checks).toEqual([]);
  return evaluated(...output.add);
}

describe.each(Object.keys(glyphs))('the letter %s', (letter) => {
  test('is cut out as one body with walls that cast', () => {
    const { mesh, shells } = bodyOf(cutOut(letter, 14));
    expect(shells.map(({ volumeMm3 }) => volumeMm3 > 0)).toEqual([true]);
    expect(selfIntersections(mesh)).toBe(0);
    expect(wallThickness(mesh, { samples: 600, seed: 1 })?.minimumMm ?? 1).toBeGreaterThan(0.77);
  });
});

test.each(['PRIYA', 'RK', 'KIII1', 'MOHAMMED'])('%s stands between its rails as one body', (name) => {
  const { mesh, shells } = bodyOf(cutOut(name, 10));
  expect(shells).toHaveLength(1);
  expect(selfIntersections(mesh)).toBe(0);
});

test('letters that are reversed are the mirror image of those that are read', () => {
  const read = bodyOf({ ...cutOut('F', 14), on: undefined });
  const reversed = bodyOf({ ...cutOut('F', 14), facing: 'reversed' });
  const leftOf = (positions: Float64Array): number => {
    const xs = positions.filter((_, i) => i % 3 === 0);
    return xs.filter((x) => x < (Math.min(...xs) + Math.max(...xs)) / 2).length / xs.length;
  };
  expect(leftOf(read.mesh.positions)).toBeGreaterThan(0.5);
  expect(leftOf(reversed.mesh.positions)).toBeLessThan(0.5);
  expect(reversed.shells[0]?.volumeMm3).toBeCloseTo(read.shells[0]?.volumeMm3 ?? 0, 1);
});

test('letters are capitals without spaces and points; what the typeface lacks is not drawn', () => {
  expect(letteringOf('Priya')).toBe('PRIYA');
  expect(letteringOf('R. K.')).toBe('RK');
  expect(letteringOf('प्रिया')).toBeUndefined();
  expect(letteringOf('Zoë')).toBeUndefined();
});
