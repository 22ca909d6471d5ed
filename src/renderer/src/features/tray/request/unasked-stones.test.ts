import { expect, test } from 'vitest';
import { requestFrom } from '#designer/brief/testing/request-from.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import { weighing } from '../../../studio/testing/sample-draft.ts';
import { unaskedStonesChip } from './unasked-stones.ts';

/** A sheet with one diamond that costs so much of a price of 1000. */
function sheetWith(stoneAmount: number): Sheet {
  const sheet = weighing(4).sheet;
  const line = { label: '', quantity: 1, unit: '', rate: 0 };
  return {
    ...sheet,
    stones: [
      {
        stoneId: 'centre',
        gem: 'diamond',
        colour: '',
        shape: 'round',
        count: 1,
        sizeMm: [6, 6, 3.6],
        caratsEach: 0.86,
        caratsTotal: 0.86,
      },
    ],
    price: {
      ...sheet.price,
      currency: 'USD',
      amount: 1000,
      lines: [
        { ...line, kind: 'stone', amount: stoneAmount },
        { ...line, kind: 'metal', amount: 1000 - stoneAmount },
      ],
    },
  };
}

test('stones that nobody asked for are told with their share of the price, and can be left out', () => {
  expect(unaskedStonesChip(requestFrom('pendant for mum'), [sheetWith(0), sheetWith(780)])).toMatchObject({
    state: 'assumed',
    words: 'Stones: diamonds, up to $780',
    why: 'Nobody asked for stones: they are up to $780, some 78 % of the price.',
    remedies: [{ words: 'no stones' }],
  });
});

test('a piece that is about its stones is not offered without them', () => {
  expect(unaskedStonesChip(requestFrom('tennis bracelet in gold'), [sheetWith(780)])).not.toHaveProperty('remedies');
});

test.each([
  ['diamond pendant for mum', 780],
  ['pendant for mum', 40],
])('%s with stones of $%i has no such chip', (brief, amount) => {
  expect(unaskedStonesChip(requestFrom(brief), [sheetWith(amount)])).toBeUndefined();
});
