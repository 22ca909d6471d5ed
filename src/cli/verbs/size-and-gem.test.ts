import { describe, expect, test } from 'vitest';
import { chartSystems } from '#spec/sizes/scales.ts';
import { answer } from '../answer.ts';

async function documentOf<T>(...words: string[]): Promise<T> {
  const { text, exitCode } = await answer(words);
  expect(exitCode, text).toBe(0);
  return JSON.parse(text) as T;
}

interface SizeDocument {
  readonly system: string;
  readonly value: number | string;
  readonly innerDiameterMm: number;
  readonly circumferenceMm: number;
  readonly equivalents: Readonly<Record<string, number | string | null>>;
}

describe('size', () => {
  // Diameters and neighbours as on printed ring-size charts; bangles in inches and sixteenths.
  test.each([
    ['US 7', { system: 'US', value: 7 }, 17.32, { UK: 'N½', EU: 54.4, CH: 14.4, JP: 14, IN: 14, IN_BANGLE: null }],
    ['UK K 1/2', { system: 'UK', value: 'K½' }, 16.11, { US: 5.5, EU: 50.6 }],
    ['IN 12', { system: 'IN', value: 12 }, 16.5, { US: 6, UK: 'L½' }],
    ['bangle 2.10', { system: 'IN_BANGLE', value: '2-10' }, 66.675, { US: null, UK: null }],
    ['57.15mm bangle', { system: 'mm', value: 57.15 }, 57.15, { IN_BANGLE: '2-4', US: null }],
  ])('%s', async (words, said, innerDiameterMm, equivalents) => {
    const size = await documentOf<SizeDocument>('size', words);
    expect(size).toMatchObject({ ...said, equivalents });
    expect(size.innerDiameterMm).toBeCloseTo(innerDiameterMm, 1);
    expect(size.circumferenceMm).toBeCloseTo(Math.PI * size.innerDiameterMm, 2);
    expect(Object.keys(size.equivalents)).toEqual(chartSystems);
  });

  test('words may come without quotes', async () => {
    expect(await documentOf('size', 'US', '7')).toEqual(await documentOf('size', 'US 7'));
  });
});

interface GemDocument {
  readonly caratsEach: number;
  readonly sizeMm: readonly [number, number, number];
}

describe('gem', () => {
  test('a round diamond of 6.5 mm is the one-carat stone', async () => {
    const gem = await documentOf<GemDocument>('gem', '--shape', 'round', '--gem', 'diamond', '--mm', '6.5');
    expect(Object.keys(gem)).toEqual(['caratsEach', 'sizeMm']);
    expect(gem.caratsEach).toBeGreaterThanOrEqual(0.97);
    expect(gem.caratsEach).toBeLessThanOrEqual(1.05);
    expect(gem.sizeMm.slice(0, 2)).toEqual([6.5, 6.5]);
  });

  test('sized by weight and weighed by that size is the same stone', async () => {
    const sized = await documentOf<GemDocument>('gem', '--shape', 'oval', '--gem', 'ruby', '--carats', '1');
    expect(sized.caratsEach).toBeCloseTo(1, 1);
    const [length, width] = sized.sizeMm;
    const weighed = await documentOf<GemDocument>(
      'gem',
      '--shape',
      'oval',
      '--gem',
      'ruby',
      '--mm',
      `${length}x${width}`,
    );
    expect(Math.abs(weighed.caratsEach / sized.caratsEach - 1)).toBeLessThan(0.01);
  });

  test('a measured depth weighs in proportion', async () => {
    const usual = await documentOf<GemDocument>('gem', '--mm', '6.5');
    const deep = await documentOf<GemDocument>('gem', '--mm', '6.5', '--depth-mm', String(usual.sizeMm[2] * 1.1));
    expect(deep.caratsEach / usual.caratsEach).toBeCloseTo(1.1, 2);
  });
});

interface BandDocument {
  readonly volumeMm3: number;
  readonly grams: number;
}

describe('band', () => {
  const band = (...more: string[]) =>
    documentOf<BandDocument>('band', '--size', 'US 6.5', '--width', '4', '--thickness', '1.5', ...more);

  test('a flat band weighs what the formula of a tube says, within 1 %', async () => {
    const [inner, outer] = [16.916 / 2, 16.916 / 2 + 1.5];
    const volume = Math.PI * (outer ** 2 - inner ** 2) * 4;
    const measured = await band('--profile', 'flat', '--density', '15.58');
    expect(Object.keys(measured)).toEqual(['volumeMm3', 'grams']);
    expect(Math.abs(measured.volumeMm3 / volume - 1)).toBeLessThan(0.01);
    expect(measured.grams).toBeCloseTo((measured.volumeMm3 * 15.58) / 1000, 3);
  });

  test('a rounded profile weighs less, a denser alloy more', async () => {
    const flat = await band('--profile', 'flat');
    expect((await band('--profile', 'half-round')).volumeMm3).toBeLessThan(0.9 * flat.volumeMm3);
    const platinum = await band('--profile', 'flat', '--alloy', 'pt950_ru');
    expect(platinum.volumeMm3).toBe(flat.volumeMm3);
    expect(platinum.grams).toBeGreaterThan(1.25 * flat.grams);
  });
});
