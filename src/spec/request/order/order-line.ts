import type { DesignRequest } from '../design-request.ts';

/** What one line of an order, a piece with its number, takes from the request for the whole order. */
export interface OrderLine {
  /** Its place in `items`. */
  readonly item: number;
  /** The places in `stones` of the stones that it is to have, in the order of its own request. */
  readonly stones: readonly number[];
}

/** Features that the pieces of an order have together, and no single one. */
export const featuresOfSeveral: ReadonlySet<string> = new Set(['his_and_hers']);

/** The only line of a request that names one piece or none. */
export function onlyLine({ stones }: Pick<DesignRequest, 'stones'>): OrderLine {
  return { item: 0, stones: [...(stones ?? []).keys()] };
}

const COUNTED_PLACE = /^(items|stones)\[(\d+)\]/;

/** Where a value of a line's own request stands in the request for the whole order: `stones[0].gem` → `stones[2].gem`. */
export function placeInOrder(place: string, { item, stones }: OrderLine): string {
  return place.replace(COUNTED_PLACE, (_, list: string, at: string) =>
    list === 'items' ? `items[${item}]` : `stones[${stones[Number(at)] ?? at}]`,
  );
}

/** The other way round; undefined for a value of another line. */
export function placeInLine(place: string, { item, stones }: OrderLine): string | undefined {
  const [counted, list, at] = COUNTED_PLACE.exec(place) ?? [];
  if (counted === undefined) return place;
  const own = list === 'items' ? Number(at) - item : stones.indexOf(Number(at));
  const isOwn = list === 'items' ? own === 0 : own >= 0;
  return isOwn ? `${list}[${own}]${place.slice(counted.length)}` : undefined;
}
