import type { KeptFact } from '#spec/kept/fact.ts';
import { capitalised } from '#shared/words.ts';
import { fieldWords, valueWords } from '../../../studio/ledger/fact-words.ts';
import type { Ledger } from '../../../studio/ledger/ledger.ts';
import styles from './asked-table.module.css';
import table from './stone-table.module.css';

interface AskedTableProps {
  readonly brief: string;
  /** Of the budget, where one was said. */
  readonly currency: string | undefined;
  readonly ledger: Ledger;
}

/** Everything that was said beside what the piece has of it. */
export function AskedTable({ brief, currency, ledger }: AskedTableProps) {
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
                {fact.span === undefined ? valueWords(fact.field, fact.value, currency) : brief.slice(...fact.span)}
                <span className={table.role}>{capitalised(fieldWords(fact.field))}</span>
              </th>
              <td className={styles[fact.state]}>{outcome(fact, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function outcome(fact: KeptFact, currency: string | undefined): string {
  switch (fact.state) {
    case 'kept':
    case 'changed':
      if (fact.inDesign === undefined) return 'As asked';
      return [valueWords(fact.field, fact.inDesign, currency), fact.why]
        .filter((words) => words !== undefined)
        .join(', ');
    case 'notDone':
      return `Not done: ${fact.why}`;
    case 'asked':
      return 'To be asked';
    case 'outside':
      return capitalised(fact.why);
  }
}
