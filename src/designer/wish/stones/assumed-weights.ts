import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/stone.ts';

/**
 * The stones of a request with the weights that were assumed for them: "2 ct diamond studs" is drawn as 2 ct together
 * until the client has answered.
 */
export function stonesWithAssumedWeights({ stones = [], assumptions }: DesignRequest): readonly RequestStone[] {
  return stones.map((stone, index) => {
    if (stone.carat_total !== undefined || stone.carat_each !== undefined) return stone;
    const assumed = assumptions.find(({ field }) => field === `stones[${index}].carat_total`)?.value;
    return typeof assumed === 'number' ? { ...stone, carat_total: assumed } : stone;
  });
}
