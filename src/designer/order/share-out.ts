import type { Designer } from '../assistant.ts';
import type { RequestedLine } from './order-lines.ts';
import { estimatedAppraisal } from '../propose/estimated-appraisal.ts';
import { scaledShare } from './scaled-share.ts';
import { withinTotal } from './within-total.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { timesMade } from '#spec/request/order/pieces-together.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** How much of a number that was said of a whole order falls to a line: shares from 0 to 1. */
interface Shares {
  readonly amount: number;
  readonly grams: number;
  readonly carats: number;
}

/**
 * The lines of an order with what was said of all together shared out: money, grams and carats, as the pieces would
 * have them if nothing had been said. "₹2,00,000 for ring, pendant and earrings" is not three times as much.
 */
export async function shareOut(
  designer: Designer,
  lines: readonly RequestedLine[],
  { seed, profile }: { readonly seed: number; readonly profile: WorkshopProfile },
): Promise<readonly RequestedLine[]> {
  if (lines.length < 2 || !lines.some(({ request }) => saysTotals(request))) return lines;
  const usual = await Promise.all(
    lines.map(({ request }) => usualShares(designer, withoutTotals(request), seed, profile)),
  );
  const sum = (of: keyof Shares, ofLine = usual): number => ofLine.reduce((total, one) => total + one[of], 0);
  // A piece that has a weight of its own takes no part in that of the others.
  const weighed = usual.filter((_, index) => lines[index]?.request.weight !== undefined);
  const sums: Shares = { amount: sum('amount'), grams: sum('grams', weighed), carats: sum('carats') };
  const shared = lines.map(({ line, request }, index): RequestedLine => {
    const own = usual[index] as Shares;
    const shareOf = (of: keyof Shares): number => (sums[of] === 0 ? 0 : own[of] / sums[of]);
    return {
      line,
      request: withShares(request, { amount: shareOf('amount'), grams: shareOf('grams'), carats: shareOf('carats') }),
    };
  });
  return withinTotal(designer, shared, { seed, profile });
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

/** What as many pieces as the line has come to; nothing for a piece that cannot be proposed, which is said later. */
async function usualShares(
  designer: Designer,
  request: DesignRequest,
  seed: number,
  profile: WorkshopProfile,
): Promise<Shares> {
  const proposed = await designer.propose(request, {
    count: 1,
    seed,
    profile,
    barred: [],
    costCorrection: {},
    ofOrder: true,
  });
  const [first] = proposed.ok ? proposed.value : [];
  if (first === undefined) return { amount: 0, grams: 0, carats: 0 };
  const { spec } = first;
  const times = timesMade(request.items?.[0], pieceKinds[spec.kind].pair);
  const { netMetalGrams, stones, price } = estimatedAppraisal({ ...spec, size: spec.size }, profile);
  return {
    amount: times * price.amount,
    grams: times * netMetalGrams,
    carats: times * stones.reduce((carats, { caratsTotal }) => carats + caratsTotal, 0),
  };
}

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
