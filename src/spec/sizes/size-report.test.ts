import { expect, test } from 'vitest';
import { chartsOf } from './existing-sizes.ts';
import { parseSize } from './parse-size.ts';
import { chartSystems } from './scales.ts';
import { sizeReport } from './size-report.ts';

function report(text: string) {
  const result = parseSize(text);
  if (!result.ok) throw new Error(result.problem.message);
  return sizeReport(result.value);
}

test('a ring size in every system', () => {
  const { equivalents, ...size } = report('US 7');
  expect(size).toEqual({
    system: 'US',
    value: 7,
    innerDiameterMm: 17.323,
    circumferenceMm: 54.421,
  });
  expect(equivalents).toMatchObject({ US: 7, UK: 'N½', EU: 54.4, CH: 14.4, JP: 14, IN: 14, IN_BANGLE: null });
  expect(Object.keys(equivalents)).toEqual(chartSystems);
});

test('in its own system a size stays as it was said', () => {
  expect(report('EU 54.25').equivalents.EU).toBe(54.25);
  expect(report('JP 12.5').equivalents.JP).toBe(12.5);
  expect(report('bangle 2-5').equivalents.IN_BANGLE).toBe('2-5');
});

test('a measured bangle', () => {
  const onNoFinger = Object.fromEntries(chartsOf('finger').map((system) => [system, null]));
  expect(report('57.15mm bangle')).toMatchObject({
    system: 'mm',
    value: 57.15,
    innerDiameterMm: 57.15,
    circumferenceMm: 179.542,
    equivalents: { ...onNoFinger, IN_BANGLE: '2-4' },
  });
});

test('the circumference is that of the exact size, not of the rounded diameter', () => {
  expect(report('UK K½').circumferenceMm).toBe(50.625);
  expect(report('EU 54').circumferenceMm).toBe(54);
});
