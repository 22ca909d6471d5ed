import { useId, useState } from 'react';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { TrayRows } from '../../studio/trays/tray-rows.tsx';
import { useKeptTrays } from '../../studio/trays/use-kept-trays.ts';
import styles from './library-page.module.css';
import { traysCalled } from './trays-called.ts';

/** As many as are looked through at once; each shows four pictures. */
const AT_ONCE = 12;

/** Every design that was made in this browser, the newest first, found again by the words that asked for it. */
export function LibraryPage() {
  useTitle('Library');
  const trays = useKeptTrays(Number.POSITIVE_INFINITY);
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const search = useId();
  if (trays === undefined) return null;
  if (trays.length === 0) {
    return (
      <EmptyState title="Library" sentence="Every design that you make in this browser is kept here.">
        <ButtonLink variant="primary" to={paths.lightning}>
          Design from a sentence
        </ButtonLink>
      </EmptyState>
    );
  }
  const found = traysCalled(trays, words);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading}>Library</h1>
        <search className={styles.search}>
          <label htmlFor={search}>Words of the brief</label>
          <input id={search} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </search>
      </header>
      <p role="status">{found.length === 0 ? 'No design was asked for in these words.' : ''}</p>
      <TrayRows trays={found.slice(0, shown)} />
      {found.length > shown && (
        <Button className={styles.more} onClick={() => setShown(shown + AT_ONCE)}>
          Show more
        </Button>
      )}
    </div>
  );
}
