import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/stone.ts';

/**
 * The stones of a request with the weights that were assumed for them: "2 ct diamond studs" is drawn as 2 ct together
 * until the client has answered. A weight of all stones is that of the main ones where none was named.
 */
export function stonesWithAssumedWeights({ stones, total_carat, assumptions }: DesignRequest): readonly RequestStone[] {
  if (!stones) return total_carat ? [{ role: 'main', carat_total: total_carat.value }] : [];
  return stones.map((stone, index) => {
    if (stone.carat_total !== undefined || stone.carat_each !== undefined) return stone;
    const assumed = assumptions.find(({ field }) => field === `stones[${index}].carat_total`)?.value;
    return typeof assumed === 'number' ? { ...stone, carat_total: assumed } : stone;
  });
}
