import type { PieceKind } from '#spec/design-spec.ts';
import { earringPair } from './earring-pair.ts';
import type { PieceRecipe } from './piece-recipe.ts';
import { single } from './single.ts';

/** How each kind of piece is laid out. */
export const pieceRecipes = {
  ring: single,
  pendant: single,
  earrings: earringPair,
  bangle: single,
  chain: single,
  necklace: single,
  bracelet: single,
  'nose-pin': single,
  tikka: single,
} as const satisfies Record<PieceKind, PieceRecipe>;
