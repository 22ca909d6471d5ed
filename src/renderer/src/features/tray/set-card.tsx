import { Lock } from 'lucide-react';
import { Button } from '../../components/controls/button.tsx';
import { ledgerOfOrder } from '../../studio/ledger/design-ledger.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { currentRevision } from '../../studio/journal/draft.ts';
import { useTogether } from '../../studio/pieces/use-together.ts';
import { roleNames } from '../../studio/pieces/role-names.ts';
import { DepartureList } from './departure-list.tsx';
import { PieceCard } from './piece-card.tsx';
import { SetSheet } from './set-sheet.tsx';
import styles from './set-card.module.css';
import type { TraySet } from './tray-sets.ts';
import type { KeptPieces } from './use-kept-pieces.ts';

interface SetCardProps {
  readonly tray: TrayRecord;
  readonly set: TraySet;
  readonly kept: KeptPieces;
}

/** One set for an order of several pieces: what they weigh and cost together, then each of them. */
export function SetCard({ tray, set: { role, drafts }, kept }: SetCardProps) {
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
        {drafts.map((draft) => (
          <li key={draft.id}>
            <PieceCard id={draft.id} inSet />
            <Button
              className={styles.keep}
              aria-pressed={kept.isKept(draft)}
              aria-label={`Keep ${currentRevision(draft).spec.title}`}
              onClick={() => kept.toggle(draft)}
            >
              <Lock size={14} strokeWidth={1.5} aria-hidden />
              {kept.isKept(draft) ? 'Kept as it is' : 'Keep this one'}
            </Button>
          </li>
        ))}
      </ul>
      <SetSheet request={tray.request} drafts={drafts} />
    </section>
  );
}
