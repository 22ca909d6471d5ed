import { z } from 'zod';
import { roundMoney } from '#shared/money.ts';
import { roundToDecimals } from '#shared/units.ts';
import { moneySchema } from './money.ts';

/** Old gold that a client gives in payment: weighed, tested, and credited by its fine content. */
export const oldGoldSchema = z
  .strictObject({
    grams: z.number('Enter the weight of the old gold in grams.').positive().max(100_000),
    /** In thousandths, as tested. */
    fineness: z.int('Fineness is in thousandths, such as 916.').min(1).max(1000),
    ratePerFineGram: moneySchema,
  })
  .refine(
    ({ grams, fineness, ratePerFineGram }) =>
      moneySchema.safeParse((grams * fineness * ratePerFineGram) / 1000).success,
    'Old gold of this weight is worth less.',
  );

export type OldGold = z.infer<typeof oldGoldSchema>;

/** The credit for old gold as its line is shown: fine grams times their rate. */
export interface OldGoldCredit {
  readonly fineGrams: number;
  readonly amount: number;
}

/** What old gold is credited with. */
export function creditFor({ grams, fineness, ratePerFineGram }: OldGold): OldGoldCredit {
  const fineGrams = roundToDecimals((grams * fineness) / 1000, 3);
  return { fineGrams, amount: roundMoney(fineGrams * ratePerFineGram) };
}

/** What a client still owes; below zero where the shop owes them. */
export function balanceOf(
  amount: number,
  oldGold: OldGold | undefined,
  payments: readonly { readonly amount: number }[],
): number {
  const paid = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return roundMoney(amount - (oldGold === undefined ? 0 : creditFor(oldGold).amount) - paid);
}
