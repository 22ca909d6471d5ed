import { describe, expect, test } from 'vitest';
import { changeTyped, fieldsBetween, type ListedDesign, tagsTyped, typedListing } from './typed-listing.ts';

const design: ListedDesign = {
  title: 'Aurelia',
  sku: 'NK-1',
  collection: '',
  description: '',
  tags: ['window', 'bridal'],
  priceOverride: { hundredths: 420_050, currency: 'USD' },
};
const typed = (change: Partial<ReturnType<typeof typedListing>>) => ({ ...typedListing(design), ...change });
const change = (changed: Parameters<typeof typed>[0], currency = 'USD') =>
  changeTyped(design, typed(changed), currency);

test('a design as it is typed is no change of it', () => {
  expect(typedListing(design)).toMatchObject({ tags: 'window, bridal', price: '4200.50' });
  expect(change({})).toEqual({ ok: true, value: {} });
  expect(change({ title: ' Aurelia ', tags: 'window,bridal,' })).toEqual({ ok: true, value: {} });
});

test('only what is typed otherwise is changed', () => {
  expect(change({ title: 'Noor', description: 'Low.\r\nLight.' })).toEqual({
    ok: true,
    value: { title: 'Noor', description: 'Low.\nLight.' },
  });
  expect(change({ tags: 'window; Diwali\nwindow' })).toEqual({ ok: true, value: { tags: ['window', 'Diwali'] } });
});

describe('a price', () => {
  test.each([
    ['$5,000', 500_000],
    ['1,15,000', 11_500_000],
    ['4200.5', 420_050],
  ])('%s is understood', (price, hundredths) => {
    const wanted = hundredths === 420_050 ? {} : { priceOverride: { hundredths, currency: 'USD' } };
    expect(change({ price })).toEqual({ ok: true, value: wanted });
  });

  test('that is emptied gives the reckoned one back', () => {
    expect(change({ price: ' ' })).toEqual({ ok: true, value: { priceOverride: null } });
  });

  test('is in the currency of the shop where none was set, with its decimal sign', () => {
    const { priceOverride: _none, ...bare } = design;
    const euros = changeTyped(bare, { ...typedListing(bare), price: '1.200,50' }, 'EUR');
    expect(euros).toEqual({ ok: true, value: { priceOverride: { hundredths: 120_050, currency: 'EUR' } } });
    expect(typedListing({ ...bare, priceOverride: { hundredths: 120_050, currency: 'EUR' } }).price).toBe('1200,50');
  });

  test.each(['free', '0', '-5', '9'.repeat(20)])('%s is none', (price) => {
    expect(change({ price })).toEqual({ ok: false, problem: { price: 'Enter an amount, such as 4200' } });
  });
});

test('what can’t be kept is told field by field', () => {
  const tags = Array.from({ length: 21 }, (_, index) => `t${index}`).join();
  expect(change({ title: ' ', sku: 'x'.repeat(41), tags })).toEqual({
    ok: false,
    problem: {
      title: 'This field is required',
      sku: 'At most 40 characters fit in this field',
      tags: 'A design has at most 20 tags',
    },
  });
  expect(change({ tags: 'x'.repeat(41) })).toMatchObject({ problem: { tags: 'A tag has at most 40 characters' } });
});

test('tags stand between commas, each once', () => {
  expect(tagsTyped(' a, b ,,a;c ')).toEqual(['a', 'b', 'c']);
});

test('the fields in which two differ are named', () => {
  expect(fieldsBetween(design, { ...design, sku: 'NK-2', tags: ['bridal'] })).toEqual(['sku', 'tags']);
});
