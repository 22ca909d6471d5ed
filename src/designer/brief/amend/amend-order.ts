import type { DesignRequest } from '#spec/request/design-request.ts';
import { itemType } from '../../archetypes/names/item-type.ts';
import { saidList, withList } from './said-list.ts';

/** A request and a change of it, of which what the change says of the pieces of an order is done. */
interface AmendedOrder {
  readonly base: DesignRequest;
  readonly change: DesignRequest;
}

/**
 * What a change does to an order of several pieces: "add a bracelet", "no ring", "a bangle instead of the ring". Of a
 * single piece what is ruled out is no piece of an order, and "add" is said of the piece.
 * @param adds whether the change says that something comes to what is there
 */
export function amendOrder(base: DesignRequest, change: DesignRequest, adds: boolean): AmendedOrder {
  const items = saidList(base, 'items');
  const ruledOut = new Set(change.exclude);
  const gone = items.length < 2 ? [] : items.filter(({ value }) => ruledOut.has(value.type));
  const said = saidList(change, 'items');
  const fresh = said.filter(
    ({ value }) => isAnotherPiece(value.type) && items.every((item) => item.value.type !== value.type),
  );
  const added = items.length > 0 && (adds || gone.length > 0) ? fresh : [];
  const left = items.filter((item) => !gone.includes(item));
  if ((gone.length === 0 && added.length === 0) || left.length + added.length === 0) return { base, change };
  const at = gone.length === 0 ? items.length : items.findIndex((item) => gone.includes(item));
  const types = new Set(gone.map(({ value }) => value.type));
  const excluded = saidList(change, 'exclude').filter(({ value }) => !types.has(value));
  return {
    base: withList({ ...base, intent: 'new_set' }, 'items', left.toSpliced(at, 0, ...added)),
    change: withList(
      withList(
        change,
        'items',
        said.filter((item) => !added.includes(item)),
      ),
      'exclude',
      excluded,
    ),
  };
}

/** A chain that is added to a pendant is what it hangs on. */
function isAnotherPiece(type: string): boolean {
  return itemType(type).lengthAsPart !== 'chain';
}
