import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';

/**
 * The stones of a request with what was assumed of them: "2 ct diamond studs" is drawn as 2 ct together until the
 * client has answered, "her birthstone, October" as an opal. A weight of all stones is that of the main ones where none
 * was named.
 */
export function stonesAsAssumed({ stones, total_carat, assumptions }: DesignRequest): readonly RequestStone[] {
  if (!stones) return total_carat ? [{ role: 'main', carat_total: total_carat.value }] : [];
  return stones.map((stone, index) => {
    const assumed = (field: string) => assumptions.find((one) => one.field === `stones[${index}].${field}`)?.value;
    const gem = stoneRole(stone.role).isAnywhere ? (stone.gem ?? assumed('gem')) : stone.gem;
    const known = typeof gem === 'string' ? { ...stone, gem } : stone;
    if (stone.carat_total !== undefined || stone.carat_each !== undefined) return known;
    const carats = assumed('carat_total');
    return typeof carats === 'number' ? { ...known, carat_total: carats } : known;
  });
}
