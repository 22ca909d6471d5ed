import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Designer } from '../assistant.ts';
import { type LineNumbers, numbersOf, proposedFor, type SharingAt } from './line-numbers.ts';
import type { RequestedLine } from './order-lines.ts';
import { scaledShare } from './scaled-share.ts';
import { setShares } from './set-shares.ts';
import { type LineShares, sharesWithinReach } from './within-reach.ts';

/**
 * The lines of an order with what was said of all together shared out: money and metal as pieces of a set have them,
 * carats as the pieces would have them if nothing had been said. "₹2,00,000 for ring, pendant and earrings" is not three
 * times as much.
 */
export async function shareOut(
  designer: Designer,
  lines: readonly RequestedLine[],
  at: SharingAt,
): Promise<readonly RequestedLine[]> {
  if (lines.length < 2 || !lines.some(({ request }) => saysTotals(request))) return lines;
  const usual = await Promise.all(lines.map(({ request }) => usualNumbers(designer, request, at)));
  // A piece that has a weight of its own takes no part in that of the others.
  const weighed = usual.map((numbers, index) => (lines[index]?.request.weight === undefined ? undefined : numbers));
  const shares: LineShares = {
    amount: setShares(usual, 'amount'),
    grams: setShares(weighed, 'grams'),
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
  const requests = requestsFor(await sharesWithinReach(designer, shares, requestsFor, at));
  return lines.map(({ line, request }, index) => ({ line, request: requests[index] ?? request }));
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
  return first && numbersOf(first.spec, request, at.profile);
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
