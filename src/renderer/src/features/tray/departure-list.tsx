import { capitalised } from '#shared/words.ts';
import { departureWords } from '../../studio/ledger/fact-words.ts';
import { type Ledger, departuresIn } from '../../studio/ledger/ledger.ts';
import styles from './departure-list.module.css';

/** What was said and is otherwise in these pieces. */
export function DepartureList({ ledger }: { readonly ledger: Ledger }) {
  const missed = new Set(departuresIn(ledger).map(departureWords));
  if (missed.size === 0) return null;
  return (
    <ul className={styles.missed} aria-label="Different from your request">
      {[...missed].map((words) => (
        <li key={words}>{capitalised(words)}</li>
      ))}
    </ul>
  );
}
