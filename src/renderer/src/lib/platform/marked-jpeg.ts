import type { Pixels } from '#picture/contract.ts';

/** From best to smallest: a link's picture has to be small. */
const QUALITIES = [0.86, 0.78, 0.68, 0.55];
const SLANT = -Math.PI / 7;

/**
 * Packs finished pixels as a JPEG with a mark written all over them, so thin that the piece is seen and so close that it
 * can't be cut away.
 * @returns the best that fits; undefined where none does
 */
export async function markedJpeg(
  { widthPx, heightPx, rgba }: Pixels,
  mark: string,
  mostBytes: number,
): Promise<Blob | undefined> {
  const canvas = new OffscreenCanvas(widthPx, heightPx);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2D canvas for a finished picture');
  const image = context.createImageData(widthPx, heightPx);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  writeOver(context, mark, widthPx, heightPx);
  for (const quality of QUALITIES) {
    const packed = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (packed.size <= mostBytes) return packed;
  }
  return undefined;
}

function writeOver(context: OffscreenCanvasRenderingContext2D, mark: string, widthPx: number, heightPx: number): void {
  const side = Math.max(widthPx, heightPx);
  const sizePx = Math.round(side / 38);
  context.font = `600 ${sizePx}px Inter, system-ui, sans-serif`;
  context.textBaseline = 'middle';
  const stepPx = context.measureText(mark).width + 3 * sizePx;
  const linePx = sizePx * 5.5;
  context.translate(widthPx / 2, heightPx / 2);
  context.rotate(SLANT);
  for (let line = -side; line <= side; line += linePx) {
    // Every other line begins between those of the one before.
    const shiftPx = Math.round(line / linePx) % 2 === 0 ? 0 : stepPx / 2;
    for (let at = -side - shiftPx; at <= side; at += stepPx) {
      // Dark on light grounds, light on dark ones.
      context.fillStyle = 'rgb(255 255 255 / 0.26)';
      context.fillText(mark, at + 1, line + 1);
      context.fillStyle = 'rgb(40 32 24 / 0.13)';
      context.fillText(mark, at, line);
    }
  }
}
