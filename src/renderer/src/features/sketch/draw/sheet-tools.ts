import type { SketchedGem, Drawing, PenStroke } from '#designer/sketch/contract.ts';
import { type BuiltCutId, builtCutIds, builtCuts } from '#spec/tables/cuts.ts';
import { SHEET_PX } from '../../../studio/sketch/sketch-desk.ts';

export type Point = readonly [number, number];

export const sheetTools = ['pen', 'line', 'stone', 'eraser'] as const;
export type SheetTool = (typeof sheetTools)[number];

/** What lies on the sheet, with what a pointer is drawing now. */
export interface SheetDraft {
  readonly tool: SheetTool;
  readonly points: readonly Point[];
  /** Means of how hard the pen was pressed, 0 to 1. */
  readonly pressure: number;
}

/** How broad a pen draws, in pixels of the sheet: by how hard it is pressed. */
const PEN_PX = { least: 3, more: 5 };

/** A stone that is smaller than this is a slip. */
const SMALLEST_STONE_PX = 12;

/** What the eraser takes away lies within this of its way. */
const ERASES_WITHIN_PX = 16;

export interface SheetOptions {
  readonly cut: BuiltCutId | undefined;
  readonly mirrored: boolean;
}

/** The drawing once a pointer has been lifted; unchanged where it drew nothing. */
export function afterStroke(drawing: Drawing, draft: SheetDraft, options: SheetOptions): Drawing {
  const { points, tool } = draft;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return drawing;
  if (tool === 'eraser') return erased(drawing, points);
  if (tool === 'stone') {
    const stone = options.cut && stoneFrom(first, last, options.cut);
    if (stone === undefined) return drawing;
    const twins = options.mirrored && !isOnAxis(stone.middle) ? [mirroredStone(stone)] : [];
    return { ...drawing, stones: [...drawing.stones, stone, ...twins] };
  }
  if (points.length < 2) return drawing;
  const stroke: PenStroke = {
    points: tool === 'line' ? [first, last] : points,
    widthPx: PEN_PX.least + PEN_PX.more * draft.pressure,
  };
  const twins = options.mirrored ? [{ ...stroke, points: stroke.points.map(mirroredPoint) }] : [];
  return { ...drawing, strokes: [...drawing.strokes, stroke, ...twins] };
}

/** A stone is drawn from its middle outwards: as far as the pointer goes is half its length, which lies that way. */
export function stoneFrom(middle: Point, end: Point, cut: BuiltCutId): SketchedGem | undefined {
  const [dx, dy] = [end[0] - middle[0], end[1] - middle[1]];
  const lengthPx = 2 * Math.hypot(dx, dy);
  if (lengthPx < SMALLEST_STONE_PX) return undefined;
  const { oneDiameter, lengthToWidth } = builtCuts[cut];
  const turnDeg = oneDiameter ? 0 : Math.round((Math.atan2(-dx, -dy) * 180) / Math.PI / 5) * 5 || 0;
  return { cut, middle, lengthPx, widthPx: lengthPx / lengthToWidth, turnDeg };
}

/** The cuts that can be drawn as stones. */
export const drawnCuts = builtCutIds.filter((cut) => builtCuts[cut].sketched !== undefined);

/** The cut that a stone is drawn in first; the table has the usual one at its beginning. */
export const usualCut: BuiltCutId | undefined = drawnCuts[0];

function mirroredPoint([x, y]: Point): Point {
  return [SHEET_PX - x, y];
}

function mirroredStone(stone: SketchedGem): SketchedGem {
  return { ...stone, middle: mirroredPoint(stone.middle), turnDeg: -stone.turnDeg };
}

/** So near to the middle that its mirror image would lie over it. */
function isOnAxis([x]: Point): boolean {
  return Math.abs(x - SHEET_PX / 2) < 14;
}

/** Without the lines and stones that the way of an eraser touches. */
function erased(drawing: Drawing, way: readonly Point[]): Drawing {
  const isNear = ([x, y]: Point, withinPx: number): boolean =>
    way.some(([wx, wy]) => Math.hypot(wx - x, wy - y) < withinPx);
  return {
    ...drawing,
    strokes: drawing.strokes.filter(({ points }) => !densely(points).some((point) => isNear(point, ERASES_WITHIN_PX))),
    stones: drawing.stones.filter(({ middle, widthPx }) => !isNear(middle, Math.max(ERASES_WITHIN_PX, widthPx / 2))),
  };
}

/** A straight line has only its ends: the eraser finds it in between, too. */
function densely(points: readonly Point[]): readonly Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const steps = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 12));
    return Array.from(
      { length: steps },
      (_, k): Point => [point[0] + ((next[0] - point[0]) * k) / steps, point[1] + ((next[1] - point[1]) * k) / steps],
    );
  });
}
