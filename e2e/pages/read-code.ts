import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocumentProxy } from 'unpdf';

// A CommonJS module whose types say that it is none.
const jsQR = createRequire(import.meta.url)('jsqr') as typeof import('jsqr').default;

/** Names of operations in PDF.js. */
const OPERATION = { save: 10, transform: 12, fillColour: 59, path: 91 } as const;
const PIXELS_PER_POINT = 6;
/** Of white around the code, in points. */
const MARGIN_PT = 12;

interface Bar {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** What the code on the first page of a PDF says to a telephone. @param path of the file */
export async function readCode(path: string): Promise<string | undefined> {
  const bars = await blackBars(path);
  const right = Math.max(...bars.map(({ left, width }) => left + width));
  const top = Math.max(...bars.map(({ bottom, height }) => bottom + height));
  const [left, bottom] = [Math.min(...bars.map((bar) => bar.left)), Math.min(...bars.map((bar) => bar.bottom))];
  const px = (pt: number) => Math.round(pt * PIXELS_PER_POINT);
  const [widthPx, heightPx] = [px(right - left + 2 * MARGIN_PT), px(top - bottom + 2 * MARGIN_PT)];
  const pixels = new Uint8ClampedArray(widthPx * heightPx * 4).fill(255);
  for (const bar of bars) {
    const [from, to] = [px(bar.left - left + MARGIN_PT), px(bar.left + bar.width - left + MARGIN_PT)];
    const [above, below] = [px(top - bar.bottom - bar.height + MARGIN_PT), px(top - bar.bottom + MARGIN_PT)];
    for (let y = above; y < below; y += 1)
      for (let x = from; x < to; x += 1) pixels.fill(0, (y * widthPx + x) * 4, (y * widthPx + x) * 4 + 3);
  }
  return jsQR(pixels, widthPx, heightPx)?.data;
}

async function blackBars(path: string): Promise<readonly Bar[]> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(path)));
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const bars: Bar[] = [];
  let [left, bottom, colour] = [0, 0, ''];
  for (const [index, operation] of fnArray.entries()) {
    const args: readonly unknown[] = (argsArray[index] ?? []) as readonly unknown[];
    if (operation === OPERATION.save) [left, bottom] = [0, 0];
    if (operation === OPERATION.transform) [left, bottom] = [left + Number(args[4]), bottom + Number(args[5])];
    if (operation === OPERATION.fillColour) colour = String(args[0]);
    if (operation !== OPERATION.path || colour !== '#000000') continue;
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = Object.values(args[2] as Readonly<Record<string, number>>);
    if (toX > fromX && toY > fromY)
      bars.push({ left: left + fromX, bottom: bottom + fromY, width: toX - fromX, height: toY - fromY });
  }
  return bars;
}
