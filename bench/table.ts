import { meets, type Row } from './row.ts';

const verdict = { true: 'met', false: 'MISSED', undefined: '' } as const;

/** Rows as aligned text: figure, unit, target, whether it was met. */
export function tableOf(name: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const target = row.target ? `${row.target.kind} ${row.target.value}` : '';
    return `  ${row.what.padEnd(58)} ${format(row.value).padStart(12)} ${row.unit.padEnd(8)} ${target.padEnd(14)} ${verdict[`${meets(row)}`]}`;
  });
  return [`${name}`, ...lines, ''].join('\n');
}

function format(value: number): string {
  if (!Number.isFinite(value)) return 'n/a';
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
