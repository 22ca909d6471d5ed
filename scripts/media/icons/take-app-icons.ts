import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { encodePng } from '#node/encode-png.ts';
import type { TracerPool } from '#node/render-picture.ts';
import { fittedHalfHeightMm } from '#picture/stage/stage-piece.ts';
import { chromiumOptions } from '../../../e2e/chromium-path.ts';
import { packIcns, packIco, type IconPicture } from './pack-icons.ts';
import { pageGrounds } from '../page-colours.ts';
import { modelOf, photograph } from '../photographer.ts';
import type { PieceShelf } from '../piece-shelf.ts';
import { pieces } from '../pieces.ts';

const SIDES_PX = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
/** Below, a photograph is a smudge: the mark stands there. */
const PHOTO_FROM_PX = 48;
/** What Windows and Linux ask for. */
const OF_WINDOWS = [16, 24, 32, 48, 64, 128, 256];
const OF_LINUX = [16, 24, 32, 48, 64, 128, 256, 512];

/** The tile's share of the side, and its corners' of the tile, as macOS draws its own icons. */
const TILE_SHARE = 824 / 1024;
const CORNER_SHARE = 0.225;
/** How much closer than a fitted photograph: a tile has margin enough around it. */
const CLOSER = 0.86;
const PASSES = 4;
const GOLD = '#d9b36c';

/** The icons of the desktop program: the showpiece on velvet, and the mark where that would be too small to see. */
export async function takeAppIcons(shelf: PieceShelf, pool: TracerPool, folder: string, markFile: string) {
  const model = modelOf(shelf.builder, await shelf.spec('showpiece'));
  const frame = { view: 'hero', ground: 'dark', widthPx: 1024, heightPx: 1024, passCount: PASSES } as const;
  const halfHeightMm = fittedHalfHeightMm(model, frame) * CLOSER;
  const photo = encodePng(await photograph(pool, model, { ...frame, halfHeightMm }, pieces.showpiece.seed));
  const mark = readFileSync(markFile, 'utf8').replace(/stroke="#\w+"/, `stroke="${GOLD}" stroke-width="1.3"`);

  const browser = await chromium.launch(chromiumOptions());
  const taken: IconPicture[] = [];
  for (const sidePx of SIDES_PX) {
    const tile = sidePx < PHOTO_FROM_PX ? pictureTag('svg+xml', Buffer.from(mark), 78) : pictureTag('png', photo, 100);
    taken.push({ sidePx, png: await drawTile(browser, sidePx, tile) });
  }
  await browser.close();

  const of = (sides: readonly number[]) => taken.filter(({ sidePx }) => sides.includes(sidePx));
  mkdirSync(join(folder, 'icons'), { recursive: true });
  writeFileSync(join(folder, 'icon.ico'), packIco(of(OF_WINDOWS)));
  writeFileSync(join(folder, 'icon.icns'), packIcns(taken));
  for (const { sidePx, png } of of(OF_LINUX)) writeFileSync(join(folder, 'icons', `${sidePx}x${sidePx}.png`), png);
}

const pictureTag = (type: string, bytes: Uint8Array, percent: number): string =>
  `<img width="${percent}%" height="${percent}%" src="data:image/${type};base64,${Buffer.from(bytes).toString('base64')}">`;

async function drawTile(browser: Browser, sidePx: number, content: string): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport: { width: sidePx, height: sidePx } });
  // A tile that small has no pixels to lose around it.
  const tilePx = sidePx < PHOTO_FROM_PX ? sidePx : sidePx * TILE_SHARE;
  await page.setContent(
    '<body style="margin:0;height:100vh;display:grid;place-items:center">' +
      `<div style="width:${tilePx}px;height:${tilePx}px;border-radius:${tilePx * CORNER_SHARE}px;overflow:hidden;` +
      `display:grid;place-items:center;background:${pageGrounds.night}">${content}</div>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}
