import { withoutReordering } from '#shared/forms/without-reordering.ts';
import styles from './rows-table.module.css';

/** A row of a list for administrators: its values by name. */
export type ListedRow = Readonly<Record<string, string | null>> & { readonly id: string };

/** How a column is headed and shown. */
export interface ColumnHead {
  readonly label: string;
  readonly kind?: 'moment' | 'phone' | 'email' | 'prose' | 'amount';
}

/** A column of a list: a value of its rows. */
export interface ListedColumn<Row extends ListedRow> extends ColumnHead {
  readonly name: keyof Row & string;
}

interface RowsTableProps<Row extends ListedRow> {
  readonly title: string;
  readonly columns: readonly ListedColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Rows under each other, with columns where there is room; on a phone each row is a card with the names beside. */
export function RowsTable<Row extends ListedRow>({ title, columns, rows }: RowsTableProps<Row>) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ name, label, kind }) => (
            <th key={name} scope="col" data-kind={kind}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            {columns.map((column) => (
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
  readonly kind: ColumnHead['kind'];
  readonly value: string;
}

function Value({ kind, value }: ValueProps) {
  const shown = withoutReordering(value);
  if (value === '') return <span className={styles.none}>–</span>;
  if (kind === 'moment') return <time dateTime={value}>{moments.format(new Date(value))}</time>;
  if (kind === 'email') return <a href={`mailto:${encodeURIComponent(value)}`}>{shown}</a>;
  return <bdi>{shown}</bdi>;
}
