import { rgb } from '@cantoo/pdf-lib';
import type { PrintedCode } from '../contract.ts';
import type { Paper } from './paper.ts';

const BLACK = rgb(0, 0, 0);

/** Prints a code at the place that is reached. White paper around it is left to whoever prints it: four modules at least. */
export function printCode(paper: Paper, code: PrintedCode, leftPt: number, sidePt: number): void {
  const modulePt = sidePt / code.modulesAcross;
  paper.put(
    (page, { x, y }) => {
      for (const { row, from, to } of darkRuns(code)) {
        const place = { x: x + from * modulePt, y: y + sidePt - (row + 1) * modulePt };
        page.drawRectangle({ ...place, width: (to - from) * modulePt, height: modulePt, color: BLACK });
      }
    },
    leftPt,
    sidePt,
  );
}

/** Dark modules beside one another are one bar: between two there would be a hairline of white. */
function darkRuns({ modulesAcross, isDark }: PrintedCode) {
  const runs: { readonly row: number; readonly from: number; to: number }[] = [];
  for (const [index, dark] of isDark.entries()) {
    const [row, column] = [Math.floor(index / modulesAcross), index % modulesAcross];
    const last = runs.at(-1);
    if (dark && last?.row === row && last.to === column) last.to += 1;
    else if (dark) runs.push({ row, from: column, to: column + 1 });
  }
  return runs;
}
