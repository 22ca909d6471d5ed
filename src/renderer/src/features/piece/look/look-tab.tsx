import type { GroundName } from '#picture/contract.ts';
import { weightAndPriceRemarks } from '#spec/kept/remarks.ts';
import { ChecksBadge } from '../../../studio/pieces/checks-badge.tsx';
import { PriceButton } from '../../../studio/pieces/price-button.tsx';
import { reasonOf } from '../../../studio/journal/draft.ts';
import { ledgerOf } from '../../../studio/ledger/design-ledger.ts';
import { calledInTray } from '../../../studio/pieces/role-names.ts';
import type { Piece } from '../use-piece.ts';
import { GroundChoice } from './ground-choice.tsx';
import { InCatalogue } from './in-catalogue.tsx';
import styles from './look-tab.module.css';
import { Revisions } from './revisions.tsx';
import { SharePiece } from './share-piece.tsx';

interface LookTabProps {
  readonly piece: Piece;
  readonly ground: GroundName;
  readonly onGround: (ground: GroundName) => void;
}

/** What the jeweller tells the client about the piece. */
export function LookTab({ piece, ground, onGround }: LookTabProps) {
  const { draft, solid } = piece;
  const remarks = weightAndPriceRemarks(ledgerOf(draft) ?? []);
  return (
    <div className={styles.look}>
      <div className={styles.words}>
        <p className={styles.role}>{calledInTray(draft.proposal)}</p>
        <p className={styles.reason}>{reasonOf(draft)}</p>
        {remarks.map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
      </div>
      {solid.weighed && (
        <div className={styles.line}>
          <PriceButton price={solid.weighed.sheet.price} of={draft.id} />
          <ChecksBadge findings={solid.weighed.findings} of={draft.id} />
        </div>
      )}
      <InCatalogue id={draft.id} />
      <SharePiece piece={piece} />
      <GroundChoice chosen={ground} onChoose={onGround} />
      <section className={styles.asked} aria-labelledby="asked-heading">
        <h2 className={styles.heading} id="asked-heading">
          Asked for
        </h2>
        <p>“{draft.brief}”</p>
      </section>
      <Revisions piece={piece} />
    </div>
  );
}
