import type { StoneListLine } from '#engine/contract/sheet.ts';
import { builtCuts } from '#spec/tables/cuts.ts';
import { gems } from '#spec/tables/gems.ts';
import { carats, plain } from '../../../lib/format/measure.ts';
import { nameOfId } from '#shared/words.ts';
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
          {stones.map((line) => (
            <tr key={`${line.stoneId} ${line.sizeMm.join(' ')}`}>
              <th scope="row">
                {gems[line.gem].name}, {builtCuts[line.shape].name.toLowerCase()}
                <span className={styles.role}>
                  {nameOfId(line.stoneId)}
                  {line.colour !== '' && `, ${line.colour}`}
                </span>
              </th>
              <td className={styles.number}>{line.sizeMm.map(plain).join(' × ')}</td>
              <td className={styles.number}>{line.count}</td>
              <td className={styles.number}>{carats(line.caratsTotal)}</td>
            </tr>
          ))}
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
