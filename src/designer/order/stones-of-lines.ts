import { spansUnder } from '#spec/request/sections/brief-span.ts';
import { pieceNamed } from '../archetypes/names/piece-named.ts';
import { archetypeOf } from '../archetypes/registry.ts';
import type { StoneUse } from '../wish/stones/stone-use.ts';
import { clausesOf, stands } from './clauses-of-lines.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestItem } from '#spec/request/sections/item.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';

/** A stone as one line of an order has it. */
export interface LineStone {
  /** Its place in the request's `stones`. */
  readonly at: number;
  readonly stone: RequestStone;
}

interface PlacedStone extends LineStone {
  /** Where it is said in the brief; undefined where no words say it. */
  readonly from: number | undefined;
}

/** Which stones belong to which item of an order, by what they are called and by where they stand among the items. */
export function stonesOfLines(
  request: DesignRequest,
  items: readonly RequestItem[],
): readonly (readonly LineStone[])[] {
  const startOf = (path: string): number | undefined => spansUnder(request, path)[0]?.[0];
  const starts = items.map((_, index) => startOf(`items[${index}].type`));
  const stones = (request.stones ?? []).map(
    (stone, at): PlacedStone => ({ at, stone, from: startOf(`stones[${at}]`) }),
  );
  const clauses = clausesOf(request);
  const told = clauses.some((clause) => clause !== undefined);
  const owners = told ? ownersByClause(stones, clauses) : ownersOf(stones, items, starts);
  const lines = items.map((_, index) => stones.filter((_stone, at) => owners[at]?.includes(index)));
  return !told && isOneLook(request, stones) ? matched(lines, items) : lines;
}

/** "Two rings, one plain, one with a ruby": a stone is of the piece that is told with it, else of all. */
function ownersByClause(
  stones: readonly PlacedStone[],
  clauses: ReturnType<typeof clausesOf>,
): readonly (readonly number[])[] {
  return stones.map(({ from }) => {
    const own = clauses.findIndex((clause) => clause && from !== undefined && stands(from, clause));
    return own < 0 ? [...clauses.keys()] : [own];
  });
}

/** The items that each stone belongs to. */
function ownersOf(
  stones: readonly PlacedStone[],
  items: readonly RequestItem[],
  starts: readonly (number | undefined)[],
): readonly (readonly number[])[] {
  const all = [...items.keys()];
  if (isOneForEach(stones, items)) return all.map((index) => [index]);
  const first = Math.min(...starts.map((start) => start ?? Infinity));
  const last = Math.max(...starts.map((start) => start ?? -Infinity));
  const comesFirst = stones.some(({ from = Infinity }) => from < first);
  const between = stones.some(({ from = Infinity }) => from > first && from < last);
  return stones.map(({ stone, from }) => {
    const called = all.filter((index) => stone.role === items[index]?.type);
    if (called.length > 0) return called;
    if (from === undefined) return all;
    if (from > last) return between || isOfOnePiece(stone) ? [starts.lastIndexOf(last)] : all;
    // "Ruby ring and pearl studs" or "ring with a ruby and studs with pearls".
    const own = comesFirst
      ? starts.findIndex((start) => start !== undefined && start > from)
      : starts.findLastIndex((start) => start !== undefined && start < from);
    return own < 0 ? all : [own];
  });
}

/** "6 mm tanzanite in the pendant and 4 mm in the ears": one gem in as many sizes as there are pieces. */
function isOneForEach(stones: readonly PlacedStone[], items: readonly RequestItem[]): boolean {
  const gems = new Set(stones.flatMap(({ stone: { gem } }) => gem ?? []));
  const sizes = new Set(
    stones.map(({ stone }) => JSON.stringify([stone.size_mm, stone.diameter_mm, stone.carat_each])),
  );
  return stones.length === items.length && gems.size === 1 && sizes.size === items.length;
}

/** A stone with a number or a weight of its own is said of one piece. */
function isOfOnePiece({ count, carat_each, weight }: RequestStone): boolean {
  return count !== undefined || carat_each !== undefined || weight !== undefined;
}

/** Whether pieces without stones of their own take after the others: "diamond ring and pendant set". */
function isOneLook({ constraints = [], intent }: DesignRequest, stones: readonly PlacedStone[]): boolean {
  return constraints.includes('matching_set') || (intent === 'new_set' && stones.length === 1);
}

/** Pieces that match share the gem of the one that was said with stones, in a size of their own. */
function matched(
  lines: readonly (readonly LineStone[])[],
  items: readonly RequestItem[],
): readonly (readonly LineStone[])[] {
  const [leading] = lines.flat();
  if (leading === undefined) return lines;
  const taken = [{ at: leading.at, stone: lookOf(leading.stone) }];
  return lines.map((own, index) => (own.length === 0 && isWornWithStones(items[index]) ? taken : own));
}

/** A plain band or a chain stays without. */
function isWornWithStones(item: RequestItem | undefined): boolean {
  const named = item && pieceNamed({ ...nothingSaid, items: [item] });
  if (!named?.ok) return false;
  const { needed, accent, takesUp = false }: StoneUse = archetypeOf(named.value.archetypeName).stones;
  return needed || accent || takesUp;
}

const nothingSaid = {
  intent: 'new_design',
  must_ask: [],
  should_warn: [],
  evidence: {},
  assumptions: [],
} as const satisfies DesignRequest;

/** What a matching stone shares with its model: all but its own number, size and weight. */
function lookOf({ ...stone }: RequestStone): RequestStone {
  for (const own of ofOne) delete stone[own];
  return stone;
}

const ofOne = [
  'count',
  'carat_each',
  'diameter_mm',
  'size_mm',
  'size_mm_min',
  'size_mm_max',
  'weight',
] as const satisfies readonly (keyof RequestStone)[];
