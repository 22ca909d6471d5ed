import type { PieceFacts } from '#spec/pieces/piece-facts.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { inChoice, withArticle } from '../../phrasing/numbers.ts';
import { archetypeNames, archetypeOf } from '../registry.ts';

/** What the studio makes for the place where a type of item is worn, for a remedy; any piece for an unknown type. */
export function offersFor(type: string): string {
  const places = new Set(
    archetypeNames
      .map(archetypeOf)
      .filter(({ names }) => names.some(({ types }) => types.includes(type)))
      .map(({ body }) => pieceKinds[body.kind].wornOn),
  );
  const offers = archetypeNames
    .map(archetypeOf)
    .flatMap(({ body, offer }) => (offer !== undefined && places.has(pieceKinds[body.kind].wornOn) ? [offer] : []));
  return inChoice(offers.length > 0 ? offers : anyPiece);
}

const anyPiece: readonly string[] = Object.values<PieceFacts>(pieceKinds).map(({ called, pair }) =>
  pair ? called : withArticle(called),
);
