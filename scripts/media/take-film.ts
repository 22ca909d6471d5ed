import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { filmPlan, rockAngleDeg, takenFrames } from './film-plan.ts';
import { modelOf, photograph } from './photographer.ts';
import type { PublicPieceName } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { turnedModel } from './turned-model.ts';

/** In motion, noise is invisible after two passes. */
const FRAME_PASSES = 2;

/** The square with the piece; the rest of a frame is background. */
export const SIDE_PX = filmPlan.heightPx;

export function frameFile(folder: string, name: PublicPieceName, frame: number): string {
  return join(folder, `${name}-${String(frame).padStart(3, '0')}.rgba`);
}

/** Takes the missing frames, so that an interrupted film resumes where it stopped. */
export async function takeFilm(shelf: PieceShelf, pool: TracerPool, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of filmPlan.pieces) {
    const missing = Array.from({ length: takenFrames }, (_, frame) => frame).filter(
      (frame) => !existsSync(frameFile(folder, name, frame)),
    );
    if (missing.length === 0) continue;
    const model = modelOf(shelf.builder, await shelf.spec(name));
    const request = { view: 'hero', ground: 'dark', widthPx: SIDE_PX, heightPx: SIDE_PX } as const;
    const halfHeightMm = fittedHalfHeightMm(model, request);
    for (const frame of missing) {
      const turned = turnedModel(model, rockAngleDeg(frame));
      const exposure = { ...request, halfHeightMm, passCount: FRAME_PASSES };
      const pixels = await photograph(pool, turned, exposure, filmPlan.seed);
      await writeFile(frameFile(folder, name, frame), pixels.rgba);
      process.stderr.write(`film: ${name} ${frame + 1}/${takenFrames}\n`);
    }
  }
}
