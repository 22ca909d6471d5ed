import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { piecePath, setAroundPath, variationsPath } from '../../lib/navigation/filled-paths.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { ChecksBadge } from '../../studio/pieces/checks-badge.tsx';
import { OrderButton } from '../../studio/orders/order-button.tsx';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import { LikeButton } from '../../studio/pieces/like-button.tsx';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { PriceButton } from '../../studio/pieces/price-button.tsx';
import { summaryInOrder, designSummary } from '../../studio/pieces/design-summary.ts';
import styles from './piece-card.module.css';
import { reasonOf } from '../../studio/journal/draft.ts';
import { calledInTray } from '../../studio/pieces/role-names.ts';
import { ledgerOf } from '../../studio/ledger/design-ledger.ts';
import { noteBesideDepartures } from '../../studio/ledger/ledger.ts';
import { TimesMade } from '../../studio/pieces/times-made.tsx';
import { capitalised } from '#shared/words.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { designSession } from '../../studio/studio.ts';
import { DepartureList } from './departure-list.tsx';
import { useTrayGround } from '../../studio/tray-ground.ts';
import { useTrayPiece } from '../../studio/trays/use-tray-piece.ts';

interface PieceCardProps {
  readonly id: string;
  /** Among the pieces of a set, which tells itself what all have in common. */
  readonly inSet?: boolean;
}

/** One proposed piece: picture, role, name, reason and summary. */
export function PieceCard({ id, inSet = false }: PieceCardProps) {
  const piece = useTrayPiece(id);
  const ground = useTrayGround();
  if (piece === undefined) return <PictureFrame alt="" ground={ground} />;
  const { draft, revision, pictures } = piece;
  const { spec, weighed } = revision;
  const ledger = ledgerOf(draft) ?? [];
  const note = noteBesideDepartures(ledger);
  return (
    <article className={styles.card} data-ground={pictures.ground} aria-label={spec.title}>
      <Link className={styles.picture} to={piecePath(id)} tabIndex={-1} aria-hidden>
        <PictureFrame alt={spec.title} {...pictures} />
      </Link>
      <LikeButton image={id} title={spec.title} className={styles.like} />
      <div className={styles.head}>
        <p className={styles.role}>
          {inSet ? capitalised(pieceKinds[spec.kind].called) : calledInTray(draft.proposal)}
        </p>
        {weighed && <ChecksBadge findings={weighed.findings} of={id} />}
      </div>
      {!inSet && <h2 className={styles.title}>{spec.title}</h2>}
      <p className={styles.reason}>{reasonOf(draft)}</p>
      <SummaryLine entries={summaryInOrder({ ...designSummary(spec, weighed?.sheet), price: undefined })} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <TimesMade draft={draft} className={styles.times} />
      {!inSet && <DepartureList ledger={ledger} />}
      {!inSet && (
        <p className={styles.further}>
          <Link to={variationsPath(id)} aria-label={`More like ${spec.title}`}>
            More like this
          </Link>
          <Button
            variant="bare"
            aria-label={`${spec.title} at three prices`}
            onClick={() => designSession.vary(id, 'three-prices')}
          >
            Good, better, best
          </Button>
          <Link to={setAroundPath(id)} aria-label={`Add ${spec.title} to a set`}>
            Add to a set
          </Link>
        </p>
      )}
      <footer className={styles.foot}>
        {weighed ? (
          <PriceButton price={weighed.sheet.price} of={id} />
        ) : (
          <span className={styles.weighing}>Weighing…</span>
        )}
        <span className={styles.ways}>
          {weighed && <OrderButton designId={id} title={spec.title} variant="bare" />}
          <ButtonLink to={piecePath(id)} aria-label={`Open ${spec.title}`}>
            Open
            <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
          </ButtonLink>
        </span>
      </footer>
    </article>
  );
}
