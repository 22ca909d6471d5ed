import type { PictureModel, PictureRequest } from '#picture/contract.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';

/** One frame and one light for all that are compared: the largest piece fills it, the others keep their size beside it. */
export function trayFraming(models: readonly PictureModel[], sidePx: number, seed: number): PictureRequest {
  const request: PictureRequest = { view: 'hero', ground: 'paper', widthPx: sidePx, heightPx: sidePx, seed };
  return { ...request, halfHeightMm: Math.max(...models.map((model) => fittedHalfHeightMm(model, request))) };
}
