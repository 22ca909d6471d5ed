import { archetypes } from '#designer/archetypes/registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';

/** What a piece is called that slips over the hand, as a brief would say it: for a text that is a size and nothing else. */
export const bangleWords: readonly string[] = Object.values(archetypes).flatMap(({ body, words }) =>
  pieceKinds[body.kind].sizedBy === 'wrist'
    ? words.flatMap(({ phrase, sense }) => (sense.subject === 'piece' ? [phrase] : []))
    : [],
);
