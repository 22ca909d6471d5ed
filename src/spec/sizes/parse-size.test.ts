import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSize } from './parse-size.ts';
import { nearestSizes } from './ring-sizes.ts';
import { chartSystems } from './scales.ts';
import { chartsWith } from './testing/charts-with.ts';

function parsed(text: string, worn: 'finger' | 'wrist' = 'finger') {
  const result = parseSize(text, worn);
  return result.ok ? result.value : result.problem.code;
}

describe('sizes as customers write them', () => {
  test.each([
    ['US 7', 'US', 7, 17.323],
    ['us7', 'US', 7, 17.323],
    ['7 in US', 'US', 7, 17.323],
    ['ring size 6.5 US', 'US', 6.5, 16.916],
    ['US 6 3/4', 'US', 6.75, 17.12],
    ['US 6¾', 'US', 6.75, 17.12],
    ['US 6,5', 'US', 6.5, 16.916],
    ['UK K 1/2', 'UK', 'K½', 16.114],
    ['UK K½', 'UK', 'K½', 16.114],
    ['UK K.5', 'UK', 'K½', 16.114],
    ['uk l', 'UK', 'L', 16.313],
    ['British Z+3', 'UK', 'Z+3', 23.077],
    ['UK Z 1/2', 'UK', 'Z½', 22.083],
    ['size N½', 'UK', 'N½', 17.308],
    ['EU 54', 'EU', 54, 17.189],
    ['54 mm circumference', 'EU', 54, 17.189],
    ['size 54', 'EU', 54, 17.189],
    ['CH 14', 'CH', 14, 17.189],
    ['Italian 14', 'CH', 14, 17.189],
    ['JP 12', 'JP', 12, 16.667],
    ['IN 12', 'IN', 12, 16.52],
    ['Indian size 12', 'IN', 12, 16.52],
    ['17.3 mm', 'mm', 17.3, 17.3],
    ['diameter 18mm', 'mm', 18, 18],
  ])('%s', (text, system, value, innerDiameterMm) => {
    expect(parsed(text)).toEqual({ system, value, innerDiameterMm });
  });
});

describe('bangles', () => {
  test.each([
    ['bangle 2.10', '2-10', 66.675],
    ['bangle 2-10', '2-10', 66.675],
    ['2/10 bangle', '2-10', 66.675],
    ['bangle 2.8', '2-8', 63.5],
    ['bangle size 2.4', '2-4', 57.15],
    ['IN_BANGLE 2-6', '2-6', 60.325],
    ['bangle 2.10 inch', '2-10', 66.675],
    ['bangle 3', '3-0', 76.2],
    ['bangle 2.16', '3-0', 76.2],
  ])('%s is %s', (text, value, innerDiameterMm) => {
    expect(parsed(text)).toEqual({ system: 'IN_BANGLE', value, innerDiameterMm });
  });

  test('a measure stays a measure', () => {
    expect(parsed('57.15mm bangle')).toEqual({ system: 'mm', value: 57.15, innerDiameterMm: 57.15 });
    expect(parsed('2.25 in bangle')).toEqual({ system: 'mm', value: 57.15, innerDiameterMm: 57.15 });
    expect(parsed('2 10/16 inch bangle')).toEqual({ system: 'mm', value: 66.675, innerDiameterMm: 66.675 });
  });

  test('the word can be left out when the piece is a bangle', () => {
    expect(parsed('2.6', 'wrist')).toEqual({ system: 'IN_BANGLE', value: '2-6', innerDiameterMm: 60.325 });
  });

  test('2.1, 2.5 and 2.4 inches are asked about, with both readings', () => {
    for (const text of ['bangle 2.1', 'bangle 2.5', 'bangle 2.4 inch']) {
      const result = parseSize(text);
      expect(result.ok ? null : result.problem).toMatchObject({
        code: 'size_ambiguous',
        candidates: [{ system: 'IN_BANGLE' }, { system: 'mm' }],
      });
    }
  });
});

describe('what must be asked', () => {
  test('a number alone lists every system that has it', () => {
    const result = parseSize('size 7');
    expect(result.ok ? null : result.problem).toMatchObject({
      code: 'size_system_unknown',
      candidates: chartsWith(7).map((system) => ({ system, value: 7 })),
    });
  });

  test.each([
    ['54mm', 'size_ambiguous'],
    ['US 7 or UK N', 'size_ambiguous'],
    ['2.10', 'size_system_unknown'],
    ['UK 7', 'size_unreadable'],
    ['US K', 'size_unreadable'],
    ['US 99', 'size_out_of_range'],
    ['IN 31', 'size_out_of_range'],
    ['bangle 7', 'size_out_of_range'],
    ['bangle 2.50', 'size_ambiguous'],
    ['bangle big', 'size_unreadable'],
    ['banana', 'size_unreadable'],
    ['', 'size_unreadable'],
  ])('%s', (text, code) => {
    expect(parsed(text)).toBe(code);
  });
});

test('a system reads what it writes', () => {
  const anyDiameterMm = fc.oneof(
    fc.double({ min: 12.8, max: 24, noNaN: true }),
    fc.double({ min: 50, max: 77, noNaN: true }),
  );
  fc.assert(
    fc.property(anyDiameterMm, (diameterMm) => {
      const sizes = nearestSizes(diameterMm);
      const written = chartSystems.filter((system) => sizes[system] !== null);
      const read = written.map((system) => parsed(`${system} ${sizes[system]}`));
      expect(read).toMatchObject(written.map((system) => ({ system, value: sizes[system] })));
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseSize(text)).toHaveProperty('ok');
    }),
  );
});
