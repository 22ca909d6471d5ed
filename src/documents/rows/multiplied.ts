import type { PriceLine } from '#engine/contract/sheet.ts';
import { roundMoney } from '#shared/money.ts';

const FEWEST_DECIMALS = 2;
/** As exact as a price line is computed. */
const MOST_DECIMALS = 4;

/**
 * The quantity of a price line with as many decimals as it takes to multiply the line again: 0.4985 ct at $2,500 is
 * $1,246.25, and 0.5 ct would not be.
 */
export function multiplied({ quantity, rate, amount }: Pick<PriceLine, 'quantity' | 'rate' | 'amount'>): string {
  for (let decimals = FEWEST_DECIMALS; decimals < MOST_DECIMALS; decimals += 1) {
    const shown = Number(quantity.toFixed(decimals));
    if (roundMoney(shown * rate) === amount) return String(shown);
  }
  return String(Number(quantity.toFixed(MOST_DECIMALS)));
}
