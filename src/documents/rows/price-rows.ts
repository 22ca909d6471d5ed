import type { PriceBreakdown, PriceLine } from '#engine/contract/sheet.ts';
import { plain } from '#shared/measure-words.ts';
import { exactMoney } from '#shared/money.ts';
import { multiplied } from './multiplied.ts';

/** How the amount of a price line comes about: "3.62 g × $106.31", "3 % of $500.00". */
export function quantityInWords(line: PriceLine, currency: string): string {
  if (line.kind === 'tax') return `${plain(line.rate * 100)} % of ${exactMoney(line.quantity, currency)}`;
  return `${multiplied(line)} ${line.unit} × ${exactMoney(line.rate, currency)}`;
}

/** Whether no line of a price has a rate of the shop's own. */
export const isAllAtExampleRates = ({ lines }: PriceBreakdown): boolean =>
  lines.every(({ kind, isExample }) => isExample === true || kind === 'tax');

/** Whose rates a price is reckoned with, and of which day. */
export function ratesInWords(price: PriceBreakdown): string {
  return [`${whoseRates(price)}, as of ${price.ratesAsOf}.`, ...exchangeInWords(price)].join(' ');
}

/** "Turned from USD at 0.92 EUR each, of 2026-11-20.": nothing where the shop reckons in this money. */
function exchangeInWords({ currency, exchanged }: PriceBreakdown): readonly string[] {
  if (!exchanged) return [];
  const { from, rate, asOf } = exchanged;
  return [`Turned from ${from} at ${Number(rate.toPrecision(4))} ${currency} each, of ${asOf}.`];
}

function whoseRates(price: PriceBreakdown): string {
  if (isAllAtExampleRates(price)) return 'Example rates, not your shop’s';
  return price.exampleRates ? 'Rates of your shop, and examples where it has entered none' : 'Rates of your shop';
}
