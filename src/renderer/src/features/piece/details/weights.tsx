import { weightRows } from '#documents/rows/weight-rows.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import styles from './sheet-rows.module.css';

/** The weights and measures of a piece. */
export function Weights({ sheet }: { readonly sheet: Sheet }) {
  return (
    <dl>
      {weightRows(sheet).map(([label, value]) => (
        <div key={`${label} ${value}`} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
