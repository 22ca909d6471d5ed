import { rgb } from '@cantoo/pdf-lib';
import type { PrintedCode } from '../contract.ts';
import type { Paper } from './paper.ts';

const BLACK = rgb(0, 0, 0);

/** Prints a code at the place that is reached. White paper around it is left to whoever prints it: four modules at least. */
export function printCode(paper: Paper, { modulesAcross, isDark }: PrintedCode, leftPt: number, sidePt: number): void {
  const modulePt = sidePt / modulesAcross;
  paper.put(
    (page, { x, y }) => {
      for (const [index, dark] of isDark.entries()) {
        if (!dark) continue;
        const [row, column] = [Math.floor(index / modulesAcross), index % modulesAcross];
        const place = { x: x + column * modulePt, y: y + sidePt - (row + 1) * modulePt };
        page.drawRectangle({ ...place, width: modulePt, height: modulePt, color: BLACK });
      }
    },
    leftPt,
    sidePt,
  );
}
