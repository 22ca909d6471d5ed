import type { DesignRequest } from '#spec/request/design-request.ts';
import type { OrderLine } from '#spec/request/order/order-line.ts';

/** What a design was made from beside its words: it opens with it wherever it is opened. */
export interface MadeFrom {
  /** What was understood; in an order of several pieces, the request of its own line. */
  readonly request: DesignRequest;
  readonly line: OrderLine;
  /** Which of the answers it was, and what was told of it. */
  readonly proposal: { readonly role: string; readonly reason: string };
}
