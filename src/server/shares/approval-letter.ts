import { brand } from '#shared/brand.ts';
import { textOfForm } from '../messages/text-of-form.ts';
import type { ShopLetter } from '../workshops/write-to-shop.ts';
import type { SharedPiece } from './find-shared.ts';

const labels = { piece: 'Piece', name: 'Name' };

/** Tells a shop that a client has approved a piece. Its subject has nothing that the client wrote. */
export const approvalLetter = (
  { title, order }: Pick<SharedPiece, 'title' | 'order'>,
  { name, note }: { readonly name: string; readonly note: string },
  isMoved: boolean,
): ShopLetter => ({
  subject: `${brand.name}: A client approved a piece`,
  text: `A client has approved a piece by the link that you sent.${whatNow(order !== undefined, isMoved)}

${textOfForm(labels, { piece: order === undefined ? title : `${title}, order ${order.number}`, name, message: note })}`,
});

function whatNow(isOrder: boolean, isMoved: boolean): string {
  if (!isOrder) return '';
  return isMoved
    ? ' The order stands at “Approved” now.'
    : ' The order stands where it stood: take it on to “Approved” yourself once it is quoted.';
}
