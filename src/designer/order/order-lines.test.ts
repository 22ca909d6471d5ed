import { describe, expect, test } from 'vitest';
import { requestedSize } from '#spec/request/size-of-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { understand } from '../brief/understand.ts';
import { orderLines } from './order-lines.ts';

function linesOf(brief: string) {
  const request = understand(brief);
  if (!request.ok) throw new Error(request.problem.message);
  return orderLines(request.value);
}

const wordsOf = ({ gem, diameter_mm, carat_each }: RequestStone) =>
  [gem, diameter_mm && `${diameter_mm} mm`, carat_each && `${carat_each} ct`].filter(Boolean).join(' ');

/** The lines of a brief as "type: stones". */
const told = (brief: string): readonly string[] =>
  linesOf(brief).map(({ request: { items, stones = [] } }) =>
    [items?.[0]?.type, ...stones.map(wordsOf)].filter(Boolean).join(': '),
  );

describe('the size of each piece', () => {
  const sizes = (brief: string) =>
    linesOf(brief).map(({ request }) => [request.items?.[0]?.type, requestedSize(request)]);
  test('is that of where it is worn, by its chart or as it was measured', () => {
    expect(sizes('a gold bangle 62 mm inner diameter and a gold band')).toEqual([
      ['bangle', { system: null, inner_diameter_mm: 62 }],
      ['ring', undefined],
    ]);
    expect(sizes('band US 9 and a bangle 2-10 in 22k gold')).toEqual([
      ['ring', { system: 'US', value: 9 }],
      ['bangle', { system: 'IN_BANGLE', value: '2.10' }],
    ]);
    expect(sizes('ring UK size T and bangle size 2-8, gold')).toEqual([
      ['ring', { system: 'UK', value: 'T' }],
      ['bangle', { system: 'IN_BANGLE', value: '2.8' }],
    ]);
  });
});

test('what is told of one piece of several is not told of the others', () => {
  const looks = (brief: string) =>
    linesOf(brief).map(({ request: { style = [], motifs = [], metal } }) => [...style, ...motifs, metal?.karat]);
  expect(looks('teen kade 22k gold ke: ek sher wala, ek saada, ek mor wala')).toEqual([
    ['lion', 22],
    ['plain', 22],
    ['peacock', 22],
  ]);
  expect(looks('2 bangles, one plain 22k and one with flowers')).toEqual([
    ['plain', 22],
    ['flower', undefined],
  ]);
});

describe('the stones of an order', () => {
  test.each([
    ['ring, pendant and earrings with rubies', ['ring: ruby', 'pendant: ruby', 'earrings: ruby']],
    ['ruby ring and sapphire pendant', ['ring: ruby', 'pendant: sapphire']],
    ['pendant with a ruby and studs with diamonds', ['pendant: ruby', 'earrings: diamond']],
    ['1 carat diamond ring and matching studs', ['ring: diamond 1 ct', 'earrings: diamond']],
    ['1 carat diamond ring and a gold chain 18 inch', ['ring: diamond 1 ct', 'chain']],
    ['two gold rings, one plain, one with a ruby', ['ring', 'ring: ruby']],
    ['2 pairs of studs, pair A 4mm ruby, pair B 5mm emerald', ['earrings: ruby 4 mm', 'earrings: emerald 5 mm']],
  ])('%s', (brief, lines) => {
    expect(told(brief)).toEqual(lines);
  });

  test('of one gem in as many sizes as there are pieces go to one piece each', () => {
    const stones = [
      { role: 'main', gem: 'tanzanite', diameter_mm: 6 },
      { role: 'main', gem: 'tanzanite', diameter_mm: 4 },
    ];
    const [line] = linesOf('ring');
    const request = { ...line!.request, items: [{ type: 'pendant' }, { type: 'earrings' }], stones };
    expect(orderLines(request).map(({ line: { stones: places } }) => places)).toEqual([[0], [1]]);
  });
});

test('a request for one piece is its only line, unchanged', () => {
  const [only, ...others] = linesOf('ruby ring with diamonds, US 6');
  expect(others).toEqual([]);
  expect(only?.line).toEqual({ item: 0, stones: [0, 1] });
});

test('rings of a couple are two bands, his and hers, unless a stone was named', () => {
  const partners = (brief: string) =>
    linesOf(brief).map(({ request: { items, recipient } }) => [items?.[0]?.subtype, recipient?.gender]);
  const bands = [
    ['band', 'male'],
    ['band', 'female'],
  ];
  expect(partners('couple rings, platinum')).toEqual(bands);
  expect(partners('his and hers rings in 18k gold')).toEqual(bands);
  expect(partners('his and hers wedding bands, his 6 mm, hers 2.5')).toEqual([
    ['wedding', 'male'],
    ['wedding', 'female'],
  ]);
  // Whoever's is named first, the broader one is his.
  expect(partners('wedding bands pair 4mm and 6mm platinum')).toEqual([
    ['wedding', 'female'],
    ['wedding', 'male'],
  ]);
  expect(partners('couple rings with a ruby')).toEqual([
    [undefined, 'male'],
    [undefined, 'female'],
  ]);
});

test('rings with a size each are made to their own', () => {
  const sizes = linesOf('wedding bands 4mm and 6mm platinum, sizes US 6 and US 10').map(({ request }) =>
    requestedSize(request),
  );
  expect(sizes).toEqual([
    { system: 'US', value: 6 },
    { system: 'US', value: 10 },
  ]);
});

test('a ring size is that of the ring alone', () => {
  const sizes = linesOf('ring US 6 and earrings, emeralds').map(({ request: { size } }) => size?.value);
  expect(sizes).toEqual([6, undefined]);
});

test('each line knows where in the brief its own words stand', () => {
  const brief = 'ruby ring and sapphire pendant';
  const [, pendant] = linesOf(brief);
  const spanned = (place: string) => brief.slice(...(pendant?.request.evidence[place] ?? [0, 0]));
  expect(spanned('items[0].type')).toBe('pendant');
  expect(spanned('stones[0].gem')).toBe('sapphire');
});
