import { withoutReordering } from '#shared/forms/without-reordering.ts';
import type { VisitorColumn, VisitorList, VisitorRow } from './visitor-list.ts';
import styles from './visitor-table.module.css';

interface VisitorTableProps<Row extends VisitorRow> {
  readonly list: VisitorList<Row>;
  readonly rows: readonly Row[];
}

/** Rows under each other, with columns where there is room; on a phone each row is a card with the names beside. */
export function VisitorTable<Row extends VisitorRow>({ list, rows }: VisitorTableProps<Row>) {
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
          <tr key={row.id} className={styles.row}>
            {list.columns.map((column) => (
              <td key={column.name} className={styles.cell} data-kind={column.kind} data-label={column.label}>
                <Value kind={column.kind} value={row[column.name] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const moments = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface ValueProps {
  readonly kind: VisitorColumn<VisitorRow>['kind'];
  readonly value: string;
}

function Value({ kind, value }: ValueProps) {
  const shown = withoutReordering(value);
  if (value === '') return <span className={styles.none}>–</span>;
  if (kind === 'moment') return <time dateTime={value}>{moments.format(new Date(value))}</time>;
  if (kind === 'email') return <a href={`mailto:${encodeURIComponent(value)}`}>{shown}</a>;
  return <bdi>{shown}</bdi>;
}
