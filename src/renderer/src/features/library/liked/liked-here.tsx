import { useEffect } from 'react';
import { designSummary, summaryInOrder } from '../../../studio/pieces/design-summary.ts';
import { setPriceInWords } from '../../../studio/pieces/set-price.ts';
import { useListing } from '../../../studio/pieces/use-listing.ts';
import { useClientView } from '../../../state/client-view.ts';
import { currentRevision, type Draft } from '../../../studio/journal/draft.ts';
import { draftShelf } from '../../../studio/studio.ts';
import { useTrayGround } from '../../../studio/tray-ground.ts';
import { useDraftPictures, useDrafts } from '../../../studio/use-studio.ts';
import styles from '../catalogue.module.css';
import { LikeableCard } from '../likeable-card.tsx';

interface LikedHereProps {
  /** Of designs that the workshop's list does not show. */
  readonly ids: readonly string[];
  readonly isWithoutLine: boolean;
}

/** Liked designs that this browser has. */
export function LikedHere({ ids, isWithoutLine }: LikedHereProps) {
  const drafts = useDrafts(ids);
  const wanted = ids.join(' ');
  useEffect(() => {
    for (const id of wanted.split(' ')) if (id !== '') void draftShelf.fetch(id);
  }, [wanted]);
  if (drafts.length === 0) return null;
  return (
    <section className={styles.here} aria-label="In this browser">
      <p className={styles.note}>{isWithoutLine ? 'As they are in this browser:' : 'On their way to your workshop:'}</p>
      <ul className={styles.designs}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftCard({ draft }: { readonly draft: Draft }) {
  const pictures = useDraftPictures(draft, useTrayGround());
  const { spec, weighed } = currentRevision(draft);
  const isForClient = useClientView((state) => state.isOn);
  const price = useListing(draft.id)?.priceOverride;
  const setPrice = price && setPriceInWords(price, isForClient);
  const facts = summaryInOrder(designSummary(spec, weighed?.sheet, { setPrice }));
  return <LikeableCard id={draft.id} title={spec.title} facts={facts} pictures={pictures} />;
}
