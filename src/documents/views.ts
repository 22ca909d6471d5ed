import type { PDFPage } from '@cantoo/pdf-lib';
import { plain, THIN } from '#shared/measure-words.ts';
import type { MeasuredView, PrintedPiece } from './contract.ts';
import { inks, type Paper, POINTS_PER_MM } from './page/paper.ts';

/** Third-angle projection: the view from above over the front, the right side beside it. */
const labels = { top: 'From above', front: 'Front', side: 'Right side' } as const;

/** Scales that a bench drawing is made at. */
const SCALES = [10, 5, 4, 3, 2, 1.5, 1, 0.5, 0.2] as const;

/** Share of a drawing's square that the longest measure of the piece fills (picture/stage/stage-for-bench.ts). */
const FILL = 0.86;

const ROOM_PT = 172;

/** How far a dimension line stands from the piece. */
const APART_PT = 7;
/** Half of the stroke across its end. */
const STROKE_PT = 2;
/** About how wide its words are. */
const WORDS_PT = 80;

/** Prints the three views beside each other at one scale, with their outside measures. @returns the scale in words */
export function printViews(paper: Paper, views: PrintedPiece['views']): string {
  const all = [views.top, views.front, views.side];
  const longestMm = Math.max(...all.flatMap(({ acrossMm, upMm }) => [acrossMm, upMm]));
  const scale = SCALES.find((one) => longestMm * one * POINTS_PER_MM <= ROOM_PT * 0.8) ?? SCALES.at(-1) ?? 1;
  const perMmPt = scale * POINTS_PER_MM;
  const sidePt = (longestMm / FILL) * perMmPt;
  const stepPt = paper.widthPt / 3;
  paper.makeRoom(ROOM_PT + 20);
  for (const [index, view] of (['top', 'front', 'side'] as const).entries()) {
    const leftPt = index * stepPt;
    printView(paper, views[view], leftPt + (stepPt - sidePt) / 2, { sidePt, perMmPt });
    paper.print(labels[view], { sizePt: 7.5, ink: inks.quiet, leftPt, widthPt: stepPt });
  }
  paper.goDown(ROOM_PT + 8);
  return scale >= 1 ? `${scale} : 1` : `1 : ${1 / scale}`;
}

interface DrawnAt {
  /** Side of the square that the drawing fills, in points. */
  readonly sidePt: number;
  /** Points on paper for a millimetre of the piece. */
  readonly perMmPt: number;
}

/** @param leftPt of the square that the drawing fills */
function printView(paper: Paper, view: MeasuredView, leftPt: number, { sidePt, perMmPt }: DrawnAt): void {
  const [acrossPt, upPt] = [view.acrossMm * perMmPt, view.upMm * perMmPt];
  paper.put(
    (page, { x, y }) => {
      // The piece stands in the middle of its square.
      const [middle, centre] = [x + sidePt / 2, y + ROOM_PT / 2];
      page.drawSvg(view.svg, { x, y: centre + sidePt / 2, width: sidePt, height: sidePt });
      const [left, right] = [middle - acrossPt / 2, middle + acrossPt / 2];
      const [low, high] = [centre - upPt / 2, centre + upPt / 2];
      dimensionLine(page, { x: left, y: low - APART_PT }, { x: right, y: low - APART_PT });
      dimensionLine(page, { x: right + APART_PT, y: low }, { x: right + APART_PT, y: high });
    },
    leftPt,
    ROOM_PT,
  );
  // Under the lower dimension line, from its left end; where that is short, under its middle.
  const below = ROOM_PT / 2 + upPt / 2 + APART_PT + 2;
  paper.goDown(below);
  const words = `${measured(view.acrossMm)} across · ${measured(view.upMm)} up`;
  paper.print(words, { sizePt: 7.5, leftPt: leftPt + (sidePt - Math.max(acrossPt, WORDS_PT)) / 2 });
  paper.goDown(-below);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line between two strokes across its ends. */
function dimensionLine(page: PDFPage, start: Point, end: Point): void {
  const pen = { thickness: 0.4, color: inks.quiet };
  page.drawLine({ start, end, ...pen });
  const [dx, dy] = start.y === end.y ? [0, STROKE_PT] : [STROKE_PT, 0];
  for (const { x, y } of [start, end])
    page.drawLine({ start: { x: x - dx, y: y - dy }, end: { x: x + dx, y: y + dy }, ...pen });
}

/** To the tenth of a millimetre that a calliper is read to. */
const measured = (mm: number): string => `${plain(Math.round(mm * 10) / 10)}${THIN}mm`;
