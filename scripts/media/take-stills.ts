import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import { lineDrawing } from '#picture/line-drawing.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { writeWebp } from './encode.ts';
import { type PhotographSettings, modelOf, photograph } from './photographer.ts';
import { type PublicPieceName, pieces } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { drawings, type Still, stills } from './stills.ts';

/** All passes: a finished photograph. */
const STILL_PASSES = 4;
const DRAWING_PX = 600;

export interface Folders {
  readonly pictures: string;
  readonly scratch: string;
}

/** Takes the pictures of the landing page, or those of them that are named. */
export async function takeStills(shelf: PieceShelf, pool: TracerPool, folders: Folders, names: readonly string[]) {
  await mkdir(folders.pictures, { recursive: true });
  const model = async (name: PublicPieceName) => modelOf(shelf.builder, await shelf.spec(name));
  for (const [name, still] of Object.entries(stills)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const posed = still.pose?.(await model(still.piece)) ?? (await model(still.piece));
    const frame = await framed(still, model);
    const { seed } = pieces[still.piece];
    const pixels = await photograph(pool, posed, frame, seed);
    await writeWebp(pixels, join(folders.pictures, `${name}.webp`), join(folders.scratch, `${name}.png`));
    if (still.drawn) await writeFile(join(folders.pictures, `${name}.svg`), lineDrawing(posed, { ...frame, seed }));
    process.stderr.write(`picture: ${name}\n`);
  }
  for (const [name, { piece, view }] of Object.entries(drawings)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const request = { view, ground: 'white', widthPx: DRAWING_PX, heightPx: DRAWING_PX, seed: 1 } as const;
    await writeFile(join(folders.pictures, `${name}.svg`), lineDrawing(await model(piece), request));
  }
}

async function framed(
  still: Still,
  model: (name: PublicPieceName) => Promise<Parameters<typeof fittedHalfHeightMm>[0]>,
) {
  const { view, ground, sidePx, scaleOf } = still;
  const frame: PhotographSettings = { view, ground, widthPx: sidePx, heightPx: sidePx, passCount: STILL_PASSES };
  return scaleOf === undefined ? frame : { ...frame, halfHeightMm: fittedHalfHeightMm(await model(scaleOf), frame) };
}
