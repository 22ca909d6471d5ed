import { Link } from 'react-router-dom';
import { piecePath } from '../../lib/navigation/filled-paths.ts';
import { ChecksBadge } from '../../studio/pieces/checks-badge.tsx';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { type DesignSummary, designSummary } from '../../studio/pieces/design-summary.ts';
import { setPriceInWords } from '../../studio/pieces/set-price.ts';
import { useListing } from '../../studio/pieces/use-listing.ts';
import { useClientView } from '../../state/client-view.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { ledgerOfOrder } from '../../studio/ledger/design-ledger.ts';
import { type Ledger, noteBesideDepartures } from '../../studio/ledger/ledger.ts';
import { DepartureList } from './departure-list.tsx';
import styles from './tray-comparison.module.css';
import { calledInTray } from '../../studio/pieces/role-names.ts';
import type { TraySet } from './tray-sets.ts';
import { type TrayPiece, useTrayPiece } from '../../studio/trays/use-tray-piece.ts';

const rows: readonly { readonly label: string; readonly entry: keyof DesignSummary }[] = [
  { label: 'Metal', entry: 'metal' },
  { label: 'Weight', entry: 'weight' },
  { label: 'Stones', entry: 'stones' },
  { label: 'Size', entry: 'size' },
  { label: 'Price', entry: 'price' },
];

interface TrayComparisonProps {
  readonly tray: TrayRecord;
  readonly sets: readonly TraySet[];
  readonly drafts: readonly string[];
}

/** The pieces side by side at one scale and in one light, their summaries in rows, and what differs from the request. */
export function TrayComparison({ tray, sets, drafts }: TrayComparisonProps) {
  const ledgers = new Map(
    sets.flatMap((set) => {
      const ledger = ledgerOfOrder(tray.request, set.drafts) ?? [];
      return set.drafts.map(({ id }) => [id, ledger] as const);
    }),
  );
  return (
    <ul className={styles.comparison}>
      {drafts.map((id) => (
        <li key={id} className={styles.column}>
          <ComparedPiece id={id} ledgers={ledgers} />
        </li>
      ))}
    </ul>
  );
}

interface ComparedPieceProps {
  readonly id: string;
  /** What became of the request in the set of each piece. */
  readonly ledgers: ReadonlyMap<string, Ledger>;
}

function ComparedPiece({ id, ledgers }: ComparedPieceProps) {
  const piece = useTrayPiece(id);
  if (piece === undefined) return null;
  return <PieceColumn id={id} piece={piece} ledger={ledgers.get(id) ?? []} />;
}

interface PieceColumnProps {
  readonly id: string;
  readonly piece: TrayPiece;
  readonly ledger: Ledger;
}

function PieceColumn({ id, piece, ledger }: PieceColumnProps) {
  const { draft, revision, pictures } = piece;
  const { spec, weighed } = revision;
  const note = noteBesideDepartures(ledger);
  const isForClient = useClientView((state) => state.isOn);
  const price = useListing(id)?.priceOverride;
  const summary = designSummary(spec, weighed?.sheet, { setPrice: price && setPriceInWords(price, isForClient) });
  return (
    <>
      <PictureFrame alt={spec.title} {...pictures} />
      <h2 className={styles.title}>
        <Link to={piecePath(id)}>{spec.title}</Link>
      </h2>
      <dl>
        <div className={styles.entry}>
          <dt>Role</dt>
          <dd>{calledInTray(draft.proposal)}</dd>
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
      <div className={styles.differing}>
        {note !== undefined && <p className={styles.note}>{note}</p>}
        <DepartureList ledger={ledger} />
      </div>
    </>
  );
}
