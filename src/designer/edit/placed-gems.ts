import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { isPlural } from '../brief/extract/pieces/plural.ts';

/**
 * "A halo with rubies", "make the halo stones sapphires": several stones that are named beside a place are those of that
 * place, not the one that the piece is about.
 */
export function placedGems(change: DesignRequest, words: string): DesignRequest {
  const { stones = [], evidence } = change;
  const placed = stones.findIndex((stone) => !stoneRole(stone.role).isUsual && stone.gem === undefined);
  const named = stones.findIndex(
    ({ role, gem }, index) => stoneRole(role).isUsual && gem !== undefined && isPlural(textAt(words, evidence, index)),
  );
  const [place, gems] = [stones[placed], stones[named]];
  if (place === undefined || gems === undefined) return change;
  const { role: _, ...said } = gems;
  return { ...change, stones: stones.with(placed, { ...place, ...said }).toSpliced(named, 1) };
}

function textAt(words: string, evidence: DesignRequest['evidence'], index: number): string {
  const span = evidence[`stones[${index}].gem`];
  return span === undefined ? '' : words.slice(...span).toLowerCase();
}
