import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { paperNames } from '#documents/paper-names.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { studioCounter } from '../../../studio/counter/studio-counter.ts';
import type { Draft, Revision, Weighed } from '../../../studio/journal/draft.ts';
import { PaperList } from '../../../studio/papers/paper-list.tsx';
import { writePaper } from '../../../studio/papers/write-paper.ts';
import styles from './downloads.module.css';

interface PapersProps {
  readonly draft: Draft;
  readonly revision: Revision;
  readonly weighed: Weighed;
}

/** The documents of a piece: for the client, and for the bench. */
export function Papers({ draft, revision, weighed }: PapersProps) {
  const shopName = useStore(studioCounter.store, ({ kept }) => kept?.shopName);
  const piece = { designId: draft.id, revisionId: revision.id, spec: revision.spec, weighed, shopName: shopName ?? '' };
  return (
    <>
      <PaperList papers={paperNames} write={(name, signal) => writePaper(name, piece, signal)} />
      {shopName !== undefined && (
        <p className={styles.use}>
          They bear the name “{shopName}”, which your <Link to={paths.profile}>profile page</Link> changes.
        </p>
      )}
    </>
  );
}
