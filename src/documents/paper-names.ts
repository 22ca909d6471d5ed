/** A document of a piece as it is offered, without what writes it: that is loaded when somebody wants one. */
export const paperNames = [
  { name: 'quote', label: 'Quote', description: 'For the client: the piece, what it is made of, what it costs' },
  {
    name: 'specSheet',
    label: 'Spec sheet',
    description: 'For the bench: three views with measures, weights, stones, checks, price',
  },
] as const;

export type PieceDocumentName = (typeof paperNames)[number]['name'];
