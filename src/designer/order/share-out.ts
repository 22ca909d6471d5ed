import type { DesignRequest } from '#spec/request/design-request.ts';
import { mostGramsPerPiece } from '#spec/request/order/weight-per-piece.ts';
import { wishedBudget } from '../wish/wished-budget.ts';
import type { Designer } from '../assistant.ts';
import { type LineNumbers, lineNumbers, proposedFor, type SharingAt } from './line-numbers.ts';
import { type HeldPiece, leadingHeld } from './held-pieces.ts';
import type { RequestedLine } from './order-lines.ts';
import { scaledShare } from './scaled-share.ts';
import { setShares } from './set-shares.ts';
import { type LineShares, sharesWithinReach } from './within-reach.ts';

/** By what an order is shared out. */
export interface SharingTask extends SharingAt {
  /** Pieces that stay as they are: they have what they come to. */
  readonly held?: ReadonlyMap<RequestedLine, HeldPiece>;
}

/**
 * The lines of an order with what was said of all together shared out: money and metal as pieces of a set have them,
 * carats as the pieces would have them if nothing had been said. "₹2,00,000 for ring, pendant and earrings" is not three
 * times as much.
 */
export async function shareOut(
  designer: Designer,
  lines: readonly RequestedLine[],
  { held = new Map(), ...at }: SharingTask,
): Promise<readonly RequestedLine[]> {
  if (lines.length < 2 || !lines.some(({ request }) => saysTotals(request))) return lines;
  const usual = await Promise.all(
    lines.map(async (one) => {
      const spec = held.get(one)?.spec;
      return spec === undefined ? usualNumbers(designer, one.request, at) : lineNumbers(spec, one.request, at.profile);
    }),
  );
  const isHeld = lines.map((one) => held.has(one));
  // A piece that has a weight of its own takes no part in that of the others.
  const weighed = usual.map((numbers, index) => (lines[index]?.request.weight === undefined ? undefined : numbers));
  const said = saidOfAll(lines[0]?.request, at);
  const shares: LineShares = {
    amount: besideHeld(
      setShares(usual, 'amount'),
      usual.map((one, index) => (isHeld[index] ? one?.amount : undefined)),
      said.amount,
    ),
    grams: besideHeld(
      setShares(weighed, 'grams'),
      weighed.map((one, index) => (isHeld[index] ? one?.grams : undefined)),
      said.grams,
    ),
    carats: setShares(usual, 'carats'),
  };
  const requestsFor = (of: LineShares): readonly DesignRequest[] =>
    lines.map(({ request }, index) =>
      withShares(request, {
        amount: of.amount[index] ?? 0,
        grams: of.grams[index] ?? 0,
        carats: of.carats[index] ?? 0,
      }),
    );
  const leading = leadingHeld([...held.values()]);
  const requests = requestsFor(
    await sharesWithinReach(designer, shares, requestsFor, { ...at, isHeld, ...(leading && { leading }) }),
  );
  return lines.map(({ line, request }, index) => ({ line, request: requests[index] ?? request }));
}

/** What was said of all pieces together, in the currency of the profile and in grams. */
function saidOfAll(
  request: DesignRequest | undefined,
  { profile }: SharingAt,
): { readonly amount?: number | undefined; readonly grams?: number | undefined } {
  if (request === undefined) return {};
  const { items: _ofOne, ...ofAll } = request;
  return { amount: wishedBudget(ofAll, profile, false), grams: mostGramsPerPiece(ofAll, false) };
}

/** Something is left for each of the others, however much the held pieces come to. */
const LEAST_LEFT = 0.1;

/** Shares beside pieces that have what they come to: the others share what is left. */
function besideHeld(
  shares: readonly number[],
  heldNumbers: readonly (number | undefined)[],
  said: number | undefined,
): readonly number[] {
  if (said === undefined) return shares;
  const own = heldNumbers.map((number) => (number === undefined ? undefined : number / said));
  const taken = own.reduce<number>((sum, share) => sum + (share ?? 0), 0);
  const open = shares.reduce((sum, share, index) => (own[index] === undefined ? sum + share : sum), 0);
  const left = Math.max(LEAST_LEFT, 1 - taken);
  return shares.map((share, index) => own[index] ?? (open === 0 ? 0 : (left * share) / open));
}

const isOfAll = (scope: string | undefined): boolean => scope === undefined || scope === 'all_pieces';

function saysTotals({ budget, weight, total_carat, stones = [] }: DesignRequest): boolean {
  return (
    (budget !== undefined && isOfAll(budget.scope)) ||
    (weight !== undefined && isOfAll(weight.scope)) ||
    total_carat !== undefined ||
    stones.some(({ carat_total }) => carat_total !== undefined)
  );
}

function withoutTotals({
  budget: _budget,
  weight: _weight,
  total_carat: _carats,
  ...request
}: DesignRequest): DesignRequest {
  const stones = request.stones?.map(({ carat_total: _total, ...stone }) => stone);
  return { ...request, ...(stones && { stones }) };
}

/** What the pieces of a line come to when nothing is said of all together. */
async function usualNumbers(
  designer: Designer,
  request: DesignRequest,
  at: SharingAt,
): Promise<LineNumbers | undefined> {
  const [first] = await proposedFor(designer, withoutTotals(request), 1, at);
  return first && lineNumbers(first.spec, request, at.profile);
}

/** How much of each number falls to a line: shares from 0 to 1. */
type Shares = Readonly<Record<keyof LineShares, number>>;

function withShares(request: DesignRequest, { amount, grams, carats }: Shares): DesignRequest {
  const { budget, weight, total_carat, stones, ...rest } = request;
  return {
    ...rest,
    ...(budget && { budget: isOfAll(budget.scope) ? scaledShare('budget', budget, amount) : budget }),
    ...(weight && { weight: isOfAll(weight.scope) ? scaledShare('weight', weight, grams) : weight }),
    ...(total_carat && carats > 0 && { total_carat: { ...total_carat, value: total_carat.value * carats } }),
    ...(stones && {
      stones: stones.map((stone) =>
        stone.carat_total === undefined || carats === 0 ? stone : { ...stone, carat_total: stone.carat_total * carats },
      ),
    }),
  };
}
