import type { Framing, PictureModel } from '#picture/contract.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';

/**
 * One scale and one light for pieces that are compared: the largest fills the picture, the others keep their true size.
 */
export function trayFraming(models: readonly PictureModel[], sidePx: number, seed: number): Framing {
  const request: Framing = { view: 'hero', widthPx: sidePx, heightPx: sidePx, seed };
  return { ...request, halfHeightMm: Math.max(...models.map((model) => fittedHalfHeightMm(model, request))) };
}
