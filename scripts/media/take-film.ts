import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { filmPlan, filmPoses, rockAngleDeg, stillFrame, stillPieces, takenFrames } from './film-plan.ts';
import { modelOf, photograph } from './photographer.ts';
import type { PublicPieceName } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { turnedModel } from './turned-model.ts';

/** In motion and at this size, one pass is enough; what stands still gets them all. */
const FRAME_PASSES = 1;
const STILL_PASSES = 4;

/** The square with the piece; the rest of a frame is background. */
export const SIDE_PX = filmPlan.heightPx;

/** The file of a taken frame, or of the still of the film's first piece. */
export function frameFile(folder: string, name: PublicPieceName, frame: number | 'still'): string {
  return join(folder, `${name}-${String(frame).padStart(3, '0')}.rgba`);
}

/** Takes the missing frames, so that an interrupted film resumes where it stopped. */
export async function takeFilm(shelf: PieceShelf, pool: TracerPool, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of filmPlan.pieces) {
    const rocking = Array.from({ length: takenFrames }, (_, frame) => frame);
    const isStill = stillPieces.includes(name);
    const frames: (number | 'still')[] = isStill ? ['still'] : rocking;
    if (name === filmPlan.pieces[0] && !isStill) frames.unshift('still');
    const missing = frames.filter((frame) => !existsSync(frameFile(folder, name, frame)));
    if (missing.length === 0) continue;
    const model = modelOf(shelf.builder, await shelf.spec(name));
    const request = { view: 'hero', ground: 'dark', widthPx: SIDE_PX, heightPx: SIDE_PX } as const;
    const pose = filmPoses[name] ?? ((turned) => turned);
    const halfHeightMm = fittedHalfHeightMm(pose(model), request);
    for (const frame of missing) {
      const turned = pose(turnedModel(model, rockAngleDeg(frame === 'still' ? stillFrame : frame)));
      const exposure = { ...request, halfHeightMm, passCount: frame === 'still' ? STILL_PASSES : FRAME_PASSES };
      const pixels = await photograph(pool, turned, exposure, filmPlan.seed);
      await writeFile(frameFile(folder, name, frame), pixels.rgba);
      process.stderr.write(`film: ${name} ${frame}/${takenFrames}\n`);
    }
  }
}
