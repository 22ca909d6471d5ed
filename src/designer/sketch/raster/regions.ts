import { type Mask, type PixelBox, emptyMask } from './mask.ts';

/** One connected region of a mask. */
export interface Region {
  /** Places of its pixels. */
  readonly pixels: Int32Array;
  readonly box: PixelBox;
  /** Whether it reaches the edge of the picture. */
  readonly atEdge: boolean;
}

/** Which neighbours belong together: lines that touch at a corner are one, the paper between them is not. */
export type Connected = 'by-sides' | 'by-corners';

/** The connected regions of a mask, the largest first. */
export function maskRegions({ widthPx, heightPx, bits }: Mask, connected: Connected): readonly Region[] {
  const left = bits.slice();
  const queue = new Int32Array(widthPx * heightPx);
  const regions: Region[] = [];
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] === 0) continue;
    let [head, tail] = [0, 1];
    queue[0] = start;
    left[start] = 0;
    const box = { left: widthPx, top: heightPx, right: -1, bottom: -1 };
    while (head < tail) {
      const at = queue[head++] as number;
      const x = at % widthPx;
      const y = (at - x) / widthPx;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (connected === 'by-sides' && dx !== 0 && dy !== 0) continue;
          const [nx, ny] = [x + dx, y + dy];
          if (nx < 0 || ny < 0 || nx >= widthPx || ny >= heightPx) continue;
          const next = ny * widthPx + nx;
          if (left[next] === 0) continue;
          left[next] = 0;
          queue[tail++] = next;
        }
      }
    }
    const atEdge = box.left === 0 || box.top === 0 || box.right === widthPx - 1 || box.bottom === heightPx - 1;
    regions.push({ pixels: queue.slice(0, tail), box, atEdge });
  }
  return regions.sort((a, b) => b.pixels.length - a.pixels.length);
}

/** A region as a mask of the picture that it was found in. */
export function maskOf(region: Region, { widthPx, heightPx }: Mask): Mask {
  const mask = emptyMask(widthPx, heightPx);
  for (const at of region.pixels) mask.bits[at] = 1;
  return mask;
}

/** All that cannot be reached from the edge of the picture without crossing the mask: what its lines enclose, and they. */
export function filled(mask: Mask): Mask {
  const paper = { ...mask, bits: mask.bits.map((bit) => 1 - bit) };
  const solid = { ...mask, bits: mask.bits.slice() };
  for (const { atEdge, pixels } of maskRegions(paper, 'by-sides')) {
    if (!atEdge) for (const at of pixels) solid.bits[at] = 1;
  }
  return solid;
}
