import type { OpenedOrder } from './orders-api.ts';
import type { MakeChange } from './use-order.ts';

/** What a panel of an order's page works with. */
export interface OrderEntryProps {
  readonly opened: OpenedOrder;
  /** A change is on its way: another waits. */
  readonly isChanging: boolean;
  readonly make: MakeChange;
  /** The screen is turned round: nothing of the shop's own is shown. */
  readonly isForClient: boolean;
}
