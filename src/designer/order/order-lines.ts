import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/sections/item.ts';
import { featuresOfSeveral, onlyLine, type OrderLine, placeInLine } from '#spec/request/order/order-line.ts';
import { wornBySize } from '#spec/request/size-of-request.ts';
import { hasOwnWeight } from '#spec/request/order/weight-per-piece.ts';
import { itemType } from '../archetypes/names/item-type.ts';
import { withoutOtherClauses } from './clauses-of-lines.ts';
import { type LineStone, stonesOfLines } from './stones-of-lines.ts';

/** A line of an order with the request that it is designed from, as if nothing else had been ordered. */
export interface RequestedLine {
  readonly line: OrderLine;
  readonly request: DesignRequest;
}

/**
 * The lines of an order: "ring, pendant and earrings" are three. What was said of one piece stands in its line alone,
 * what was said of all in each.
 */
export function orderLines(request: DesignRequest): readonly RequestedLine[] {
  const items = request.items ?? [];
  if (items.length < 2) return [{ line: onlyLine(request), request }];
  const stones = stonesOfLines(request, items);
  return items.map((item, index) => lineOf(withoutOtherClauses(request, index), item, index, stones[index] ?? []));
}

function lineOf(request: DesignRequest, item: RequestItem, index: number, stones: readonly LineStone[]): RequestedLine {
  const line = { item: index, stones: stones.map(({ at }) => at) };
  const { size, stones: _all, features, weight, ...shared } = request;
  const own = features?.filter((feature) => !featuresOfSeveral.has(feature));
  return {
    line,
    request: {
      ...shared,
      items: [item],
      ...(stones.length > 0 && { stones: stones.map(({ stone }) => stone) }),
      ...(size !== undefined && isSizeOf(item, size) && { size }),
      ...(weight !== undefined && !hasOwnWeight(item) && { weight }),
      ...(own !== undefined && { features: own }),
      ...(isForCouple(request) && ofPartner(request, item, index, stones)),
      evidence: evidenceOf(line, request.evidence),
    },
  };
}

/** Two rings for two people: "his and hers", "couple rings". */
function isForCouple({ features, items = [] }: DesignRequest): boolean {
  const areRings = items.every(({ type }) => itemType(type).onFinger === true);
  return features?.includes('his_and_hers') === true && items.length === 2 && areRings;
}

/** Which of a couple's rings is his: the broader one, or that named first. */
function hisOf([first, second]: readonly RequestItem[]): number {
  return (second?.width_mm ?? 0) > (first?.width_mm ?? Number.POSITIVE_INFINITY) ? 1 : 0;
}

/**
 * What is told of one of the two rings when a couple is all that was named: bands unless a stone was said, and his as
 * broad and as large as men wear them.
 */
function ofPartner(
  { recipient, items = [] }: DesignRequest,
  item: RequestItem,
  index: number,
  stones: readonly LineStone[],
): Pick<DesignRequest, 'items' | 'recipient'> {
  const subtype = item.subtype ?? (stones.length === 0 ? 'band' : undefined);
  return {
    items: [{ ...item, ...(subtype !== undefined && { subtype }) }],
    recipient: { gender: index === hisOf(items) ? 'male' : 'female', ...recipient },
  };
}

/** A bangle has no ring size, and earrings have none at all. */
function isSizeOf({ type }: RequestItem, size: NonNullable<DesignRequest['size']>): boolean {
  return itemType(type).sizedLike === wornBySize(size);
}

function evidenceOf(line: OrderLine, evidence: DesignRequest['evidence']): DesignRequest['evidence'] {
  return Object.fromEntries(
    Object.entries(evidence).flatMap(([place, span]) => {
      const own = placeInLine(place, line);
      return own === undefined ? [] : [[own, span]];
    }),
  );
}
