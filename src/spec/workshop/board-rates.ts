import type { QuotedRate } from './counter.ts';
import type { CountryCode } from './profile-for-country.ts';

/** A metal on a shop's board: so fine, quoted for so much weight. */
export type BoardRow = Pick<QuotedRate, 'metal' | 'fineness' | 'per'>;

const gold = (fineness: number, per: QuotedRate['per']): BoardRow => ({ metal: 'gold', fineness, per });

/**
 * What stands on a shop's board in a country, and for how much: in India gold for ten grams and silver for the kilogram, on
 * American and British tickets the troy ounce or the gram, in the Gulf four karats by the gram.
 */
export const boardRows: Readonly<Record<CountryCode, readonly BoardRow[]>> = {
  US: [
    gold(999, 'ounce'),
    { metal: 'silver', fineness: 999, per: 'ounce' },
    { metal: 'platinum', fineness: 950, per: 'ounce' },
  ],
  IN: [
    gold(999, 'ten_grams'),
    gold(916, 'ten_grams'),
    gold(750, 'ten_grams'),
    { metal: 'silver', fineness: 999, per: 'kilogram' },
    { metal: 'platinum', fineness: 950, per: 'gram' },
  ],
  GB: [
    gold(916, 'gram'),
    gold(750, 'gram'),
    gold(375, 'gram'),
    { metal: 'silver', fineness: 925, per: 'gram' },
    { metal: 'platinum', fineness: 950, per: 'gram' },
  ],
  DE: [
    gold(999, 'gram'),
    gold(750, 'gram'),
    gold(585, 'gram'),
    { metal: 'silver', fineness: 925, per: 'gram' },
    { metal: 'platinum', fineness: 950, per: 'gram' },
  ],
  AE: [
    gold(999, 'gram'),
    gold(916, 'gram'),
    gold(875, 'gram'),
    gold(750, 'gram'),
    { metal: 'silver', fineness: 999, per: 'gram' },
    { metal: 'platinum', fineness: 950, per: 'gram' },
  ],
};
