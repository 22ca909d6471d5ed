import { useStore } from 'zustand';
import { ok } from '#shared/result.ts';
import { factsOfSheet } from '../../../studio/sharing/facts-of-sheet.ts';
import { SharePanel } from '../../../studio/sharing/share-panel.tsx';
import type { ShareSubject } from '../../../studio/sharing/share-subject.ts';
import { keptAtHome } from '../../../studio/orders/kept-at-home.ts';
import { useListing } from '../../../studio/pieces/use-listing.ts';
import { keeper } from '../../../studio/studio.ts';
import type { Piece } from '../use-piece.ts';
import styles from './share-piece.module.css';

/** Shares the state of a piece that is shown, at the price that is shown. */
export function SharePiece({ piece }: { readonly piece: Piece }) {
  const { draft, revision, solid } = piece;
  const workshopId = useStore(keeper.store, ({ kept }) => kept[draft.id]?.workshop);
  const setPrice = useListing(draft.id)?.priceOverride;
  const thing = { designId: draft.id };
  const { weighed, isCurrent } = solid;
  const subject: ShareSubject | undefined =
    weighed !== undefined && isCurrent
      ? {
          thing,
          spec: revision.spec,
          hasExampleRates: setPrice === undefined && weighed.sheet.price.exampleRates,
          async prepare(signal) {
            const home = await keptAtHome(draft.id, revision.id, signal);
            if (!home.ok) return home;
            const { netMetalGrams, price: reckoned } = weighed.sheet;
            const price =
              setPrice === undefined
                ? { amount: reckoned.amount, currency: reckoned.currency }
                : { amount: setPrice.hundredths / 100, currency: setPrice.currency };
            const of = { designId: draft.id, revisionId: revision.id, netMetalGrams, price };
            return ok({ workshopId: home.value, of, ...factsOfSheet(weighed.sheet) });
          },
        }
      : undefined;
  return (
    <SharePanel
      heading={<h2 className={styles.heading}>For the client at home</h2>}
      subject={subject}
      thing={thing}
      workshopId={workshopId}
      revisionId={revision.id}
    />
  );
}
