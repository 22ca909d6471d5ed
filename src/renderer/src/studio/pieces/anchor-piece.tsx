import { Link } from 'react-router-dom';
import { piecePath } from '../../lib/navigation/filled-paths.ts';
import { useTrayPiece } from '../trays/use-tray-piece.ts';
import styles from './anchor-piece.module.css';
import { designSummary, summaryInOrder } from './design-summary.ts';
import { PictureFrame } from './picture-frame.tsx';
import { SummaryLine } from './summary-line.tsx';

/** A piece that others are drawn from or around: small, with what it is. */
export function AnchorPiece({ id, says }: { readonly id: string; readonly says: string }) {
  const piece = useTrayPiece(id);
  if (piece === undefined) return null;
  const { revision, pictures } = piece;
  const { spec, weighed } = revision;
  return (
    <section className={styles.anchor} aria-label={spec.title}>
      <Link className={styles.picture} to={piecePath(id)} tabIndex={-1} aria-hidden>
        <PictureFrame alt="" {...pictures} />
      </Link>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={piecePath(id)}>{spec.title}</Link>
        </h2>
        <p className={styles.says}>{says}</p>
        <SummaryLine entries={summaryInOrder(designSummary(spec, weighed?.sheet))} />
      </div>
    </section>
  );
}
