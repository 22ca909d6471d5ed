import { cutLayouts } from '#layout/cuts/registry.ts';
import { grownMask } from '../raster/distance.ts';
import { lineAround } from '../raster/level-line.ts';
import { areaOf, both, boxHeight, boxOf, boxWidth, croppedTo, inverse, type Mask, without } from '../raster/mask.ts';
import { filled, maskOf, type Region, maskRegions } from '../raster/regions.ts';
import type { SketchBody } from './bodies.ts';
import { fitCut } from './fit-cut.ts';

/** A body, and whether a loop was taken off it. */
export interface WithoutLoop {
  readonly body: SketchBody;
  readonly hasLoop: boolean;
}

/** A loop is no larger than this over its body: what is larger is part of the piece. */
const LARGEST = 0.3;

/** How round its opening is: rings are drawn as circles and ovals, petals are not. */
const FITS = 0.93;

/** The body beside a loop is no wider than this over the loop: it stands out of the body. */
const STANDS_OUT = 1.35;

/** Takes a ring that is drawn onto the top of a body off it: what it hangs from is made by rule, and no part of the outline. */
export function withoutLoop(body: SketchBody, ink: Mask, penPx: number): WithoutLoop {
  const { mask, box } = body;
  const loop = maskRegions(both(inverse(ink), mask), 'by-sides').find((hole) => isLoop(hole, body, penPx));
  if (loop === undefined) return { body, hasLoop: false };
  const ring = grownMask(maskOf(loop, ink), penPx + 1.5);
  const [rest] = maskRegions(without(mask, ring), 'by-sides');
  if (rest === undefined || rest.pixels.length < 0.6 * areaOf(mask)) return { body, hasLoop: false };
  // The ring's line runs a little over the body's own: its place there is the body's.
  const healed = both(grownMask(maskOf(rest, ink), penPx), mask);
  const left = filled(without(healed, above(ring, rest.box.top)));
  return { body: { mask: left, box: boxOf(left) ?? box }, hasLoop: true };
}

function isLoop(region: Region, { mask, box }: SketchBody, penPx: number): boolean {
  const { pixels, box: hole } = region;
  const isSmall = boxWidth(hole) < LARGEST * boxWidth(box) && boxHeight(hole) < LARGEST * boxHeight(box);
  const isOnTop = hole.top - box.top < 2.5 * penPx + 2;
  if (!isSmall || !isOnTop || pixels.length < 2 * penPx * penPx) return false;
  const middleRow = Math.round((hole.top + hole.bottom) / 2);
  let beside = 0;
  for (let x = box.left; x <= box.right; x += 1) beside += mask.bits[middleRow * mask.widthPx + x] as number;
  if (beside > STANDS_OUT * (boxWidth(hole) + 2 * penPx)) return false;
  const [window] = croppedTo(maskOf(region, mask), hole, penPx + 3);
  const fitted = fitCut(lineAround(window, 0));
  return fitted !== undefined && !cutLayouts[fitted.cut].tipped && fitted.fit >= FITS;
}

/** What of a mask lies above a row. */
function above(mask: Mask, row: number): Mask {
  return { ...mask, bits: mask.bits.map((bit, at) => (Math.floor(at / mask.widthPx) < row ? bit : 0)) };
}
