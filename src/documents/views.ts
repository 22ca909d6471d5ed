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

/** Prints the three views beside each other at one scale, with their outside measures. @returns the scale in words */
export function printViews(paper: Paper, views: PrintedPiece['views']): string {
  const all = [views.top, views.front, views.side];
  const longestMm = Math.max(...all.flatMap(({ acrossMm, upMm }) => [acrossMm, upMm]));
  const scale = SCALES.find((one) => longestMm * one * POINTS_PER_MM <= ROOM_PT * 0.8) ?? SCALES[8];
  const sidePt = (longestMm / FILL) * scale * POINTS_PER_MM;
  const stepPt = paper.widthPt / 3;
  paper.makeRoom(ROOM_PT + 20);
  for (const [index, view] of (['top', 'front', 'side'] as const).entries()) {
    const leftPt = index * stepPt;
    printView(paper, views[view], leftPt + (stepPt - sidePt) / 2, { sidePt, scale });
    paper.print(labels[view], { sizePt: 7.5, ink: inks.quiet, leftPt, widthPt: stepPt });
  }
  paper.goDown(ROOM_PT + 8);
  return scale >= 1 ? `${scale} : 1` : `1 : ${1 / scale}`;
}

/** @param leftPt of the square that the drawing fills */
function printView(
  paper: Paper,
  { svg, acrossMm, upMm }: MeasuredView,
  leftPt: number,
  { sidePt, scale }: { readonly sidePt: number; readonly scale: number },
): void {
  paper.put(
    (page, { x, y }) => {
      // The piece stands in the middle of its square.
      const [middle, centre] = [x + sidePt / 2, y + ROOM_PT / 2];
      page.drawSvg(svg, { x, y: centre + sidePt / 2, width: sidePt, height: sidePt });
      const [across, up] = [acrossMm, upMm].map((mm) => (mm * scale * POINTS_PER_MM) / 2) as [number, number];
      const line = { thickness: 0.4, color: inks.quiet };
      const [below, beside] = [centre - up - APART_PT, middle + across + APART_PT];
      page.drawLine({ start: { x: middle - across, y: below }, end: { x: middle + across, y: below }, ...line });
      page.drawLine({ start: { x: beside, y: centre - up }, end: { x: beside, y: centre + up }, ...line });
      for (const end of [middle - across, middle + across])
        page.drawLine({ start: { x: end, y: below - 2 }, end: { x: end, y: below + 2 }, ...line });
      for (const end of [centre - up, centre + up])
        page.drawLine({ start: { x: beside - 2, y: end }, end: { x: beside + 2, y: end }, ...line });
    },
    leftPt,
    ROOM_PT,
  );
  const upPt = upMm * scale * POINTS_PER_MM;
  const acrossPt = acrossMm * scale * POINTS_PER_MM;
  paper.goDown(ROOM_PT / 2 + upPt / 2 + APART_PT + 2);
  const under = { sizePt: 7.5, leftPt: leftPt - 20, widthPt: sidePt + 40 };
  paper.print(`${measured(acrossMm)} across · ${measured(upMm)} up`, {
    ...under,
    leftPt: leftPt + sidePt / 2 - Math.max(acrossPt, 80) / 2,
  });
  paper.goDown(-(ROOM_PT / 2 + upPt / 2 + APART_PT + 2));
}

/** To the tenth of a millimetre that a calliper is read to. */
const measured = (mm: number): string => `${plain(Math.round(mm * 10) / 10)}${THIN}mm`;
