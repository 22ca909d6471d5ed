import { Button } from '../../components/controls/button.tsx';
import styles from './catalogue.module.css';
import type { CatalogueDesign } from './catalogue-pages.ts';
import { DesignCard } from './design-card.tsx';

interface DesignGridProps {
  readonly workshopId: string;
  readonly found: readonly CatalogueDesign[] | undefined;
  /** Shows those after them; undefined where there are none. */
  readonly more: (() => void) | undefined;
  readonly isReadingMore: boolean;
}

/** Designs of a workshop as cards, and the way to older ones. */
export function DesignGrid({ workshopId, found, more, isReadingMore }: DesignGridProps) {
  return (
    <>
      <ul className={styles.designs}>
        {found?.map((design) => (
          <li key={design.id}>
            <DesignCard workshopId={workshopId} design={design} />
          </li>
        ))}
      </ul>
      {more !== undefined && (
        <Button className={styles.more} disabled={isReadingMore} onClick={more}>
          Show older ones
        </Button>
      )}
    </>
  );
}
