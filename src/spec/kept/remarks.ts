import { budgetRemark } from './amounts.ts';
import type { KeptFact } from './fact.ts';
import { weightRemark } from './weights.ts';

/** What a client is told of price and weight where no list tells what is otherwise than asked, a sentence each. */
export function weightAndPriceRemarks(facts: readonly KeptFact[]): readonly string[] {
  return [budgetRemark(facts), weightRemark(facts)].filter((remark) => remark !== undefined);
}
