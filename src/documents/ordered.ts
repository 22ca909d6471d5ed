import type { FontFiles, OrderOnPaper, PieceDocument, PrintedPiece } from './contract.ts';

/** A piece that was ordered. */
export interface OrderedPiece extends PrintedPiece {
  readonly order: OrderOnPaper;
}

/** A document of an order: nobody is offered it for a piece that was not ordered. */
export const ofOrder = (
  ending: string,
  write: (piece: OrderedPiece, fonts: FontFiles) => Promise<Uint8Array>,
): PieceDocument => ({
  ending,
  async write(piece, fonts) {
    const { order } = piece;
    if (order === undefined) throw new Error(`A ${ending} is of an order`);
    return write({ ...piece, order }, fonts);
  },
});
