import { money } from '#shared/money.ts';
import type { PriceOverride } from '../journal/listing.ts';

/** What is said of a price that its workshop has set, wherever it stands. */
export const SET_BY_HAND = 'set by hand';

/** A set price without a word. */
export const setPriceAlone = ({ hundredths, currency }: PriceOverride): string => money(hundredths / 100, currency);

/** A set price as it is said among the facts of a piece. To a client it is the price. */
export const setPriceInWords = (price: PriceOverride, isForClient: boolean): string =>
  isForClient ? setPriceAlone(price) : `${setPriceAlone(price)} ${SET_BY_HAND}`;
