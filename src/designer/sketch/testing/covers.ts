import type { Point2 } from '#layout/outline/point.ts';
import { fillOutline, overlap } from '../raster/fill-outline.ts';
import { either } from '../raster/mask.ts';
import { TEST_SHEET_PX } from './hand.ts';
import type { TestSketch } from './twenty-sketches.ts';

const GRID_PX = 450;

/** What a sketch's lines bound, of a pair the right one, as a mask of its sheet. */
export function drawnSilhouette({ outlines, shows }: TestSketch) {
  const shown = shows === 'pair' ? outlines.slice(0, 1) : outlines;
  return shown
    .map(({ points }) => onGrid(points.map(([x, y]): Point2 => [x / TEST_SHEET_PX, y / TEST_SHEET_PX])))
    .reduce(either);
}

/** How much an outline, in shares of the sheet, covers what was drawn. */
export function coversDrawing(outline: readonly Point2[], sketch: TestSketch): number {
  return overlap(drawnSilhouette(sketch), onGrid(outline));
}

function onGrid(outline: readonly Point2[]) {
  return fillOutline(
    outline.map(([x, y]): Point2 => [x * GRID_PX, y * GRID_PX]),
    GRID_PX,
    GRID_PX,
  );
}
