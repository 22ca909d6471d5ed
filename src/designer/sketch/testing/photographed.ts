import { seededRandom } from '#shared/random.ts';
import { DEGREE } from '#shared/units.ts';
import type { Bitmap, Drawing, PenStroke } from '../contract.ts';

/** How a sketch on paper comes into a picture. */
export interface Photograph {
  readonly widthPx: number;
  readonly paper: number;
  readonly pencil: number;
  /** Light that falls off from one corner to the other, in shares of the paper. */
  readonly shade: number;
  /** Grain of the sensor, to each side. */
  readonly grain: number;
  readonly turnedDeg: number;
}

export const scan: Photograph = { widthPx: 1000, paper: 250, pencil: 40, shade: 0, grain: 0, turnedDeg: 0 };

/** On a table in the evening: grey pencil, a shadow across the sheet, held askew. */
export const atTheTable: Photograph = {
  widthPx: 1000,
  paper: 205,
  pencil: 105,
  shade: 0.45,
  grain: 9,
  turnedDeg: 7,
};

/** A drawing as a picture of its sheet. */
export function photographed(drawing: Drawing, photograph: Photograph): Bitmap {
  const { widthPx, paper, pencil, shade, grain } = photograph;
  const random = seededRandom(3);
  const light = new Float64Array(widthPx * widthPx).fill(paper);
  for (const stroke of drawing.strokes) drawLine(light, stroke, widthPx / drawing.widthPx, photograph);
  const rgba = new Uint8ClampedArray(4 * widthPx * widthPx);
  light.forEach((value, at) => {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const lit =
      (value === paper ? paper : pencil) * (1 - (shade * (x + y)) / (2 * widthPx)) + grain * (2 * random() - 1);
    rgba.set([lit, lit * 0.98, lit * 0.94, 255], 4 * at);
  });
  return { widthPx, heightPx: widthPx, rgba };
}

function drawLine(light: Float64Array, { points, widthPx: pen }: PenStroke, scale: number, how: Photograph): void {
  const { widthPx, turnedDeg } = how;
  const [c, s] = [Math.cos(turnedDeg * DEGREE), Math.sin(turnedDeg * DEGREE)];
  const middle = widthPx / 2;
  const reach = Math.max(1.4, (pen * scale) / 2);
  const dense = points.flatMap(([x, y], index) => {
    const [nx, ny] = points[index + 1] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((share) => [x + (nx - x) * share, y + (ny - y) * share] as const);
  });
  for (const [px, py] of dense) {
    const [dx, dy] = [px * scale - middle, py * scale - middle];
    const [x, y] = [middle + 0.92 * (dx * c + dy * s), middle + 0.92 * (dy * c - dx * s)];
    for (let row = Math.floor(y - reach); row <= y + reach; row += 1) {
      for (let column = Math.floor(x - reach); column <= x + reach; column += 1) {
        const isOn = (column + 0.5 - x) ** 2 + (row + 0.5 - y) ** 2 <= reach * reach;
        if (isOn && row >= 0 && column >= 0 && row < widthPx && column < widthPx) light[row * widthPx + column] = -1;
      }
    }
  }
}
