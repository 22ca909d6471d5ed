import { isReadMotif } from '#layout/motifs/placed-motif.ts';
import { mirrorX, multiply, translation } from '../mesh/math/frames.ts';
import type { PieceRecipe } from './piece-recipe.ts';

/** Clear space between the two earrings of a pair, as they lie on a tray; also keeps them apart in the casting file. */
const GAP_MM = 6;

/**
 * Earrings are a mirrored pair: the spec describes the right ear, the left one is its mirror image. A letter is not
 * mirrored: backwards it would be no letter.
 */
export const earringPair: PieceRecipe = {
  copies(box, parts) {
    const right = translation(GAP_MM / 2 - box.minimum[0], 0, 0);
    const isRead = Object.values(parts).some((part) => part.kind === 'motif' && isReadMotif(part));
    if (isRead) return [right, translation(-GAP_MM / 2 - box.maximum[0], 0, 0)];
    return [right, multiply(mirrorX(), right)];
  },
};
