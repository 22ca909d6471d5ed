import { pieceKinds } from '#spec/pieces/registry.ts';
import { tolerances } from '#spec/kept/tolerances.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import { isWeightAimed, mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Designer } from '../assistant.ts';
import { type LeadingPiece, roles } from '../proposal.ts';
import { wishedBudget } from '../wish/wished-budget.ts';
import { leadingPiece } from './leading-piece.ts';
import { type LineNumbers, lineNumbers, proposedFor, type SharingAt } from './line-numbers.ts';

/** The shares of all lines of what was said of all together. */
export interface LineShares {
  readonly amount: readonly number[];
  readonly grams: readonly number[];
  readonly carats: readonly number[];
}

/** With what lines are drawn to find out what they come to. */
interface ReachAt extends SharingAt {
  /** Of each line, whether its piece is there already. */
  readonly isHeld: readonly boolean[];
  /** What the others go with where that is there already. */
  readonly leading?: LeadingPiece;
}

/** How often shares are put right by what designs come to. */
const ROUNDS = 3;

/** Less than this of its share leaves no piece, and more of it is another piece: a ring that swells for its necklace. */
const OF_SHARE = { least: 0.3, most: 1.8 } as const;

/** A design that uses no more of its share of the money than this leaves the rest to the others. */
const WELL_USED = 0.7;

type Bounded = 'amount' | 'grams';

/**
 * Shares that the pieces of an order can have: one that cannot be as light, as heavy or as cheap as its share has what
 * it comes to, and the others have the rest, within bounds in which they stay what they are.
 * @param requestsFor the requests of all lines with shares of a number
 */
export async function sharesWithinReach(
  designer: Designer,
  usual: LineShares,
  requestsFor: (shares: LineShares) => readonly DesignRequest[],
  at: ReachAt,
): Promise<LineShares> {
  let shares = usual;
  const settled = { amount: new Map<number, number>(), grams: new Map<number, number>() };
  for (let round = 0; round < ROUNDS; round += 1) {
    const requests = requestsFor(shares);
    const drawn = await drawnFor(designer, requests, at);
    const before = settled.amount.size + settled.grams.size;
    for (const number of ['amount', 'grams'] as const) {
      for (const [index, request] of requests.entries()) {
        const reached = reachedShare(number, request, drawn[index] ?? [], at);
        if (reached !== undefined) settled[number].set(index, (shares[number][index] ?? 0) * reached);
      }
    }
    if (settled.amount.size + settled.grams.size === before) return shares;
    shares = { ...shares, amount: rest(usual.amount, settled.amount), grams: rest(usual.grams, settled.grams) };
  }
  return shares;
}

/** What the designs of all lines come to; those after the first go with it. */
async function drawnFor(
  designer: Designer,
  requests: readonly DesignRequest[],
  { isHeld, ...at }: ReachAt,
): Promise<readonly (readonly LineNumbers[])[]> {
  const drawn: (readonly LineNumbers[])[] = [];
  let { leading } = at;
  for (const [index, request] of requests.entries()) {
    const designs = isHeld[index] ? [] : await proposedFor(designer, request, roles.length, { ...at, leading });
    leading ??= leadingPiece(designs);
    drawn.push(designs.map(({ spec }) => lineNumbers(spec, request, at.profile)));
  }
  return drawn;
}

/** What the designs of a line come to, over its share; undefined where they keep to it, or nothing was said. */
function reachedShare(
  of: Bounded,
  request: DesignRequest,
  drawn: readonly LineNumbers[],
  { profile }: SharingAt,
): number | undefined {
  const [first] = drawn;
  if (first === undefined) return undefined;
  const { pair } = pieceKinds[first.kind];
  const one = of === 'grams' ? mostGramsPerPiece(request, pair) : wishedBudget(request, profile, pair);
  if (one === undefined || one === 0) return undefined;
  const found = drawn.map((numbers) => numbers[of] / (one * timesMade(request.items?.[0], pair)));
  const [least, most] = [Math.min(...found), Math.max(...found)];
  if (of === 'amount') return least > 1 ? most : most < WELL_USED ? most / WELL_USED : undefined;
  const isLight = isWeightAimed(request, pair) && most < 1 - tolerances.grams;
  return most > 1 + tolerances.gramsDrawn || isLight ? most : undefined;
}

/** The shares of the lines that are not settled, scaled to what the settled ones leave; as they were where nothing is left. */
function rest(usual: readonly number[], settled: ReadonlyMap<number, number>): readonly number[] {
  const open = usual.reduce((sum, share, index) => (settled.has(index) ? sum : sum + share), 0);
  const left = 1 - [...settled.values()].reduce((sum, share) => sum + share, 0);
  const factor = open === 0 ? 1 : left / open;
  if (factor < OF_SHARE.least) return usual;
  return usual.map((share, index) => settled.get(index) ?? share * Math.min(factor, OF_SHARE.most));
}
