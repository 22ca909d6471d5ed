import { sharedHalfHeightMm } from '#picture/cameras.ts';
import type { PictureModel, PictureRequest } from '#picture/contract.ts';

/** One frame and one light for all that are compared: the largest piece fills it, the others keep their size beside it. */
export function trayFraming(models: readonly PictureModel[], sidePx: number, seed: number): PictureRequest {
  const halfHeightMm = sharedHalfHeightMm(models, 'hero');
  return { view: 'hero', ground: 'paper', widthPx: sidePx, heightPx: sidePx, halfHeightMm, seed };
}
