import { fail, ok, type Result } from '#shared/result.ts';
import type { Point2 } from '#layout/outline/point.ts';
import { MOST_OPENINGS, MOST_SKETCHED_STONES } from '#spec/sketch.ts';
import type { SketchedGem, SketchReading, SketchShows, SketchSource } from './contract.ts';
import { type DrawnInk, inkOfDrawing } from './ink/ink-of-drawing.ts';
import { inkOfPicture } from './ink/ink-of-picture.ts';
import { lineAround } from './raster/level-line.ts';
import { areaOf, boxHeight, boxOf, boxWidth, croppedTo, inverse, type Mask } from './raster/mask.ts';
import { maskRegions } from './raster/regions.ts';
import { bodiesOf } from './read/bodies.ts';
import type { FittedStone } from './read/fit-cut.ts';
import { hangersOf } from './read/hangers.ts';
import { withoutLoop } from './read/loop.ts';
import { penWidthPx } from './read/pen-width.ts';
import { drawnPieceOf } from './read/piece-type.ts';
import { smoothOutline } from './read/smooth-outline.ts';
import { besideBodies, insideBody } from './read/stones.ts';
import { symmetryOf } from './read/symmetry.ts';
import { sketchProblems } from './sketch-problems.ts';

/** A pen broader than this over the drawing drew no line: it filled the piece in. */
const FILLED_IN = 0.09;

/** The smallest drawing that is read, in pixels. */
const SMALLEST_PX = 48;

/** Room around the drawing over its longer side: what is grown stays on the sheet. */
const MARGIN = 0.05;

/** A line so often as long as its drawing is wide is a scribble. */
const SCRIBBLE = 26;

/** Facets and all, nobody encloses more than this by lines that mean something. */
const MOST_HOLES = 220;

/** So many small areas between lines are no drawing, either. */
const MOST_REGIONS = 70;

/** Reads a sketch: the outline of the metal, the stones in it, what carries it, and how it mirrors itself. */
export function readSketch(source: SketchSource): Result<SketchReading> {
  const drawn = inkOf(source);
  if (!drawn.ok) return drawn;
  const { ink: sheet, scale } = drawn.value;
  const drawnStones = source.from === 'drawing' ? source.drawing.stones : [];
  const box = boxOf(sheet);
  if (box === undefined) return fail(sketchProblems.openOutline);
  const longerPx = Math.max(boxWidth(box), boxHeight(box));
  if (longerPx < SMALLEST_PX) return fail(sketchProblems.tooSmall);
  const [ink, [left, top]] = croppedTo(sheet, box, MARGIN * longerPx);
  const penned = penWidthPx(ink);
  const isFilled = penned > FILLED_IN * longerPx;
  const penPx = isFilled ? 1 : penned;
  const lineLength = areaOf(ink) / penPx;
  const isCrowded = !isFilled && lineLength > SCRIBBLE * longerPx;

  const holes = holesIn(ink);
  if (holes > MOST_HOLES) return fail(isDotted(ink) ? sketchProblems.tooManyStones : sketchProblems.scribble);
  const found = bodiesOf(ink, penPx);
  if (!found.ok) return isCrowded ? fail(sketchProblems.scribble) : found;
  const { solid, bodies } = found.value;
  const { shows, body: whole } = drawnPieceOf(found.value, ink);
  const { body, hasLoop } = withoutLoop(whole, ink, penPx);
  const inside = insideBody(ink, body, penPx);
  const stones = [...inside.stones, ...drawnStones.map((stone) => ofSheet(stone, scale, [left, top]))];
  if (stones.length > MOST_SKETCHED_STONES) return fail(sketchProblems.tooManyStones);
  if (inside.regions.length > MOST_REGIONS || (isCrowded && stones.length < 8)) return fail(sketchProblems.scribble);

  const outline = smoothOutline(lineAround(body.mask, isFilled ? 0 : penPx / 2));
  const { hasBail, hasChain } = hangersOf(besideBodies(solid, bodies), ink, body, penPx);
  const share = (px: number): number => px / sheet.widthPx;
  const toShare = ([x, y]: Point2): Point2 => [share(x + left), share(y + top)];
  return ok({
    aspect: sheet.heightPx / sheet.widthPx,
    shows,
    outline: outline.map(toShare),
    stones: stones.map(({ cut, middle, lengthPx, widthPx, turnDeg }) => {
      const [x, y] = toShare(middle);
      return { cut, x, y, length: share(lengthPx), width: share(widthPx), turnDeg };
    }),
    regions: inside.regions.slice(0, MOST_OPENINGS).map((region) => smoothOutline(region).map(toShare)),
    ...symmetryOf(outline),
    hasBail: hasBail || hasLoop,
    hasChain,
    componentCount: bodies.length,
    remarks: remarksOn(shows, bodies.length, inside.looseLines),
  });
}

/** How many areas the lines enclose, however small. */
function holesIn(ink: Mask): number {
  return maskRegions(inverse(ink), 'by-sides').filter(({ atEdge }) => !atEdge).length;
}

/** Whether most of what is drawn stands apart from the rest: stones, not lines across each other. */
function isDotted(ink: Mask): boolean {
  return maskRegions(ink, 'by-corners').length > MOST_SKETCHED_STONES;
}

function inkOf(source: SketchSource): Result<DrawnInk> {
  if (source.from === 'drawing') return inkOfDrawing(source.drawing);
  const ink = inkOfPicture(source.picture);
  return ink.ok ? ok({ ink: ink.value, scale: 1 }) : ink;
}

function ofSheet(
  { cut, middle: [x, y], lengthPx, widthPx, turnDeg }: SketchedGem,
  scale: number,
  [left, top]: Point2,
): FittedStone {
  return {
    cut,
    middle: [x * scale - left, y * scale - top],
    lengthPx: lengthPx * scale,
    widthPx: widthPx * scale,
    turnDeg,
    fit: 1,
  };
}

/** What of the drawing is not built, in the order of its size. */
function remarksOn(shows: SketchShows, bodies: number, looseLines: number): readonly string[] {
  const remarks: string[] = [];
  const others = bodies - (shows === 'pair' ? 2 : 1);
  if (others > 0)
    remarks.push('Only the largest part is built: parts that swing from each other cannot be drawn as one yet.');
  if (looseLines > 0) remarks.push('Lines that end inside the outline are left out: they cannot be engraved yet.');
  return remarks;
}
