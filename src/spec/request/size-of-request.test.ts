import { describe, expect, test } from 'vitest';
import type { RequestSize } from './sections/measure.ts';
import { sizesThatExist } from '../sizes/existing-sizes.ts';
import { chartsWith } from '../sizes/testing/charts-with.ts';
import { sizeOfRequest, sizeQuestion } from './size-of-request.ts';

function read(said: RequestSize, worn?: 'finger' | 'wrist') {
  const size = sizeOfRequest(said, worn);
  if (!size) return undefined;
  if (size.ok) return size.value.innerDiameterMm;
  return [
    sizeQuestion(size.problem, said),
    ...size.problem.candidates.map(({ system, value }) => `${system} ${value}`),
  ];
}

describe('a size as a request says it', () => {
  test.each<[RequestSize, number | undefined]>([
    [{ system: 'US', value: 7 }, 17.323],
    [{ system: 'US', value: '6 1/2' }, 16.916],
    [{ system: 'UK', value: 'K½' }, 16.114],
    [{ system: 'UK', value: 'L¼' }, 16.413],
    [{ system: 'UK', value: 'Z+3' }, 23.077],
    [{ system: 'EU', value: 37 }, 11.777],
    [{ system: 'IN_BANGLE', value: '2.10' }, 66.675],
    [{ system: 'IN_BANGLE', value: '2.5' }, 58.738],
    [{ system: null, value: 'K½' }, 16.114],
    [{ system: null, inner_diameter_mm: 17.3 }, 17.3],
    [{ system: null, inner_circumference_mm: 54 }, 17.189],
    [{ system: null }, undefined],
  ])('%j', (said, innerDiameterMm) => {
    expect(read(said)).toBe(innerDiameterMm);
  });

  test('a bangle has one chart', () => {
    expect(read({ system: null, value: '2.6' }, 'wrist')).toBe(60.325);
  });
});

const inEveryChart = (value: number) => chartsWith(value).map((system) => `${system} ${value}`);

describe('what has to be asked, with what may have been meant', () => {
  test.each<[RequestSize, readonly string[]]>([
    [{ system: null, value: 7 }, ['ring_size_system', ...inEveryChart(7)]],
    [{ system: null, value: 54 }, ['ring_size_system', ...inEveryChart(54)]],
    [{ system: null, value: 90 }, ['ring_size', 'EU 78']],
    [{ system: 'IN', value: 33 }, ['ring_size', 'IN 30']],
    [{ system: 'IN', value: 12.5 }, ['ring_size', 'IN 12', 'IN 13']],
    [{ system: 'US', value: 6.3 }, ['ring_size', 'US 6.25', 'US 6.5']],
    [{ system: 'UK', value: 7 }, ['ring_size', ...inEveryChart(7)]],
    [{ system: 'UK', value: 'N+1' }, ['ring_size', 'UK N', 'UK O']],
    [{ system: 'IN_BANGLE', value: '3.9' }, ['bangle_size', 'IN_BANGLE 3-8']],
    [{ system: null, inner_diameter_mm: 5 }, ['ring_size']],
    [{ system: null, inner_diameter_mm: 300 }, ['bangle_size']],
  ])('%j', (said, asked) => {
    expect(read(said)).toEqual(asked);
  });

  test('a ring size does not fit a bangle', () => {
    expect(read({ system: 'US', value: 7 }, 'wrist')).toEqual(['ring_size']);
  });
});

test('a number can be a size of several charts, not of all', () => {
  expect(chartsWith(7)).toEqual(expect.arrayContaining(['US', 'CH', 'JP', 'IN']));
  expect(chartsWith(54)).toContain('EU');
  expect([chartsWith(7), chartsWith(54)].flat()).not.toContain('UK');
});

test('a text can be a size of several charts', () => {
  expect(sizesThatExist('6 1/2').map(({ system }) => system)).toEqual(chartsWith(6.5));
  expect(sizesThatExist('2-6', 'wrist').map(({ system }) => system)).toEqual(chartsWith('2-6', 'wrist'));
  expect(sizesThatExist('banana')).toEqual([]);
});
