import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TracerPool } from '#node/render-picture.ts';
import type { Pixels } from '#picture/contract.ts';
import { lineDrawing } from '#picture/line-drawing.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { writeWebp } from './encode.ts';
import { cutOut, mountPrint } from './mount-print.ts';
import { pageGrounds } from './page-colours.ts';
import { modelOf, photograph } from './photographer.ts';
import { type PublicPieceName, pieces } from './pieces.ts';
import type { PieceShelf } from './piece-shelf.ts';
import { drawings, PRINT_PX, prints, type Shot } from './stills.ts';

/** All passes: a finished photograph. */
const STILL_PASSES = 4;
const DRAWING_PX = 600;

export interface Folders {
  readonly pictures: string;
  readonly scratch: string;
}

/** Takes the pictures of the landing page by day and by night, or those of them that are named. */
export async function takeStills(shelf: PieceShelf, pool: TracerPool, folders: Folders, names: readonly string[]) {
  await mkdir(folders.pictures, { recursive: true });
  const model = async (name: PublicPieceName) => modelOf(shelf.builder, await shelf.spec(name));
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);

  async function take(shot: Shot, isNight: boolean): Promise<Pixels> {
    const { view, widthPx, heightPx, closeUp, scaleOf, piece } = shot;
    const posed = shot.pose?.(await model(piece)) ?? (await model(piece));
    const times = closeUp?.times ?? 1;
    const frame = {
      view,
      ground: isNight ? 'dark' : shot.ground,
      widthPx: Math.round(widthPx * times),
      heightPx: Math.round(heightPx * times),
      passCount: STILL_PASSES,
      ...(scaleOf === undefined ? {} : { halfHeightMm: await scale(scaleOf, shot) }),
    } as const;
    const picture = await photograph(pool, posed, frame, pieces[piece].seed);
    if (closeUp === undefined) return picture;
    const at = (share: number, px: number): number => Math.round(share * px);
    return cutOut(picture, at(closeUp.left, frame.widthPx), at(closeUp.top, frame.heightPx), widthPx, heightPx);
  }

  async function scale(piece: PublicPieceName, { view, widthPx, heightPx }: Shot): Promise<number> {
    return fittedHalfHeightMm(await model(piece), { view, widthPx, heightPx });
  }

  for (const [name, { shots, drawn }] of Object.entries(prints)) {
    if (!isWanted(name)) continue;
    for (const theme of ['day', 'night'] as const) {
      const mounted = [];
      for (const shot of shots) mounted.push({ ...shot, picture: await take(shot, theme === 'night') });
      const print = mountPrint(PRINT_PX, pageGrounds[theme], mounted);
      await writePrint(print, folders, theme === 'day' ? name : `${name}-night`);
      process.stderr.write(`picture: ${name} by ${theme}\n`);
    }
    const [first] = shots;
    if (drawn && first !== undefined) await draw(name, first.piece, first);
  }
  for (const [name, { piece, view }] of Object.entries(drawings)) {
    if (isWanted(name)) await draw(name, piece, { view, ground: 'white', widthPx: DRAWING_PX, heightPx: DRAWING_PX });
  }

  async function draw(
    name: string,
    piece: PublicPieceName,
    request: Pick<Shot, 'view' | 'ground' | 'widthPx' | 'heightPx'>,
  ) {
    const { view, ground, widthPx, heightPx } = request;
    const { seed } = pieces[piece];
    for (const theme of ['day', 'night'] as const) {
      const framing = { view, ground: theme === 'night' ? ('dark' as const) : ground, widthPx, heightPx, seed };
      const file = theme === 'night' ? `${name}-night.svg` : `${name}.svg`;
      await writeFile(join(folders.pictures, file), lineDrawing(await model(piece), framing));
    }
  }
}

/** Writes a print at its full side and at half of it: `<name>-1280.webp`, `<name>-640.webp`. */
async function writePrint(print: Pixels, folders: Folders, name: string): Promise<void> {
  for (const sidePx of [print.widthPx, print.widthPx / 2]) {
    const file = join(folders.pictures, `${name}-${sidePx}.webp`);
    await writeWebp(print, file, join(folders.scratch, `${name}.png`), sidePx);
  }
}
