import { type ReactNode, useState } from 'react';
import { studioNotOnline } from '#shared/not-online.ts';
import { Button } from '../../components/controls/button.tsx';
import { useClientView } from '../../state/client-view.ts';
import { ShareDialog } from './share-dialog.tsx';
import { ShareItem } from './share-item.tsx';
import styles from './share-panel.module.css';
import type { ShareSubject } from './share-subject.ts';
import { useShares } from './use-shares.ts';

interface SharePanelProps {
  readonly heading?: ReactNode;
  /** Undefined while the piece is weighed: then none is made yet. */
  readonly subject: ShareSubject | undefined;
  readonly thing: ShareSubject['thing'];
  readonly workshopId: string | undefined;
  /** The state that is shown here. */
  readonly revisionId: string;
}

/** The links by which clients see a piece at home: what they said to it, and a way to make another. Nothing for who does not sell, nor for the client. */
export function SharePanel({ heading, subject, thing, workshopId, revisionId }: SharePanelProps) {
  const [isOpen, setOpen] = useState(false);
  const isForClient = useClientView((state) => state.isOn);
  const { data: listed, error } = useShares(workshopId, thing);
  if (isForClient || listed === null) return null;
  const shares = listed?.shares ?? [];
  return (
    <div className={styles.panel}>
      {heading}
      {shares.length > 0 && (
        <ul className={styles.shares} aria-label="Links to this piece">
          {shares.map((share) => (
            <ShareItem
              key={share.id}
              share={share}
              thing={thing}
              workshopId={workshopId ?? ''}
              isOfOtherState={share.revisionId !== revisionId}
            />
          ))}
        </ul>
      )}
      {error !== null && <p className={styles.quiet}>The links of this piece can’t be read at the moment.</p>}
      {listed?.reach === 'nobody' ? (
        <p className={styles.quiet}>
          {studioNotOnline.message} {studioNotOnline.remedy}
        </p>
      ) : (
        <Button className={styles.share} disabled={subject === undefined} onClick={() => setOpen(true)}>
          {shares.length === 0 ? 'Make a link for the client' : 'Make another link'}
        </Button>
      )}
      {isOpen && subject !== undefined && (
        <ShareDialog subject={subject} listed={listed} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
