import { stoneRow } from '#documents/rows/stone-rows.ts';
import type { StoneListLine } from '#engine/contract/sheet.ts';
import { carats } from '#shared/measure-words.ts';
import styles from './stone-table.module.css';

interface StoneTableProps {
  readonly stones: readonly StoneListLine[];
  readonly totalCarats: number;
}

/** The stone list that the setter works from: length × width × depth in mm. */
export function StoneTable({ stones, totalCarats }: StoneTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Stone</th>
            <th scope="col" className={styles.number}>
              mm
            </th>
            <th scope="col" className={styles.number}>
              No.
            </th>
            <th scope="col" className={styles.number}>
              Weight
            </th>
          </tr>
        </thead>
        <tbody>
          {stones.map((line) => {
            const { name, place, size, count, weight } = stoneRow(line);
            return (
              <tr key={`${line.stoneId} ${size}`}>
                <th scope="row">
                  {name}
                  <span className={styles.role}>{place}</span>
                </th>
                <td className={styles.number}>{size}</td>
                <td className={styles.number}>{count}</td>
                <td className={styles.number}>{weight}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              All stones
            </th>
            <td className={styles.number}>{carats(totalCarats)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
