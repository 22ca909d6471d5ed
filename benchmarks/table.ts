import { meets, type Row, type Target } from './row.ts';

const MISSED = 'MISSED';
const sign = { 'at most': '≤', 'at least': '≥' } as const;

/**
 * Lines and columns of one case: a column for each figure where several subjects are measured, else a line for each.
 */
interface Table {
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** A case as aligned text, for the terminal. */
export function plainTextOf(name: string, rows: readonly Row[]): string {
  const { head, lines } = cellsOf(rows);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => lengthOf(line[column] ?? ''))));
  const aligned = (line: readonly string[]): string =>
    line
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
        return column === 0 ? cell + gap : gap + cell;
      })
      .join('   ')
      .trimEnd();
  return [name, ...[head, ...lines].map((line) => `  ${aligned(line)}`), ''].join('\n');
}

/** The same for a page of the documentation. */
export function markdownOf(name: string, rows: readonly Row[]): string {
  const { head, lines } = cellsOf(rows);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, column) => (column === 0 ? '---' : '---:')));
  return [`## ${name}`, '', line(head), rule, ...lines.map(line), ''].join('\n');
}

function cellsOf(rows: readonly Row[]): Table {
  const subjects = [...new Set(rows.flatMap((row) => row.of ?? []))];
  if (subjects.length === 0) {
    return {
      head: ['', 'figure', 'target'],
      lines: rows.map((row) => [row.what, figure(row), said(row.target, row.unit)]),
    };
  }
  const columns = [...new Map(rows.map((row) => [row.what, row])).values()];
  const head = columns.map(({ what, unit, target }) => {
    const limit = target ? `${sign[target.kind]} ${target.value}` : '';
    return [what, [unit, limit].filter((word) => word !== '').join(' ')].filter((word) => word !== '').join(', ');
  });
  const lines = subjects.map((of) => [
    of,
    ...columns.map(({ what }) => {
      const row = rows.find((one) => one.of === of && one.what === what);
      return row ? `${number(row.value)}${meets(row) === false ? ` ${MISSED}` : ''}` : '';
    }),
  ]);
  return { head: ['', ...head], lines };
}

function figure(row: Row): string {
  return `${number(row.value)} ${row.unit}`.trimEnd();
}

function said(target: Target | undefined, unit: string): string {
  return target ? `${sign[target.kind]} ${target.value} ${unit}` : '';
}

/** A number to three significant figures. */
function number(value: number): string {
  if (!Number.isFinite(value)) return 'n/a';
  return Math.abs(value) >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

/** The width of a cell in characters: `²` and `→` count as one each. */
function lengthOf(cell: string): number {
  return [...cell].length;
}
