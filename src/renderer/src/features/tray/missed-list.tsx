import { capitalised } from '../../lib/format/words.ts';
import { missedWords } from '../../studio/ledger/fact-words.ts';
import { type Ledger, missedFacts } from '../../studio/ledger/ledger.ts';
import styles from './missed-list.module.css';

/** What was said and is otherwise in these pieces. */
export function MissedList({ ledger }: { readonly ledger: Ledger }) {
  const missed = missedFacts(ledger);
  if (missed.length === 0) return null;
  return (
    <ul className={styles.missed} aria-label="Otherwise than asked">
      {missed.map((fact) => (
        <li key={fact.place}>{capitalised(missedWords(fact))}</li>
      ))}
    </ul>
  );
}
