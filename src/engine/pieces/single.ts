import { identity } from '../mesh/math/frames.ts';
import type { PieceRecipe } from './piece-recipe.ts';

/** A piece that is made once, where its parts stand. */
export const single: PieceRecipe = { copies: () => [identity] };
