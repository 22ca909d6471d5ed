import { Link } from 'react-router-dom';
import { classes } from '../../lib/classes.ts';
import { piecePath } from '../../lib/navigation/filled-paths.ts';
import { Button } from '../../components/controls/button.tsx';
import { ChecksBadge } from '../../studio/pieces/checks-badge.tsx';
import { designSummary, summaryInOrder } from '../../studio/pieces/design-summary.ts';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import { useTrayPiece } from '../../studio/trays/use-tray-piece.ts';
import { useTrayGround } from '../../studio/tray-ground.ts';
import styles from './open-piece.module.css';

interface OpenPieceProps {
  readonly id: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** A piece that lies beside the conversation: choosing it makes it the one that is spoken of. */
export function OpenPiece({ id, isChosen, onChoose }: OpenPieceProps) {
  const piece = useTrayPiece(id);
  const ground = useTrayGround();
  if (piece === undefined) return <PictureFrame alt="" ground={ground} />;
  const { revision, pictures } = piece;
  const { spec, weighed } = revision;
  return (
    <article className={classes(styles.piece, isChosen && styles.chosen)} aria-label={spec.title}>
      <Link className={styles.picture} to={piecePath(id)} aria-label={`Open ${spec.title}`}>
        <PictureFrame alt="" {...pictures} />
      </Link>
      <div className={styles.head}>
        <h2 className={styles.title}>{spec.title}</h2>
        {weighed && <ChecksBadge findings={weighed.findings} of={id} />}
      </div>
      <SummaryLine entries={summaryInOrder(designSummary(spec, weighed?.sheet))} />
      <Button variant="quiet" aria-pressed={isChosen} onClick={onChoose}>
        {isChosen ? 'We talk about this one' : 'Talk about this one'}
      </Button>
    </article>
  );
}
