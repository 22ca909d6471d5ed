import { maskIou, maskOf, ornamentDiffers, type Mask } from '#picture/masks.ts';
import type { PictureModel } from '#picture/contract.ts';

/** Silhouettes of two proposals may overlap by this much in one of the two views (taste, section 1.4). */
const LARGEST_OVERLAP = 0.88;

/** The silhouettes of a piece, face-up and from the front, and the face-up picture's lines for its ornament. */
export interface Silhouettes {
  readonly faceUp: Mask;
  readonly front: Mask;
  readonly model: PictureModel;
}

export function silhouettesOf(model: PictureModel): Silhouettes {
  return { faceUp: maskOf(model, 'face-up'), front: maskOf(model, 'front'), model };
}

/** Whether two proposals look different: in one silhouette, or in ornament that shows at thumbnail size. */
export function looksDifferent(a: Silhouettes, b: Silhouettes): boolean {
  if (maskIou(a.faceUp, b.faceUp) <= LARGEST_OVERLAP || maskIou(a.front, b.front) <= LARGEST_OVERLAP) return true;
  return ornamentDiffers(a.model, b.model);
}

/** The index of the first proposal that looks like an earlier one, or −1. */
export function firstLookAlike(all: readonly Silhouettes[]): number {
  return all.findIndex((one, index) => all.slice(0, index).some((earlier) => !looksDifferent(earlier, one)));
}
