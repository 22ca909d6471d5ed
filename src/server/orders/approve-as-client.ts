import type { Database } from '../db/open-database.ts';
import { writeOrderChange } from './change-order.ts';
import { MOST_LOG_LINES } from './order-problems.ts';
import { checkedStep } from './order-steps.ts';
import type { ShopOrder } from './shop-order.ts';

/** Who approved in the log of an order: no account. Their name is for who sells (the link has it), the log for everybody. */
const CLIENT = '';

/**
 * Lets an order be approved by its client, who holds a link to it, where the table of steps has that.
 * @param work a transaction that holds the workshop, in which the order was read
 * @returns whether it stands approved by this
 */
export async function approveAsClient(work: Database, order: ShopOrder, atMs: number): Promise<boolean> {
  if (!checkedStep(order, 'approved', 'client').ok || order.logCount >= MOST_LOG_LINES) return false;
  const change = {
    columns: { stage: 'approved' },
    line: { kind: 'moved', note: 'Through a link' },
  } as const;
  await writeOrderChange(work, order, change, { accountId: CLIENT, atMs });
  return true;
}
