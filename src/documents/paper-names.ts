/** A document of a piece as it is offered, without what writes it: that is loaded when somebody wants one. */
export const paperNames = [
  { name: 'quote', label: 'Quote', description: 'For the client: the piece, what it is made of, what it costs' },
  {
    name: 'specSheet',
    label: 'Spec sheet',
    description: 'For the bench: three views with measures, weights, stones, checks, price',
  },
] as const;

/** Those of an order, besides. */
export const orderPaperNames = [
  {
    name: 'jobBag',
    label: 'Job bag',
    description: 'A5, to go with the piece: picture, size, stones, engraving, and a code that opens this order',
  },
  {
    name: 'receipt',
    label: 'Receipt',
    description: 'For the client: what was paid, and what is still to be paid',
  },
] as const;

export type PieceDocumentName = (typeof paperNames)[number]['name'] | (typeof orderPaperNames)[number]['name'];

/** A document as it is offered. */
export interface PaperName {
  readonly name: PieceDocumentName;
  readonly label: string;
  readonly description: string;
}
