import { describe, expect, test } from 'vitest';
import { parseBrief } from '../parse-brief.ts';
import type { Quantity } from './quantity.ts';

function quantitiesOf(brief: string): readonly Quantity[] {
  return parseBrief(brief).atoms.flatMap(({ quantity }) => quantity ?? []);
}

describe('carats beside a karat that is spelt as one', () => {
  test.each<[string, readonly (readonly [string, number])[]]>([
    [
      'red coral 8 carats, oval, 22k ring',
      [
        ['carat', 8],
        ['karat', 22],
      ],
    ],
    [
      '18kt tennis necklace, no more than 12 carats',
      [
        ['karat', 18],
        ['carat', 12],
      ],
    ],
    [
      '22 carat gold chain, 18k gold clasp',
      [
        ['karat', 22],
        ['karat', 18],
      ],
    ],
  ])('%s', (brief, read) => {
    const said = quantitiesOf(brief).flatMap((one) =>
      one.kind === 'carat' || one.kind === 'karat' ? [[one.kind, one.value]] : [],
    );
    expect(said).toEqual(read);
  });
});

test('two large numbers with "to" between them are a price, two small ones are not', () => {
  expect(quantitiesOf('15000 to 20000, ring')).toMatchObject([{ kind: 'money', value: 15000, to: 20000 }]);
  expect(quantitiesOf('ring, 16 to 18').some(({ kind }) => kind === 'money')).toBe(false);
});

describe('one quantity', () => {
  test.each<[string, Partial<Quantity>]>([
    ['18k gold', { kind: 'karat', value: 18 }],
    ['22 carat sona', { kind: 'karat', value: 22 }],
    ['9ct gold', { kind: 'karat', value: 9 }],
    ['10 carat emerald', { kind: 'carat', value: 10 }],
    ['gold 916', { kind: 'fineness', value: 916 }],
    ['1/2 ct', { kind: 'carat', value: 0.5 }],
    ['one and a half carat', { kind: 'carat', value: 1.5 }],
    ['saadhe teen carat', { kind: 'carat', value: 3.5 }],
    ['paune carat', { kind: 'carat', value: 0.75 }],
    ['30 cent', { kind: 'carat', value: 0.3 }],
    ['25 pointer', { kind: 'carat', value: 0.25 }],
    ['2.5 ctw', { kind: 'carat', value: 2.5, ofAll: true }],
    ['3 tcw', { kind: 'carat', value: 3, ofAll: true }],
    ['1 ct each', { kind: 'carat', value: 1, share: 'each' }],
    ['2 ct in total', { kind: 'carat', value: 2, share: 'total' }],
    ['1.25 inch', { kind: 'length', value: 31.75 }],
    ['18" chain', { kind: 'length', value: 457.2 }],
    ['2 cm', { kind: 'length', value: 20 }],
    ['4.5 to 5.5 inch', { kind: 'length', value: 114.3, to: 139.7 }],
    ['8x6', { kind: 'box', sidesMm: [8, 6] }],
    ['8mm x 6mm x 4mm', { kind: 'box', sidesMm: [8, 6, 4] }],
    ['20 gm tak', { kind: 'gram', value: 20, bound: 'max' }],
    ['not more than 20 gm', { kind: 'gram', value: 20, bound: 'max' }],
    ['20 gram se zyada nahi', { kind: 'gram', value: 20, bound: 'max' }],
    ['kam se kam 8 gm', { kind: 'gram', value: 8, bound: 'min' }],
    ['lagbhag 28 g', { kind: 'gram', value: 28, bound: 'approx' }],
    ['8-10 gm', { kind: 'gram', value: 8, to: 10 }],
    ['8 se 10 gram', { kind: 'gram', value: 8, to: 10 }],
    ['dhai tola', { kind: 'traditional', unit: 'tola', value: 2.5 }],
    ['5.25 ratti', { kind: 'traditional', unit: 'ratti', value: 5.25 }],
    ['US 6.5', { kind: 'ring-size', system: 'US', value: 6.5 }],
    ['6.5 US', { kind: 'ring-size', system: 'US', value: 6.5 }],
    ['ring size 7 (US)', { kind: 'ring-size', system: 'US', value: 7 }],
    ['size UK N 1/2', { kind: 'ring-size', system: 'UK', value: 'N½' }],
    ['size L½', { kind: 'ring-size', system: 'UK', value: 'L½' }],
    ['Indian size 14', { kind: 'ring-size', system: 'IN', value: 14 }],
    ['US 7 ring', { kind: 'ring-size', system: 'US', value: 7 }],
    ['ring, IN 12', { kind: 'ring-size', system: 'IN', value: 12 }],
    ['Ring size is T please', { kind: 'ring-size', system: 'UK', value: 'T' }],
    ['54 EU', { kind: 'ring-size', system: 'EU', value: 54 }],
    ['ring 12 number ki', { kind: 'ring-size', system: null, value: 12 }],
    ['kada 2.10', { kind: 'bangle-size', value: '2.10' }],
    ['bangle 2-6', { kind: 'bangle-size', value: '2.6' }],
    ['churi 2/8', { kind: 'bangle-size', value: '2.8' }],
    ['10th', { kind: 'ordinal', value: 10 }],
    ['8 mahine', { kind: 'time', unit: 'month', value: 8 }],
    ['3-3 rubies', { kind: 'per-side', value: 6 }],
    ['do heere', { kind: 'count', value: 2 }],
    ['paune do tola', { kind: 'traditional', unit: 'tola', value: 1.75 }],
    ['sava paanch ratti', { kind: 'traditional', unit: 'ratti', value: 5.25 }],
    ['thirty-two grams', { kind: 'gram', value: 32 }],
    ['seven and a half inches', { kind: 'length', value: 190.5 }],
    ['half an inch', { kind: 'length', value: 12.7 }],
    ['an inch', { kind: 'length', value: 25.4 }],
    ['15 pennyweight', { kind: 'gram', value: 23.327_55 }],
    ['2 troy ounces', { kind: 'gram', value: 62.207 }],
    ['5 pavan', { kind: 'gram', value: 40 }],
    ['2 grainer diamond', { kind: 'carat', value: 0.5 }],
    ['6-6 gm', { kind: 'gram', value: 6, share: 'each' }],
    ['do do gram', { kind: 'gram', value: 2, share: 'each' }],
    ['teen teen heere', { kind: 'per-side', value: 6 }],
    ['not wider than 9 mm', { kind: 'length', value: 9, bound: 'max' }],
    ['20 gm dono milakar', { kind: 'gram', value: 20, share: 'pair' }],
    ['10 gm ki kangan jodi', { kind: 'gram', value: 10, share: 'pair' }],
    ['total diamond weight 3 ct', { kind: 'carat', value: 3, share: 'total' }],
    ['oval 0.85', { kind: 'carat', value: 0.85 }],
    ['0.85 G VS2 round', { kind: 'carat', value: 0.85 }],
    ['7-8 pearls', { kind: 'length', value: 7, to: 8 }],
    ['pendant 28 long', { kind: 'length', value: 28 }],
    ['mens chain 24', { kind: 'length', value: 609.6 }],
    ['necklace, adjustable 17-19', { kind: 'length', value: 431.8, to: 482.6 }],
    ['finger T½', { kind: 'ring-size', system: 'UK', value: 'T½' }],
    ['gold ring, Q', { kind: 'ring-size', system: 'UK', value: 'Q' }],
    ['US size 8 and a half', { kind: 'ring-size', system: 'US', value: 8.5 }],
  ])('%s', (brief, quantity) => {
    expect(quantitiesOf(brief)).toMatchObject([quantity]);
  });
});

test('so many stones, each of a size', () => {
  expect(quantitiesOf('18 x 1.6 rounds')).toMatchObject([
    { kind: 'count', value: 18 },
    { kind: 'length', value: 1.6 },
  ]);
  expect(quantitiesOf('4 x 15pt')).toMatchObject([
    { kind: 'count', value: 4 },
    { kind: 'carat', value: 0.15 },
  ]);
});

describe('money', () => {
  test.each<[string, Partial<Quantity>]>([
    ['₹1,20,000', { value: 120_000, currency: 'INR' }],
    ['Rs.45,000/-', { value: 45_000, currency: 'INR' }],
    ['under $4000', { value: 4000, currency: 'USD', bound: 'max' }],
    ['2.5k usd', { value: 2500, currency: 'USD' }],
    ['budget 50', { value: 50, scaled: false }],
    ['1.5 lakh to 2 lakh', { value: 150_000, to: 200_000 }],
    ['1.5-2 lakh', { value: 150_000, to: 200_000 }],
    ['between 30k and 40k', { value: 30_000, to: 40_000 }],
    ['ek lakh bees hazaar', { value: 120_000 }],
    ['1.5L', { value: 150_000 }],
    ['do crore', { value: 20_000_000 }],
    ['budget 22k', { value: 22_000 }],
    ['50000 tak', { value: 50_000, bound: 'max' }],
    ["can't go over 800 quid", { value: 800, currency: 'GBP', bound: 'max' }],
    ['$600 tops', { value: 600, currency: 'USD', bound: 'max' }],
    ['roughly a thousand pounds', { value: 1000, currency: 'GBP', bound: 'approx' }],
    ['15-20k', { value: 15_000, to: 20_000 }],
    ['20k per pair', { value: 20_000, share: 'pair' }],
    ['15000 ka', { value: 15_000 }],
    ['paune do lakh', { value: 175_000 }],
  ])('%s', (brief, quantity) => {
    expect(quantitiesOf(brief)).toMatchObject([{ kind: 'money', ...quantity }]);
  });
});

describe('numbers that are neither money nor a size', () => {
  test.each([
    'size a ring',
    'size i think is small',
    'make us 2 gold rings',
    '2 Indian bangles',
    'in 12 days',
    'American diamond',
    'do not want',
    '7 in platinum',
    'tops, 5 pieces',
    'initials A G',
    'ring with letters M & R',
  ])('%s', (brief) => {
    expect(quantitiesOf(brief).filter(({ kind }) => kind !== 'count' && kind !== 'time')).toEqual([]);
  });
});
