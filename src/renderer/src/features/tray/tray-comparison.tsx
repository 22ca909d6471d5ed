import { Link } from 'react-router-dom';
import { piecePath } from '../../lib/navigation/paths.ts';
import { ChecksBadge } from '../../studio/pieces/checks-badge.tsx';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { type DesignFacts, designFacts } from '../../lib/format/facts.ts';
import styles from './tray-comparison.module.css';
import { roleNames } from '../../studio/pieces/role-names.ts';
import { type TrayPiece, useTrayPiece } from './use-tray-piece.ts';

const rows: readonly { readonly label: string; readonly fact: keyof DesignFacts }[] = [
  { label: 'Metal', fact: 'metal' },
  { label: 'Weight', fact: 'weight' },
  { label: 'Stones', fact: 'stones' },
  { label: 'Size', fact: 'size' },
  { label: 'Price', fact: 'price' },
];

/** The pieces side by side at one scale and in one light, their facts in rows. */
export function TrayComparison({ drafts }: { readonly drafts: readonly string[] }) {
  return (
    <ul className={styles.comparison}>
      {drafts.map((id) => (
        <li key={id} className={styles.column}>
          <ComparedPiece id={id} />
        </li>
      ))}
    </ul>
  );
}

function ComparedPiece({ id }: { readonly id: string }) {
  const piece = useTrayPiece(id);
  return piece === undefined ? null : <PieceColumn id={id} piece={piece} />;
}

function PieceColumn({ id, piece }: { readonly id: string; readonly piece: TrayPiece }) {
  const { draft, revision, pictures } = piece;
  const { spec, weighed } = revision;
  const facts = designFacts(spec, weighed?.sheet);
  return (
    <>
      <PictureFrame alt={spec.title} drawing={pictures.drawing} photo={pictures.photo} />
      <h2 className={styles.title}>
        <Link to={piecePath(id)}>{spec.title}</Link>
      </h2>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>Role</dt>
          <dd>{roleNames[draft.proposal.role]}</dd>
        </div>
        {rows.map(({ label, fact }) => (
          <div key={fact} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{facts[fact] ?? '–'}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt>Checks</dt>
          <dd>{weighed ? <ChecksBadge findings={weighed.findings} /> : '–'}</dd>
        </div>
      </dl>
    </>
  );
}
