import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundMoney } from '#shared/money.ts';
import { type AlloyId, alloyIds } from '#spec/tables/alloys.ts';
import { rateFor } from '#spec/workshop/metal-rates.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { type SettingWork, settingWorks } from '#spec/workshop/bench-charges.ts';
import { profileForCountry } from '#spec/workshop/profile-for-country.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PriceLine } from '../contract/sheet.ts';
import { translation } from '../mesh/math/frames.ts';
import { priceOf, type PricedPiece } from './price.ts';
import { stoneList } from './stone-list.ts';
import { groupOf, pieceOf, plainMetal, specOfKind } from './testing/piece-of.ts';

interface Order {
  readonly alloy: AlloyId;
  readonly grams: number;
  readonly count: number;
  readonly stoneMm: number;
  readonly setting: SettingWork;
  readonly supply: 'shop' | 'customer';
  readonly boughtGrams: number;
}

const order: Order = {
  alloy: 'au750_y',
  grams: 4,
  count: 6,
  stoneMm: 3,
  setting: 'prong',
  supply: 'shop',
  boughtGrams: 0.4,
};

function priced({ alloy, grams, count, stoneMm, setting, supply, boughtGrams }: Order): PricedPiece {
  const stone = { gem: 'ruby', shape: 'round', lengthMm: stoneMm, supply } as const;
  const at = Array.from({ length: count }, (_, index) => translation(index, 0, 0));
  const piece = pieceOf(plainMetal, { stones: count === 0 ? [] : [groupOf('row', stone, setting, at)] });
  return {
    spec: specOfKind('ring', { metal: { alloy }, stones: { row: stone } }),
    piece,
    castMetalGrams: grams,
    bought: [{ kind: 'chain', name: 'Cable chain', count: 1, grams: boughtGrams }],
    stones: stoneList(piece),
  };
}

const cents = (amount: number): number => Math.round(amount * 100);
const linesOf = (kind: PriceLine['kind'], of: readonly PriceLine[]) => of.filter((line) => line.kind === kind);

describe('a price', () => {
  const anyOrder: fc.Arbitrary<Order> = fc.record({
    alloy: fc.constantFrom(...alloyIds),
    grams: fc.double({ min: 0.1, max: 200, noNaN: true }),
    count: fc.integer({ min: 0, max: 60 }),
    stoneMm: fc.constantFrom(1, 1.15, 2, 3.5, 5, 8),
    setting: fc.constantFrom(...settingWorks),
    supply: fc.constantFrom('shop', 'customer'),
    boughtGrams: fc.double({ min: 0, max: 12, noNaN: true }),
  });
  const anyProfile = fc.constantFrom<WorkshopProfile>(
    defaultWorkshopProfile,
    profileForCountry('IN'),
    profileForCountry('DE'),
    { ...defaultWorkshopProfile, tax: { name: 'VAT', ratePct: 8.875, base: 'labour' } },
  );

  test('is the sum of its lines to the cent, and no line is lost or negative', () => {
    fc.assert(
      fc.property(anyOrder, anyProfile, (one, profile) => {
        const price = priceOf(priced(one), profile);
        expect(cents(price.amount)).toBe(price.lines.reduce((sum, line) => sum + cents(line.amount), 0));
        for (const line of price.lines) expect(cents(line.amount)).toBeGreaterThanOrEqual(0);
        expect(price.currency).toBe(profile.currency);
      }),
      { numRuns: 150 },
    );
  });

  test('of each line is its quantity times its rate, as they are shown', () => {
    fc.assert(
      fc.property(anyOrder, anyProfile, (one, profile) => {
        for (const { kind, quantity, rate, amount } of priceOf(priced(one), profile).lines) {
          expect(cents(quantity * rate), kind).toBe(cents(amount));
          expect(String(quantity), kind).toMatch(kind === 'tax' ? /^\d/ : /^\d+(?:\.\d{1,4})?$/);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('is in the order of a jeweller: metal, stones, setting, bought parts, making, tax', () => {
    const { lines } = priceOf(priced(order), profileForCountry('IN'));
    expect(lines.map((line) => line.kind)).toEqual(['metal', 'stone', 'setting', 'bought', 'making', 'tax']);
  });
});

describe('lines', () => {
  const { lines } = priceOf(priced(order), defaultWorkshopProfile);

  test('of metal: grams by the rate of the alloy', () => {
    expect(linesOf('metal', lines)).toMatchObject([
      {
        label: '18k yellow gold, as cast',
        quantity: 4,
        unit: 'g',
        amount: cents(4 * roundMoney(rateFor('au750_y', defaultWorkshopProfile))) / 100,
      },
    ]);
  });

  test('of setting: one charge a stone, by the width of the stone', () => {
    expect(linesOf('setting', lines)).toMatchObject([
      { label: 'Prong setting', quantity: 6, unit: 'stones', rate: 10, amount: 60 },
    ]);
    const larger = priceOf(priced({ ...order, stoneMm: 5 }), defaultWorkshopProfile);
    const single = priceOf(priced({ ...order, count: 1 }), defaultWorkshopProfile);
    expect(linesOf('setting', single.lines)).toMatchObject([{ quantity: 1, unit: 'stone' }]);
    expect(linesOf('setting', larger.lines)).toMatchObject([{ rate: 45 }]);
  });

  test('of bought parts: their price and their metal', () => {
    const metal = 0.4 * rateFor('au750_y', defaultWorkshopProfile);
    expect(linesOf('bought', lines)).toMatchObject([{ label: 'Cable chain', amount: cents(35 + metal) / 100 }]);
  });

  test('of stones in two kinds of setting: one line each', () => {
    const one = priced({ ...order, count: 4 });
    const [group] = one.piece.stones;
    if (!group) throw new Error('The order has stones');
    const mixed = { ...group, settings: ['prong', 'bezel', 'prong', 'bezel'] as const };
    const price = priceOf({ ...one, piece: { ...one.piece, stones: [mixed] } }, defaultWorkshopProfile);
    expect(linesOf('setting', price.lines).map((line) => [line.label, line.quantity])).toEqual([
      ['Prong setting', 2],
      ['Bezel setting', 2],
    ]);
  });
});

describe("a client's own stones", () => {
  test('cost nothing but their setting', () => {
    const { lines } = priceOf(priced({ ...order, supply: 'customer' }), defaultWorkshopProfile);
    expect(linesOf('stone', lines)).toEqual([]);
    expect(linesOf('setting', lines)).toMatchObject([{ quantity: 6, amount: 60 }]);
  });
});

describe('tax', () => {
  const taxed = (base: 'piece' | 'labour') =>
    priceOf(priced(order), { ...defaultWorkshopProfile, tax: { name: 'VAT', ratePct: 10, base } });
  const sumOf = (price: ReturnType<typeof taxed>, ...kinds: PriceLine['kind'][]) =>
    price.lines.filter((line) => kinds.includes(line.kind)).reduce((sum, line) => sum + line.amount, 0);

  test('on the piece is charged on everything', () => {
    const price = taxed('piece');
    const [tax] = linesOf('tax', price.lines);
    expect(tax?.amount).toBeCloseTo(0.1 * sumOf(price, 'metal', 'stone', 'setting', 'bought', 'making'), 2);
    expect(tax?.label).toBe('VAT 10 %');
  });

  test('on labour is charged on setting and making', () => {
    const price = taxed('labour');
    expect(linesOf('tax', price.lines)[0]?.amount).toBeCloseTo(0.1 * sumOf(price, 'setting', 'making'), 2);
  });

  test('of zero has no line', () => {
    expect(linesOf('tax', priceOf(priced(order), defaultWorkshopProfile).lines)).toEqual([]);
  });
});
