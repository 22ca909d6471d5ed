import { fail, ok, type Result } from '#shared/result.ts';
import { grownMask, shrunkMask } from '../raster/distance.ts';
import { type Mask, areaOf, both, boxHeight, boxOf, boxWidth, either, type PixelBox } from '../raster/mask.ts';
import { filled, maskOf, maskRegions } from '../raster/regions.ts';
import { sketchProblems } from '../sketch-problems.ts';

/** One body of metal in a drawing. */
export interface SketchBody {
  /** Its outline and all that lies within, drawn over the outer half of its line, too. */
  readonly mask: Mask;
  readonly box: PixelBox;
}

export interface SketchBodies {
  /** All that lines enclose, and the lines. */
  readonly solid: Mask;
  /** The largest first. */
  readonly bodies: readonly [SketchBody, ...SketchBody[]];
}

/** A body is at least so large over the largest one; smaller ones are bails, beads, slips of the pen. */
const LEAST_SHARE = 0.15;

/** What encloses less than this share of the drawing's box encloses nothing. */
const LEAST_ENCLOSED = 0.04;

/** Gaps that are closed, over the longer side of the drawing. */
const GAPS = [0.008, 0.018, 0.032] as const;

/** A gap that was closed rightly makes the body so much larger. */
const WORTH_CLOSING = 1.6;

/** How thick a line may be against the pen and not be metal: chains, hooks and legs of a bail are taken off the body. */
const OFF_BODY = 1.6;

/**
 * What of a drawing is metal: what its lines enclose. Small gaps are closed; single lines that stick out of it, such as
 * a chain, are taken off.
 */
export function bodiesOf(ink: Mask, penPx: number): Result<SketchBodies> {
  const box = boxOf(ink);
  if (box === undefined) return fail(sketchProblems.empty);
  const longerPx = Math.max(boxWidth(box), boxHeight(box));
  const asDrawn = filled(ink);
  const enclosedPx = areaOf(asDrawn) - areaOf(ink);
  let best = bodiesIn(asDrawn, ink, penPx);
  for (const gap of GAPS) {
    if (best !== undefined && isWhole(best, ink, box)) break;
    const reachPx = (gap * longerPx) / 2;
    const bridged = grownMask(ink, reachPx);
    const whole = filled(bridged);
    // Most gaps that are bridged enclose nothing new.
    if (areaOf(whole) - areaOf(bridged) < enclosedPx) continue;
    const found = bodiesIn(either(shrunkMask(whole, reachPx), asDrawn), ink, penPx);
    if (found && (best === undefined || areaOfLargest(found) > WORTH_CLOSING * areaOfLargest(best))) best = found;
  }
  const enclosed = best === undefined ? 0 : areaOfLargest(best);
  if (best === undefined || enclosed < LEAST_ENCLOSED * boxWidth(box) * boxHeight(box))
    return fail(sketchProblems.openOutline);
  return isWithinOpenLine(best, ink) ? fail(sketchProblems.openOutline) : ok(best);
}

/** Whether what was found is so much of the drawing that no gap can have hidden a larger body. */
function isWhole({ bodies }: SketchBodies, ink: Mask, box: PixelBox): boolean {
  const mask = bodies.map((body) => body.mask).reduce(either);
  const isBroad = areaOf(mask) > 0.25 * boxWidth(box) * boxHeight(box);
  return isBroad || areaOf(both(mask, ink)) > 0.8 * areaOf(ink);
}

function areaOfLargest({ bodies }: SketchBodies): number {
  return areaOf(bodies[0].mask);
}

function bodiesIn(solid: Mask, ink: Mask, penPx: number): SketchBodies | undefined {
  const offPx = OFF_BODY * penPx;
  const cores = maskRegions(shrunkMask(solid, offPx), 'by-sides');
  const leastPx = LEAST_SHARE * (cores[0]?.pixels.length ?? 0);
  const bodies = cores
    .filter(({ pixels }) => pixels.length >= Math.max(30, leastPx))
    .map((core): SketchBody => {
      const whole = both(grownMask(maskOf(core, ink), offPx + 0.5), solid);
      // Tips that are narrower than a line are part of the metal: a line that sticks out is cut off near it.
      const tips = both(grownMask(whole, 1.2 * offPx), solid);
      const mask = filled(tips);
      return { mask, box: boxOf(mask) as PixelBox };
    });
  const [largest, ...others] = bodies;
  return largest === undefined ? undefined : { solid, bodies: [largest, ...others] };
}

/** Whether the only thing that is closed lies within a line that is not: a stone in an open outline. */
function isWithinOpenLine({ bodies: [{ mask, box }] }: SketchBodies, ink: Mask): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return maskRegions(ink, 'by-corners').some(({ box: line, pixels }) => {
    const isLarger = boxWidth(line) > 1.5 * boxWidth(box) && boxHeight(line) > 1.5 * boxHeight(box);
    const isAround = line.left < box.left && line.right > box.right && line.top < box.top && line.bottom > box.bottom;
    const isApart = pixels.every((at) => mask.bits[at] === 0);
    return isLarger && isAround && isApart && x > line.left && y > line.top;
  });
}
