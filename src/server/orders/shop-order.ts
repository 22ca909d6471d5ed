import type { OldGold } from '#spec/workshop/order-balance.ts';
import type { OrderEstimate } from '#spec/workshop/order-estimate.ts';
import type { WeighedPiece } from '#spec/workshop/bill-by-weight.ts';
import type { ShopOrderRow } from '../db/order-tables.ts';

/** Who has ordered, as far as they have told the shop. */
export interface OrderClient {
  readonly name: string;
  /** A phone number or an e-mail address, as they want to be reached. */
  readonly contact: string;
  /** Their sizes: fingers, wrist, neck. */
  readonly sizes: string;
  /** What they like, what they have had made before. */
  readonly notes: string;
  /** Whether they agreed that the shop keeps this beyond the order. */
  readonly hasConsented: boolean;
}

/** At which rate the metal is billed. @see MetalTerms */
export type RatePolicy = 'locked' | 'open' | 'booked';

/** What was agreed with the client. */
export interface OrderDetails {
  readonly client: OrderClient;
  readonly engraving: string;
  /** For the bench: finish, metal, whatever the drawing does not say. */
  readonly workNote: string;
  /** ISO day; empty without one. */
  readonly deadline: string;
  readonly ratePolicy: RatePolicy;
  /** Grams of metal that the client has booked; 0 unless the policy is `booked`. */
  readonly bookedGrams: number;
  readonly depositAsked: number;
  readonly oldGold?: OldGold | undefined;
}

/** Money that changed hands; below zero it was paid back. */
export interface Payment {
  readonly amount: number;
  /** ISO day. */
  readonly day: string;
  readonly note: string;
}

/** What was struck into the piece, as whoever struck it says. The studio makes none of it up. */
export interface EnteredHallmark {
  readonly assayOffice: string;
  readonly number: string;
  /** As struck: "916", "750". */
  readonly fineness: string;
  /** ISO day; empty where nobody said. */
  readonly day: string;
}

type Columns = 'details' | 'estimate' | 'weighed' | 'hallmark' | 'payments';

/** An order as its workshop works with it. */
export interface ShopOrder
  extends Omit<
    ShopOrderRow,
    Columns | 'spec' | 'workshopId' | 'searchText' | 'clientText' | 'creationKey' | 'creationHash'
  > {
  readonly spec: unknown;
  readonly details: OrderDetails;
  readonly estimate: OrderEstimate;
  readonly weighed: WeighedPiece | undefined;
  readonly hallmark: EnteredHallmark | undefined;
  readonly payments: readonly Payment[];
}

/** The columns of {@link ShopOrder}. */
export const ORDER_COLUMNS = [
  'id',
  'number',
  'designId',
  'revisionId',
  'spec',
  'title',
  'kind',
  'alloy',
  'gem',
  'stage',
  'heldFrom',
  'deadline',
  'clientName',
  'details',
  'estimate',
  'weighed',
  'hallmark',
  'payments',
  'version',
  'logCount',
  'createdBy',
  'createdAtMs',
  'changedAtMs',
] as const satisfies readonly (keyof ShopOrderRow)[];

const read = <T>(json: string): T | undefined => (json === '' ? undefined : (JSON.parse(json) as T));

/** A row of {@link ORDER_COLUMNS} as an order. */
export const orderOfRow = (row: Pick<ShopOrderRow, (typeof ORDER_COLUMNS)[number]>): ShopOrder => ({
  ...row,
  spec: JSON.parse(row.spec) as unknown,
  details: JSON.parse(row.details) as OrderDetails,
  estimate: JSON.parse(row.estimate) as OrderEstimate,
  weighed: read<WeighedPiece>(row.weighed),
  hallmark: read<EnteredHallmark>(row.hallmark),
  payments: JSON.parse(row.payments) as readonly Payment[],
});
