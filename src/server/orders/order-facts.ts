import type { DesignSpec } from '#spec/design-spec.ts';
import type { ShopOrderRow } from '../db/order-tables.ts';
import { type DesignFacets, facetsOfSpec } from '../designs/facets-of-spec.ts';
import { searchWordsIn } from '../designs/search-terms.ts';
import type { OrderDetails } from './shop-order.ts';

const wordsOf = (text: string): string => [...new Set(searchWordsIn(text))].join(' ');

/** What of an order follows from its piece. */
export function columnsOfPiece(
  spec: DesignSpec,
  number: number,
): DesignFacets & Pick<ShopOrderRow, 'spec' | 'searchText'> {
  const facets = facetsOfSpec(spec);
  return { ...facets, spec: JSON.stringify(spec), searchText: wordsOf(`${number} ${facets.title}`) };
}

/** What of an order follows from what was agreed. */
export const columnsOfDetails = (
  details: OrderDetails,
): Pick<ShopOrderRow, 'details' | 'deadline' | 'clientName' | 'clientText'> => ({
  details: JSON.stringify(details),
  deadline: details.deadline,
  clientName: details.client.name,
  clientText: wordsOf(`${details.client.name} ${details.client.contact}`),
});
