import { capitalised } from '../../lib/format/words.ts';
import { missedWords } from '../../studio/ledger/fact-words.ts';
import { type Ledger, missedFacts } from '../../studio/ledger/ledger.ts';
import styles from './missed-list.module.css';

/** What was said and is otherwise in these pieces. */
export function MissedList({ ledger }: { readonly ledger: Ledger }) {
  const missed = new Set(missedFacts(ledger).map(missedWords));
  if (missed.size === 0) return null;
  return (
    <ul className={styles.missed} aria-label="Otherwise than asked">
      {[...missed].map((words) => (
        <li key={words}>{capitalised(words)}</li>
      ))}
    </ul>
  );
}
