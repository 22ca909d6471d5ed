import { budgetPerPiece } from '#spec/request/order/budget-per-piece.ts';
import { mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { currentRevision, type Draft } from '../../studio/journal/draft.ts';
import { timesOrdered } from '../../studio/pieces/order-totals.ts';

/** What the pieces of one line of a set weigh and cost. */
interface SetLine {
  readonly draft: Draft;
  readonly times: number;
  readonly netMetalGrams: number;
  readonly carats: number;
  readonly amount: number;
}

/** A set in numbers, beside what was said of all of it. */
export interface SetTotals {
  readonly lines: readonly SetLine[];
  readonly netMetalGrams: number;
  readonly carats: number;
  readonly amount: number;
  readonly currency: string;
  /** In the currency of the prices; undefined where none was said in it for all pieces together. */
  readonly budget: number | undefined;
  readonly grams: number | undefined;
}

/** The numbers of a set; undefined until all of it is weighed in one currency. */
export function setTotals(request: DesignRequest, drafts: readonly Draft[]): SetTotals | undefined {
  const lines: SetLine[] = [];
  const currencies = new Set<string>();
  for (const draft of drafts) {
    const { weighed } = currentRevision(draft);
    if (weighed === undefined) return undefined;
    const times = timesOrdered(draft);
    const { netMetalGrams, stones, price } = weighed.sheet;
    const carats = stones.reduce((sum, { caratsTotal }) => sum + caratsTotal, 0);
    lines.push({
      draft,
      times,
      netMetalGrams: times * netMetalGrams,
      carats: times * carats,
      amount: times * price.amount,
    });
    currencies.add(price.currency);
  }
  const [currency, another] = currencies;
  if (currency === undefined || another !== undefined) return undefined;
  const sum = (of: 'netMetalGrams' | 'carats' | 'amount'): number => lines.reduce((total, line) => total + line[of], 0);
  return {
    lines,
    netMetalGrams: sum('netMetalGrams'),
    carats: sum('carats'),
    amount: sum('amount'),
    currency,
    ...saidOfAll(request, currency),
  };
}

function saidOfAll(request: DesignRequest, currency: string): Pick<SetTotals, 'budget' | 'grams'> {
  const { items: _ofOne, ...ofAll } = request;
  const budget = request.budget?.scope === 'per_piece' ? undefined : budgetPerPiece(ofAll, false);
  return {
    budget: budget?.currency === currency ? budget.amount : undefined,
    grams: request.weight?.scope === 'per_piece' ? undefined : mostGramsPerPiece(ofAll, false),
  };
}
