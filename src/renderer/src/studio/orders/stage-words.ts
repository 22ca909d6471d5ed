import type { OrderStage } from '#server/db/order-tables.ts';

/** What of the orders is looked at. */
export type OrderFilterStage = OrderStage | 'open' | 'all';

/** Stages as people call them. */
export const stageNames: Readonly<Record<OrderStage, string>> = {
  enquiry: 'Enquiry',
  quoted: 'Quoted',
  approved: 'Approved',
  cad: 'CAD',
  print: 'Print',
  cast: 'Cast',
  set: 'Set',
  polish: 'Polish',
  hallmark: 'QC and hallmark',
  delivered: 'Delivered',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
};

/** The way of a piece, as its steps are drawn. */
export const wayOfPiece: readonly OrderStage[] = [
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
];

/** What a button says that takes an order to its next stage. */
export const stepWords: Readonly<Record<OrderStage, string>> = {
  enquiry: 'Back to enquiry',
  quoted: 'Quote is given',
  approved: 'Client approves',
  cad: 'To CAD',
  print: 'To print',
  cast: 'To casting',
  set: 'To setting',
  polish: 'To polishing',
  hallmark: 'To QC and hallmark',
  delivered: 'Hand over to client',
  on_hold: 'Put on hold',
  cancelled: 'Cancel the order',
};

/** The choice of {@link OrderFilterStage}. */
export const filterOptions: readonly { readonly value: OrderFilterStage; readonly label: string }[] = [
  { value: 'open', label: 'Open orders' },
  ...Object.entries(stageNames).map(([value, label]) => ({ value: value as OrderStage, label })),
  { value: 'all', label: 'All orders' },
];

/** Where an order stands: "On hold, at Set". */
export const standingInWords = ({
  stage,
  heldFrom,
}: {
  readonly stage: OrderStage;
  readonly heldFrom?: OrderStage | undefined;
}): string => (heldFrom === undefined ? stageNames[stage] : `${stageNames[stage]}, at ${stageNames[heldFrom]}`);
