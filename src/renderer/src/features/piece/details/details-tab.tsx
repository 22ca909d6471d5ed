import { TimesMade } from '../../../studio/pieces/times-made.tsx';
import { PriceLines } from '../../../studio/pieces/price-button.tsx';
import { ledgerAt } from '../../../studio/ledger/design-ledger.ts';
import { AskedTable } from './asked-table.tsx';
import type { Piece } from '../use-piece.ts';
import styles from './details-tab.module.css';
import { StoneTable } from './stone-table.tsx';
import { Weights } from './weights.tsx';

/** The sheet: weights, stones and price lines. Everything on it is computed. */
export function DetailsTab({ piece }: { readonly piece: Piece }) {
  const { weighed, isCurrent } = piece.solid;
  if (weighed === undefined) return <p className={styles.waiting}>Weighing the piece…</p>;
  const { sheet } = weighed;
  const { brief, request } = piece.draft;
  const ledger = ledgerAt(request, piece.spec, sheet);
  return (
    <div className={styles.details} aria-busy={!isCurrent}>
      <section aria-labelledby="weights-heading">
        <h2 className={styles.heading} id="weights-heading">
          Weight and measures
        </h2>
        <Weights sheet={sheet} />
      </section>
      {sheet.stones.length > 0 && (
        <section aria-labelledby="stones-heading">
          <h2 className={styles.heading} id="stones-heading">
            Stones
          </h2>
          <StoneTable stones={sheet.stones} totalCarats={sheet.totalCarats} />
        </section>
      )}
      <section aria-labelledby="price-heading">
        <h2 className={styles.heading} id="price-heading">
          Price
        </h2>
        <PriceLines price={sheet.price} of={piece.draft.id} />
        <TimesMade draft={piece.draft} />
      </section>
      {ledger.length > 0 && (
        <section aria-labelledby="asked-heading">
          <h2 className={styles.heading} id="asked-heading">
            What was asked
          </h2>
          <AskedTable brief={brief} currency={request.budget?.currency} ledger={ledger} />
        </section>
      )}
    </div>
  );
}
