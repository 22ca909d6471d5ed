import { TrayRows } from '../../studio/trays/tray-rows.tsx';
import { useKeptTrays } from '../../studio/trays/use-kept-trays.ts';
import { ExamplePiece } from './example-piece.tsx';
import styles from './recent-work.module.css';

/** What was made last in this browser. */
export function RecentWork() {
  const trays = useKeptTrays(3);
  if (trays === undefined) return null;
  if (trays.length === 0) return <ExamplePiece />;
  return (
    <section className={styles.recent} aria-labelledby="recent-work">
      <h2 className={styles.heading} id="recent-work">
        Recent work
      </h2>
      <TrayRows trays={trays} />
    </section>
  );
}
