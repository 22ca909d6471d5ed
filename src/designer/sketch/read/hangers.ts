import { type Mask, boxHeight, boxWidth, type PixelBox, without } from '../raster/mask.ts';
import { maskRegions } from '../raster/regions.ts';
import type { SketchBody } from './bodies.ts';

/** What a body hangs from, as it is drawn above it. */
export interface Hangers {
  readonly hasBail: boolean;
  readonly hasChain: boolean;
}

/** A bail is no larger than this over its body; what is longer is a chain or a hook. */
const LARGEST_BAIL = 0.48;

/** Longer than this over the body. */
const LEAST_CHAIN = 0.3;

/**
 * Looks for a bail and a chain above a body.
 * @param beside what is drawn and is no body
 * @param ink the lines themselves: what they enclose above the body is the opening of a bail
 */
export function hangersOf(beside: Mask, ink: Mask, { box }: SketchBody, penPx: number): Hangers {
  const isAbove = (other: PixelBox): boolean => {
    const middle = (other.left + other.right) / 2;
    const isOver = middle > box.left + 0.15 * boxWidth(box) && middle < box.right - 0.15 * boxWidth(box);
    const isNear = other.bottom > box.top - 0.2 * boxHeight(box) && other.top < box.top + 0.12 * boxHeight(box);
    return isOver && isNear;
  };
  const isSmall = (other: PixelBox): boolean =>
    boxHeight(other) <= LARGEST_BAIL * boxHeight(box) && boxWidth(other) <= LARGEST_BAIL * boxWidth(box);
  const lines = maskRegions(beside, 'by-corners').filter((region) => isAbove(region.box));
  const openings = maskRegions(without(beside, ink), 'by-sides').filter((region) => isAbove(region.box));
  return {
    hasBail: [
      ...openings.filter(({ pixels }) => pixels.length > penPx),
      ...lines.filter(({ box: line, pixels }) => boxHeight(line) >= 2 * penPx && pixels.length > 6 * penPx * penPx),
    ].some((found) => isSmall(found.box)),
    hasChain: lines.some(
      (line) =>
        !isSmall(line.box) &&
        (boxHeight(line.box) > LEAST_CHAIN * boxHeight(box) || boxWidth(line.box) > LEAST_CHAIN * boxWidth(box)),
    ),
  };
}
