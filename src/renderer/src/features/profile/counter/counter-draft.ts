import { boardRows, type BoardRow } from '#spec/workshop/board-rates.ts';
import type { MakingCharges } from '#spec/workshop/bench-charges.ts';
import type { ShopCounter } from '#spec/workshop/counter.ts';
import { type CountryCode, profileForCountry } from '#spec/workshop/profile-for-country.ts';

/** A metal on the board with what was typed beside it. */
export interface TypedRate extends BoardRow {
  readonly typed: string;
}

/** The sums that making is put together of. */
export const makingFields = ['perPiece', 'gold', 'platinum', 'silver', 'percentOfMetal', 'minimum'] as const;

export type MakingField = (typeof makingFields)[number];

/** A counter while somebody fills it in: amounts are as typed. */
export interface CounterDraft {
  readonly country: CountryCode;
  readonly rates: readonly TypedRate[];
  readonly ratesAsOf: string;
  readonly making: Readonly<Record<MakingField, string>>;
  readonly smallStone: string;
  readonly largeStone: string;
  readonly taxName: string;
  readonly taxPct: string;
  readonly taxBase: ShopCounter['tax']['base'];
  readonly ringSizeSystem: ShopCounter['ringSizeSystem'];
  /** Undefined where all are examples. */
  readonly stonePrices: ShopCounter['stonePrices'] | undefined;
}

/** The form of a shop that has entered nothing yet: its country's habits, and an empty board. @param today ISO day */
export function emptyDraft(country: CountryCode, today: string): CounterDraft {
  const { making, tax, ringSizeSystem } = profileForCountry(country);
  return {
    country,
    rates: boardRows[country].map((row) => ({ ...row, typed: '' })),
    ratesAsOf: today,
    making: typedMaking(making),
    smallStone: '',
    largeStone: '',
    taxName: tax.name,
    taxPct: typedAmount(tax.ratePct),
    taxBase: tax.base,
    ringSizeSystem,
    stonePrices: undefined,
  };
}

/** The form of what was entered before: the country's board, and below it what else was entered. */
export function draftOfCounter(counter: ShopCounter): CounterDraft {
  const { country, rates, ratesAsOf, making, setting, tax, ringSizeSystem, stonePrices } = counter;
  const empty = emptyDraft(country, ratesAsOf);
  const entered = rates.map(({ amount, ...row }) => ({ ...row, typed: typedAmount(amount) }));
  const onBoard = empty.rates.map((row) => entered.find((one) => isSameMetal(one, row)) ?? row);
  return {
    ...empty,
    rates: [...onBoard, ...entered.filter((row) => !onBoard.includes(row))],
    ...(making && { making: typedMaking(making) }),
    ...(setting && { smallStone: typedAmount(setting.small), largeStone: typedAmount(setting.large) }),
    taxName: tax.name,
    taxPct: typedAmount(tax.ratePct),
    taxBase: tax.base,
    ringSizeSystem,
    stonePrices,
  };
}

const isSameMetal = (one: BoardRow, other: BoardRow): boolean =>
  one.metal === other.metal && one.fineness === other.fineness;

const typedAmount = (amount: number): string => (amount === 0 ? '' : String(amount));

const typedMaking = ({ perPiece, perGram, percentOfMetal, minimum }: MakingCharges): CounterDraft['making'] => ({
  perPiece: typedAmount(perPiece),
  gold: typedAmount(perGram.gold),
  platinum: typedAmount(perGram.platinum),
  silver: typedAmount(perGram.silver),
  percentOfMetal: typedAmount(percentOfMetal),
  minimum: typedAmount(minimum),
});

/** The sign that stands before the decimals of an amount. */
export const decimalSign = (country: CountryCode): '.' | ',' => (country === 'DE' ? ',' : '.');
