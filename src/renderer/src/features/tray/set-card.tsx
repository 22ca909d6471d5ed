import { ledgerOfOrder } from '../../studio/ledger/design-ledger.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { currentRevision } from '../../studio/journal/draft.ts';
import { useTogether } from '../../studio/pieces/use-together.ts';
import { roleNames } from '../../studio/pieces/role-names.ts';
import { DepartureList } from './departure-list.tsx';
import { PieceCard } from './piece-card.tsx';
import styles from './set-card.module.css';
import type { TraySet } from './tray-sets.ts';

interface SetCardProps {
  readonly tray: TrayRecord;
  readonly set: TraySet;
}

/** One set for an order of several pieces: what they weigh and cost together, then each of them. */
export function SetCard({ tray, set: { role, drafts } }: SetCardProps) {
  const [first] = drafts;
  const title = first && currentRevision(first).spec.title;
  const together = useTogether(drafts);
  return (
    <section className={styles.set} aria-label={`${title} set`}>
      <header className={styles.head}>
        <p className={styles.role}>{roleNames[role]}</p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.together}>{together === undefined ? 'Weighing…' : `Together ${together}`}</p>
      </header>
      <DepartureList ledger={ledgerOfOrder(tray.request, drafts) ?? []} />
      <ul className={styles.pieces}>
        {drafts.map(({ id }) => (
          <li key={id}>
            <PieceCard id={id} inSet />
          </li>
        ))}
      </ul>
    </section>
  );
}
