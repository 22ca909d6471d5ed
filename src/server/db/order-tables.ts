import type { DesignRow } from './design-tables.ts';

/** How far an order is, in the order in which most pieces go; then what is not on the way. */
export const orderStages = [
  'enquiry',
  'quoted',
  'approved',
  'cad',
  'print',
  'cast',
  'set',
  'polish',
  'hallmark',
  'delivered',
  'on_hold',
  'cancelled',
] as const;

export type OrderStage = (typeof orderStages)[number];

/** What a client has ordered of a workshop: one piece, as one state of a design. */
export interface ShopOrderRow extends Pick<DesignRow, 'title' | 'kind' | 'alloy' | 'gem'> {
  readonly id: string;
  readonly workshopId: string;
  /** 1 for the first of its workshop, and so on: what is written on the bag. */
  readonly number: number;
  /** No reference: an order outlives its design. */
  readonly designId: string;
  readonly revisionId: string;
  /** The state itself, as JSON: what becomes of the design changes nothing here. */
  readonly spec: string;
  readonly stage: OrderStage;
  /** Where it was when it was put on hold; empty where it is not. */
  readonly heldFrom: OrderStage | '';
  /** ISO day; empty without one. */
  readonly deadline: string;
  readonly clientName: string;
  /** What was agreed with the client (`OrderDetails`), as JSON. */
  readonly details: string;
  /** What the state was reckoned to weigh and to cost (`OrderEstimate`), as JSON. */
  readonly estimate: string;
  /** The finished piece on the scale (`WeighedPiece`), as JSON; empty before. */
  readonly weighed: string;
  /** What was struck (`EnteredHallmark`), as JSON; empty before. */
  readonly hallmark: string;
  /** What was paid (`Payment`), a list as JSON. */
  readonly payments: string;
  /** What everybody finds it by: number and title, between single spaces. */
  readonly searchText: string;
  /** What the counter's side finds it by besides: the client. */
  readonly clientText: string;
  /** One more with each change: its ETag. */
  readonly version: number;
  /** How many lines its log has. */
  readonly logCount: number;
  readonly createdBy: string;
  readonly creationKey: string;
  readonly creationHash: string;
  readonly createdAtMs: number;
  readonly changedAtMs: number;
}

/** A line of an order's log. It is never changed, and goes only with its workshop. */
export interface OrderLogRow {
  readonly orderId: string;
  /** 1 for the first. */
  readonly position: number;
  readonly kind: 'placed' | 'moved' | 'changed' | 'weighed' | 'hallmarked' | 'paid';
  readonly fromStage: OrderStage;
  /** The same where the stage did not change. */
  readonly toStage: OrderStage;
  readonly note: string;
  /** Empty for the client, who has none. */
  readonly accountId: string;
  readonly atMs: number;
}
