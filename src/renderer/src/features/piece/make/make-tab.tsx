import { fileWeights } from '#documents/rows/weight-rows.ts';
import type { Piece } from '../use-piece.ts';
import { CheckList } from './check-list.tsx';
import { Downloads } from './downloads.tsx';
import styles from './make-tab.module.css';
import { Papers } from './papers.tsx';

/** The findings, and the files for the caster. */
export function MakeTab({ piece }: { readonly piece: Piece }) {
  const { weighed } = piece.solid;
  return (
    <div className={styles.make}>
      <section aria-labelledby="checks-heading">
        <h2 className={styles.heading} id="checks-heading">
          Checks
        </h2>
        {weighed === undefined ? (
          <p className={styles.waiting}>Checking the piece…</p>
        ) : (
          <CheckList findings={weighed.findings} onMend={(patch) => piece.edit(patch, 'remedy')} onUndo={piece.undo} />
        )}
      </section>
      <section aria-labelledby="files-heading">
        <h2 className={styles.heading} id="files-heading">
          Files for the workshop
        </h2>
        {weighed !== undefined && piece.solid.isCurrent && (
          <p className={styles.weights}>{fileWeights(weighed.sheet)}</p>
        )}
        <Downloads key={piece.revision.id} spec={piece.revision.spec} />
      </section>
      {weighed !== undefined && piece.solid.isCurrent && (
        <section aria-labelledby="papers-heading">
          <h2 className={styles.heading} id="papers-heading">
            Papers
          </h2>
          <Papers key={piece.revision.id} draft={piece.draft} revision={piece.revision} weighed={weighed} />
        </section>
      )}
    </div>
  );
}
