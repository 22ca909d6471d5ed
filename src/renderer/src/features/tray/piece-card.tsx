import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { piecePath } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../components/controls/button.tsx';
import { ChecksBadge } from '../../studio/pieces/checks-badge.tsx';
import { FiguresLine } from '../../studio/pieces/figures-line.tsx';
import { LikeButton } from '../../studio/pieces/like-button.tsx';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { PriceButton } from '../../studio/pieces/price-button.tsx';
import { figuresInOrder, designFigures } from '../../lib/format/figures.ts';
import styles from './piece-card.module.css';
import { proposalWords } from '../../studio/journal/draft.ts';
import { roleNames } from '../../studio/pieces/role-names.ts';
import { ledgerOf } from '../../studio/ledger/design-ledger.ts';
import { TimesMade } from '../../studio/pieces/times-made.tsx';
import { capitalised } from '../../lib/format/words.ts';
import { DepartureList } from './departure-list.tsx';
import { useTrayPiece } from './use-tray-piece.ts';

interface PieceCardProps {
  readonly id: string;
  /** Among the pieces of a set, which tells itself what all have in common. */
  readonly inSet?: boolean;
}

/** One proposed piece: picture, role, name, reason and figures. */
export function PieceCard({ id, inSet = false }: PieceCardProps) {
  const piece = useTrayPiece(id);
  if (piece === undefined) return <PictureFrame alt="" drawing={undefined} photo={undefined} />;
  const { draft, revision, pictures } = piece;
  const { spec, weighed } = revision;
  const words = proposalWords(draft);
  return (
    <article className={styles.card} aria-label={spec.title}>
      <Link className={styles.picture} to={piecePath(id)} tabIndex={-1} aria-hidden>
        <PictureFrame alt={spec.title} drawing={pictures.drawing} photo={pictures.photo} />
      </Link>
      <LikeButton image={id} title={spec.title} className={styles.like} />
      <div className={styles.head}>
        <p className={styles.role}>{inSet ? capitalised(spec.kind) : roleNames[draft.proposal.role]}</p>
        {weighed && <ChecksBadge findings={weighed.findings} />}
      </div>
      {!inSet && <h2 className={styles.title}>{spec.title}</h2>}
      <p className={styles.reason}>{words.reason}</p>
      <FiguresLine figures={figuresInOrder({ ...designFigures(spec, weighed?.sheet), price: undefined })} />
      {words.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <TimesMade draft={draft} className={styles.times} />
      {!inSet && <DepartureList ledger={ledgerOf(draft) ?? []} />}
      <footer className={styles.foot}>
        {weighed ? <PriceButton price={weighed.sheet.price} /> : <span className={styles.weighing}>Weighing…</span>}
        <ButtonLink to={piecePath(id)} aria-label={`Open ${spec.title}`}>
          Open
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </ButtonLink>
      </footer>
    </article>
  );
}
