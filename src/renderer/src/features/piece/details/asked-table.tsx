import type { KeptFact } from '#spec/kept/fact.ts';
import { capitalised } from '../../../lib/format/words.ts';
import { fieldWords, valueWords } from '../../../studio/ledger/fact-words.ts';
import type { Ledger } from '../../../studio/ledger/ledger.ts';
import styles from './asked-table.module.css';
import table from './stone-table.module.css';

interface AskedTableProps {
  readonly brief: string;
  readonly ledger: Ledger;
}

/** Everything that was said beside what the piece has of it. */
export function AskedTable({ brief, ledger }: AskedTableProps) {
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Asked</th>
            <th scope="col">In the piece</th>
          </tr>
        </thead>
        <tbody>
          {ledger.map((fact) => (
            <tr key={fact.place}>
              <th scope="row">
                {fact.span === undefined ? valueWords(fact.field, fact.value) : brief.slice(...fact.span)}
                <span className={table.role}>{capitalised(fieldWords(fact.field))}</span>
              </th>
              <td className={styles[fact.state]}>{outcome(fact)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function outcome(fact: KeptFact): string {
  switch (fact.state) {
    case 'kept':
      return fact.inDesign === undefined ? 'As asked' : valueWords(fact.field, fact.inDesign);
    case 'changed':
      return [valueWords(fact.field, fact.inDesign), fact.why].filter((words) => words !== undefined).join(', ');
    case 'notDone':
      return `Not done: ${fact.why}`;
    case 'asked':
      return 'To be asked';
    case 'outside':
      return capitalised(fact.why);
  }
}
