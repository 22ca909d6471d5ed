import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { MakingCharges } from '#spec/workshop/bench-charges.ts';
import { counterSchema, type ShopCounter } from '#spec/workshop/counter.ts';
import { profileForCountry } from '#spec/workshop/profile-for-country.ts';
import { type CounterDraft, decimalSign, type MakingField, makingFields } from './counter-draft.ts';
import { parseAmount } from '../../../lib/format/parse-amount.ts';

/** The field of a draft that a problem is about. */
export type DraftField = `rate ${number}` | MakingField | 'smallStone' | 'largeStone' | 'taxPct' | 'ratesAsOf';

export interface DraftProblem extends Problem {
  readonly field: DraftField;
}

/**
 * What a shop charges, from the filled-in form. What is left as the country's example stays an example.
 * @returns the first field that can't be read
 */
export function counterOfDraft(draft: CounterDraft): Result<ShopCounter, DraftProblem> {
  const { country, rates, ratesAsOf, taxName, taxBase, ringSizeSystem, stonePrices } = draft;
  const decimal = decimalSign(country);
  let wrong: DraftField | undefined;
  const amountIn = (field: DraftField, typed: string): number => {
    const amount = typed.trim() === '' ? 0 : parseAmount(typed, decimal);
    if (Number.isNaN(amount)) wrong ??= field;
    return amount;
  };
  const amounts = rates.map(({ typed }, index) => amountIn(`rate ${index}`, typed));
  const quoted = rates.flatMap(({ typed: _typed, ...row }, index) => {
    const amount = amounts[index] ?? 0;
    return amount > 0 ? [{ ...row, amount }] : [];
  });
  const free = rates.findIndex(({ typed }, index) => typed.trim() !== '' && amounts[index] === 0);
  if (free >= 0) wrong ??= `rate ${free}`;
  const example = profileForCountry(country).making;
  const making = makingOf(draft.making, example, amountIn);
  const [small, large] = [amountIn('smallStone', draft.smallStone), amountIn('largeStone', draft.largeStone)];
  const [isSmallSet, isLargeSet] = [draft.smallStone, draft.largeStone].map((typed) => typed.trim() !== '');
  const ratePct = amountIn('taxPct', draft.taxPct);
  if (wrong !== undefined) return fail({ ...noAmount, field: wrong });
  if (isSmallSet !== isLargeSet) return fail({ ...oneSetting, field: isSmallSet ? 'largeStone' : 'smallStone' });
  const counter = {
    country,
    rates: quoted,
    ratesAsOf,
    ...(JSON.stringify(making) === JSON.stringify(example) ? {} : { making }),
    ...(isSmallSet && { setting: { small, large } }),
    tax: { name: taxName.trim(), ratePct, base: taxBase },
    ringSizeSystem,
    ...(stonePrices !== undefined && { stonePrices }),
  };
  const read = counterSchema.safeParse(counter);
  if (read.success) return ok(read.data);
  const path = read.error.issues[0]?.path ?? [];
  return fail(problemAt(path, amounts.indexOf(quoted[Number(path[1])]?.amount ?? 0)));
}

/** Palladium is made up like platinum, and a base metal like silver, unless nobody has changed the example. */
function makingOf(
  typed: CounterDraft['making'],
  { perGram }: MakingCharges,
  amountIn: (field: DraftField, typed: string) => number,
): MakingCharges {
  const [gold, platinum, silver] = (['gold', 'platinum', 'silver'] as const).map((one) => amountIn(one, typed[one]));
  return {
    perPiece: amountIn('perPiece', typed.perPiece),
    perGram: {
      gold: gold ?? 0,
      platinum: platinum ?? 0,
      palladium: platinum === perGram.platinum ? perGram.palladium : (platinum ?? 0),
      silver: silver ?? 0,
      base: silver === perGram.silver ? perGram.base : (silver ?? 0),
    },
    percentOfMetal: amountIn('percentOfMetal', typed.percentOfMetal),
    minimum: amountIn('minimum', typed.minimum),
  };
}

const noAmount: Problem = {
  code: 'no_amount',
  message: 'This is no amount.',
  remedy: 'Type it like 1,15,000 or 9500.50.',
};

const oneSetting: Problem = {
  code: 'one_setting',
  message: 'Setting is charged for small stones and for larger ones.',
  remedy: 'Enter both, or leave both empty.',
};

const tooMuch: Problem = {
  code: 'amount_out_of_range',
  message: 'This is more than any shop charges.',
  remedy: 'Check the number, and what it is for.',
};

const noDay: Problem = {
  code: 'no_day',
  message: 'Choose the day of your rates.',
  remedy: 'It stands beside every price.',
};

/** What was typed is an amount, and yet none that a counter can have. @param path in the counter's schema @param rate the row that it is about, if it is about one */
function problemAt(path: readonly PropertyKey[], rate: number): DraftProblem {
  const [first, second] = path;
  if (first === 'ratesAsOf') return { ...noDay, field: 'ratesAsOf' };
  if (first === 'rates') return { ...tooMuch, field: `rate ${rate}` };
  if (first === 'tax') return { ...tooMuch, field: 'taxPct' };
  if (first === 'setting') return { ...tooMuch, field: second === 'small' ? 'smallStone' : 'largeStone' };
  const field = makingFields.find((one) => path.includes(one)) ?? 'perPiece';
  return { ...tooMuch, field };
}
