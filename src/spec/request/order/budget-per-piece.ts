import { clientCurrency } from '../client-currency.ts';
import type { DesignRequest } from '../design-request.ts';
import { piecesTogether } from './pieces-together.ts';

/** The most that the client would pay for one piece. */
export interface BudgetPerPiece {
  readonly amount: number;
  /** As it was said, or assumed from how it was said. */
  readonly currency: string;
}

/**
 * The client's upper limit, else the target, of one piece; undefined without an amount or without a currency.
 * @param isPair the design is a pair, which is priced as one piece
 */
export function budgetPerPiece(
  { budget, items, assumptions }: Pick<DesignRequest, 'budget' | 'items' | 'assumptions'>,
  isPair: boolean,
): BudgetPerPiece | undefined {
  const said = budget?.max ?? budget?.target ?? budget?.approx;
  const currency = clientCurrency({ budget, assumptions });
  if (said === undefined || currency === undefined) return undefined;
  const pieces = piecesTogether(items?.[0], budget?.scope, isPair);
  return { amount: said / pieces, currency };
}
