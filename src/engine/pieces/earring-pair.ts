import { mirrorX, multiply, translation } from '../mesh/math/frames.ts';
import type { PieceRecipe } from './piece-recipe.ts';

/** Clear space between the two earrings of a pair, as they lie on a tray; also keeps them apart in the casting file. */
const GAP_MM = 6;

/** Earrings are always a mirrored pair: the spec describes the right ear, the left one is its mirror image. */
export const earringPair: PieceRecipe = {
  copies(box) {
    const right = translation(GAP_MM / 2 - box.minimum[0], 0, 0);
    return [right, multiply(mirrorX(), right)];
  },
};
