import type { SketchShows } from '../contract.ts';
import { overlap } from '../raster/fill-outline.ts';
import { type Mask, boxHeight, boxWidth, emptyMask, inverse, both } from '../raster/mask.ts';
import { maskRegions } from '../raster/regions.ts';
import type { SketchBodies, SketchBody } from './bodies.ts';

/** Two bodies whose areas and outlines are so much alike are the two of a pair. */
const TWINS = 0.7;

/** The inside of a ring is so wide over its outside, and so round. */
const FINGER_SHARE = 0.6;
const ROUND = 0.85;

/** What a drawing shows, and the body that it is built from: of a pair the right one. */
export interface DrawnPiece {
  readonly shows: SketchShows;
  readonly body: SketchBody;
}

export function drawnPieceOf({ bodies }: SketchBodies, ink: Mask): DrawnPiece {
  const [largest, second] = bodies;
  if (second !== undefined && bodies.length === 2 && areTwins(largest, second)) {
    return { shows: 'pair', body: largest.box.left > second.box.left ? largest : second };
  }
  return { shows: isHoop(largest, ink) ? 'hoop' : 'body', body: largest };
}

/** Whether two bodies stand side by side and one is the mirror image of the other. */
function areTwins({ mask: a, box: one }: SketchBody, { mask: b, box: other }: SketchBody): boolean {
  const isBeside = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.6 * boxHeight(one);
  const isApart = one.right < other.left || other.right < one.left;
  return isBeside && isApart && overlap(drawnOut(a, one, false), drawnOut(b, other, true)) > TWINS;
}

const GRID_PX = 64;

function drawnOut(mask: Mask, box: SketchBody['box'], mirrored: boolean): Mask {
  const grid = emptyMask(GRID_PX, GRID_PX);
  for (let y = 0; y < GRID_PX; y += 1) {
    for (let x = 0; x < GRID_PX; x += 1) {
      const share = (mirrored ? GRID_PX - 1 - x : x) / (GRID_PX - 1);
      const px = Math.round(box.left + share * (box.right - box.left));
      const py = Math.round(box.top + (y / (GRID_PX - 1)) * (box.bottom - box.top));
      grid.bits[y * GRID_PX + x] = mask.bits[py * mask.widthPx + px] as number;
    }
  }
  return grid;
}

/** A large round opening in the middle of a hoop: what is drawn is worn around a finger. */
function isHoop({ mask, box }: SketchBody, ink: Mask): boolean {
  return maskRegions(both(inverse(ink), mask), 'by-sides').some((region) => {
    const [width, height] = [boxWidth(region.box), boxHeight(region.box)];
    const isWide = width > FINGER_SHARE * boxWidth(box) && width < 0.94 * boxWidth(box);
    const isRound = Math.max(width, height) < 1.2 * Math.min(width, height);
    if (!isWide || !isRound || region.pixels.length < ROUND * (Math.PI / 4) * width * height) return false;
    // The metal around it is no broader on one side than on the other.
    const [left, right] = [region.box.left - box.left, box.right - region.box.right];
    return Math.abs(left - right) < 0.12 * boxWidth(box);
  });
}
