import { distance } from '#layout/outline/outlines.ts';
import type { Point2 } from '#layout/outline/point.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { grownMask } from '../raster/distance.ts';
import { lineAround } from '../raster/level-line.ts';
import { type Mask, both, boxHeight, boxWidth, croppedTo, inverse, type PixelBox, without } from '../raster/mask.ts';
import { filled, maskOf, type Region, maskRegions } from '../raster/regions.ts';
import type { SketchBody } from './bodies.ts';
import { type FittedStone, fitCut } from './fit-cut.ts';

/** What lies within the outline of a body. */
export interface Inside {
  readonly stones: readonly FittedStone[];
  /** What lines enclose and is no stone, in pixels. */
  readonly regions: readonly (readonly Point2[])[];
  /** Lines that enclose nothing. */
  readonly looseLines: number;
}

/** How well a region has to fit a cut: by itself, and where it leans on the outline, as petals do. */
const FITS = 0.86;
const FITS_BETWEEN_LINES = 0.93;
const FITS_AT_OUTLINE = 0.95;

/** Wider than this over its body it is a second outline, not a stone. */
const WIDEST_STONE = 0.72;

/** A ring around a stone, narrower than this over the stone, is its setting. */
const COLLAR = 1.75;

/** More regions than this are looked at in nobody's drawing. */
const MOST_REGIONS = 600;

/** Reads what is drawn within one body. */
export function insideBody(ink: Mask, { mask: body, box }: SketchBody, penPx: number): Inside {
  const rim = rimOf(body, penPx);
  const lines = maskRegions(both(ink, body), 'by-corners').slice(0, MOST_REGIONS);
  const isOutline = (line: Region): boolean => touches(line.pixels, rim);
  const inner = lines.filter((line) => !isOutline(line));
  const paper = maskRegions(both(inverse(ink), body), 'by-sides').slice(0, MOST_REGIONS);

  const shapes = [
    ...inner.map((line) => shapeOfLine(line, ink, penPx)),
    ...paper
      .filter(({ pixels }) => pixels.length > 2 * penPx * penPx)
      .filter((hole) => inner.every((line) => !isWithin(hole.box, line.box)))
      .map((hole) => shapeOfHole(hole, ink, penPx, rim)),
  ].filter((shape) => shape.outline.length > 4);

  const fitting: FittedStone[] = [];
  const regions: (readonly Point2[])[] = [];
  let looseLines = 0;
  for (const shape of shapes) {
    const isNarrow = isNarrowerThan(shape.box, box, WIDEST_STONE);
    const stone = isNarrow ? fitCut(shape.outline) : undefined;
    if (stone && isStone(stone, shape)) fitting.push(stone);
    else if (shape.encloses) regions.push(shape.outline);
    else looseLines += 1;
  }
  const stones = withoutCollars(fitting);
  return { stones, regions: regions.filter((region) => isOpenable(region, box)), looseLines };
}

/** Between lines that bound something else, too, only what is drawn as round as a stone is one. */
function isStone({ fit, cut }: FittedStone, { standsAlone, atOutline }: Shape): boolean {
  if (standsAlone) return fit >= FITS;
  const { sketched } = builtCuts[cut];
  if (sketched?.betweenLines !== true || fit < FITS_BETWEEN_LINES) return false;
  return !atOutline || (sketched.atOutline === true && fit >= FITS_AT_OUTLINE);
}

interface Shape {
  /** Along the middle of its line. */
  readonly outline: readonly Point2[];
  readonly box: PixelBox;
  readonly encloses: boolean;
  /** Whether its line bounds nothing else. */
  readonly standsAlone: boolean;
  readonly atOutline: boolean;
}

/** A line within the body, with all that it encloses: facets that are drawn in a stone belong to it. */
function shapeOfLine(line: Region, ink: Mask, penPx: number): Shape {
  const [window, offset] = croppedTo(maskOf(line, ink), line.box, penPx + 3);
  const whole = filled(window);
  const encloses = areaRatio(whole, window) > 1.25 || isDot(line, penPx);
  const isSolid = areaRatio(whole, window) < 1.25;
  const outline = lineAround(whole, isSolid ? 0 : penPx / 2).map(([x, y]): Point2 => [x + offset[0], y + offset[1]]);
  return { outline, box: line.box, encloses, standsAlone: true, atOutline: false };
}

/** A blot, drawn as a small stone is: filled, about as broad as long. */
function isDot({ pixels, box }: Region, penPx: number): boolean {
  const [width, height] = [boxWidth(box), boxHeight(box)];
  const isRoundish = Math.max(width, height) < 1.8 * Math.min(width, height);
  return isRoundish && pixels.length > 0.6 * width * height && Math.min(width, height) > 1.3 * penPx;
}

/** What lines of the outline enclose between them. */
function shapeOfHole(hole: Region, ink: Mask, penPx: number, rim: Mask): Shape {
  const [window, offset] = croppedTo(maskOf(hole, ink), hole.box, penPx + 3);
  const outline = lineAround(filled(window), -penPx / 2).map(([x, y]): Point2 => [x + offset[0], y + offset[1]]);
  const reach = penPx + 1.5;
  const edge = grownMask(window, reach);
  let [along, all] = [0, 0];
  edge.bits.forEach((bit, at) => {
    if (bit === 0 || window.bits[at] === 1) return;
    all += 1;
    const x = (at % window.widthPx) + offset[0];
    const y = Math.floor(at / window.widthPx) + offset[1];
    if (rim.bits[y * rim.widthPx + x] === 1) along += 1;
  });
  return { outline, box: hole.box, encloses: true, standsAlone: false, atOutline: along > 0.12 * all };
}

/** The outermost line's breadth of a body. */
function rimOf(body: Mask, penPx: number): Mask {
  return both(body, grownMask(inverse(body), Math.max(1.5, 0.9 * penPx)));
}

function touches(pixels: Int32Array, mask: Mask): boolean {
  return pixels.some((at) => mask.bits[at] === 1);
}

function isWithin(inner: PixelBox, outer: PixelBox): boolean {
  return (
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom
  );
}

function isNarrowerThan(box: PixelBox, body: PixelBox, share: number): boolean {
  return boxWidth(box) < share * boxWidth(body) && boxHeight(box) < share * boxHeight(body);
}

/** Of two that lie in one another with little between them, the inner one is the stone. */
function withoutCollars(stones: readonly FittedStone[]): readonly FittedStone[] {
  return stones.filter((outer) =>
    stones.every((inner) => {
      if (inner === outer || inner.lengthPx >= outer.lengthPx) return true;
      const isInside = distance(inner.middle, outer.middle) + inner.widthPx / 2 <= outer.widthPx / 2 + 2;
      return !(isInside && outer.lengthPx <= COLLAR * inner.lengthPx);
    }),
  );
}

/** Smaller than this over its body it is no opening that was meant. */
const SMALLEST_OPENING = 0.015;

/** Whether a region is neither the metal itself, between the outline and the stones, nor a slip of the pen. */
function isOpenable(region: readonly Point2[], body: PixelBox): boolean {
  const xs = region.map(([x]) => x);
  const ys = region.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  const isMetal = width > 0.8 * boxWidth(body) && height > 0.8 * boxHeight(body);
  return !isMetal && width * height > SMALLEST_OPENING * boxWidth(body) * boxHeight(body);
}

function areaRatio(whole: Mask, part: Mask): number {
  let [a, b] = [0, 0];
  whole.bits.forEach((bit, at) => {
    a += bit;
    b += part.bits[at] as number;
  });
  return b === 0 ? 1 : a / b;
}

/** What of the solid is no body: bails, chains, hooks. */
export function besideBodies(solid: Mask, bodies: readonly SketchBody[]): Mask {
  return bodies.reduce((left, { mask }) => without(left, mask), solid);
}
