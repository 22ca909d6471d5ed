import {
  maskHalfMm,
  maskIou,
  ORNAMENT_PX,
  ornamentDifference,
  type PieceMask,
  pieceMask,
  SILHOUETTE_PX,
} from '#picture/masks.ts';
import type { PictureModel } from '#picture/contract.ts';

/** Silhouettes of two proposals may overlap by this much in one of the two views. More, and a client sees one twice. */
const LARGEST_OVERLAP = 0.88;

/** Where silhouettes agree, at least this share of the face-up picture must differ: other ornament. */
const LEAST_ORNAMENT = 0.08;

const views = ['face-up', 'front'] as const;

/** A piece in the two directions in which pieces are compared, all at one scale. */
export interface PieceMasks {
  readonly silhouettes: readonly PieceMask[];
  readonly ornament: PieceMask;
}

/** The masks of several pieces at the scale of the largest. */
export function masksOf(models: readonly PictureModel[]): readonly PieceMasks[] {
  const halves = views.map((view) => Math.max(...models.map((model) => maskHalfMm(model, view))));
  return models.map((model) => ({
    silhouettes: views.map((view, index) => pieceMask(model, view, SILHOUETTE_PX, halves[index] as number)),
    ornament: pieceMask(model, 'face-up', ORNAMENT_PX, halves[0] as number),
  }));
}

/** Whether two proposals look different: in one silhouette, or in ornament that shows at thumbnail size. */
export function looksDifferent(a: PieceMasks, b: PieceMasks): boolean {
  const apart = views.some(
    (_, index) => maskIou(a.silhouettes[index] as PieceMask, b.silhouettes[index] as PieceMask) <= LARGEST_OVERLAP,
  );
  return apart || ornamentDifference(a.ornament, b.ornament) >= LEAST_ORNAMENT;
}

/** The index of the first proposal that looks like an earlier one, or −1. */
export function firstLookAlike(models: readonly PictureModel[]): number {
  const masks = masksOf(models);
  return masks.findIndex((one, index) => masks.slice(0, index).some((earlier) => !looksDifferent(earlier, one)));
}
