import type { VisitorList, VisitorRow } from './visitor-lists.ts';
import styles from './visitor-table.module.css';

type Column = VisitorList['columns'][number];

/** Rows under each other, with columns where there is room; on a phone each row is a card with the names beside. */
export function VisitorTable({ list, rows }: { readonly list: VisitorList; readonly rows: readonly VisitorRow[] }) {
  return (
    <table className={styles.table} aria-label={list.title}>
      <thead className={styles.head}>
        <tr>
          {list.columns.map(({ name, label }) => (
            <th key={name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row['id']} className={styles.row}>
            {list.columns.map((column) => (
              <td key={column.name} className={styles.cell} data-kind={column.kind} data-label={column.label}>
                <Value column={column} value={row[column.name] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Value({ column, value }: { readonly column: Column; readonly value: string }) {
  if (value === '') return <span className={styles.none}>–</span>;
  if (column.kind === 'moment') return <time dateTime={value}>{moments.format(new Date(value))}</time>;
  if (column.kind === 'email') return <a href={`mailto:${encodeURIComponent(value)}`}>{value}</a>;
  return value;
}
