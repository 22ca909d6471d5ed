import { Link } from 'react-router-dom';
import { piecePath } from '../../lib/navigation/paths.ts';
import { ChecksBadge } from '../../studio/pieces/checks-badge.tsx';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { type DesignSummary, designSummary } from '../../studio/pieces/design-summary.ts';
import styles from './tray-comparison.module.css';
import { roleNames } from '../../studio/pieces/role-names.ts';
import { type TrayPiece, useTrayPiece } from './use-tray-piece.ts';

const rows: readonly { readonly label: string; readonly entry: keyof DesignSummary }[] = [
  { label: 'Metal', entry: 'metal' },
  { label: 'Weight', entry: 'weight' },
  { label: 'Stones', entry: 'stones' },
  { label: 'Size', entry: 'size' },
  { label: 'Price', entry: 'price' },
];

/** The pieces side by side at one scale and in one light, their summaries in rows. */
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
  const summary = designSummary(spec, weighed?.sheet);
  return (
    <>
      <PictureFrame alt={spec.title} {...pictures} />
      <h2 className={styles.title}>
        <Link to={piecePath(id)}>{spec.title}</Link>
      </h2>
      <dl>
        <div className={styles.entry}>
          <dt>Role</dt>
          <dd>{roleNames[draft.proposal.role]}</dd>
        </div>
        {rows.map(({ label, entry }) => (
          <div key={entry} className={styles.entry}>
            <dt>{label}</dt>
            <dd>{summary[entry] ?? '–'}</dd>
          </div>
        ))}
        <div className={styles.entry}>
          <dt>Checks</dt>
          <dd>{weighed ? <ChecksBadge findings={weighed.findings} of={id} /> : '–'}</dd>
        </div>
      </dl>
    </>
  );
}
