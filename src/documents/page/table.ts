import { printHeading } from './letterhead.ts';
import { inks, type Paper } from './paper.ts';

/** A column of a table: its heading, its width as a share of the table, and which side its entries stand on. */
export interface Column {
  readonly title: string;
  readonly share: number;
  readonly align?: 'left' | 'right';
}

/** One row: an entry for each column; what is strong is a sum. */
export interface TableRow {
  readonly entries: readonly string[];
  readonly isSum?: boolean;
}

/** About what a heading and a row of one line take. */
const HEADING_PT = 50;
const ROW_PT = 20;

const CELL = { sizePt: 8.5, padPt: 4, gapPt: 8 };

/** Prints a heading and a table under it with hairlines; a row is never broken between two pages, nor a table that fits one. */
export function printTable(paper: Paper, heading: string, columns: readonly Column[], rows: readonly TableRow[]): void {
  paper.makeRoom(Math.min(HEADING_PT + rows.length * ROW_PT, paper.heightPt / 2));
  printHeading(paper, heading);
  const titles = columns.map(({ title }) => title);
  if (titles.some((title) => title !== '')) printRow(paper, columns, { entries: titles }, true);
  for (const row of rows) printRow(paper, columns, row, false);
}

function printRow(paper: Paper, columns: readonly Column[], { entries, isSum }: TableRow, isTitle: boolean): void {
  paper.makeRoom(2 * CELL.sizePt + 2 * CELL.padPt);
  paper.goDown(CELL.padPt);
  let [leftPt, heightPt] = [0, 0];
  for (const [index, { share, align = 'left' }] of columns.entries()) {
    const widthPt = paper.widthPt * share;
    const height = paper.print(entries[index] ?? '', {
      sizePt: isTitle ? 7.5 : CELL.sizePt,
      ink: isTitle ? inks.quiet : inks.ink,
      font: isSum ? 'strong' : 'text',
      leftPt,
      // The last column ends where the lines do.
      widthPt: index === columns.length - 1 ? widthPt : widthPt - CELL.gapPt,
      align,
    });
    heightPt = Math.max(heightPt, height);
    leftPt += widthPt;
  }
  paper.goDown(heightPt + CELL.padPt);
  paper.rule();
}
