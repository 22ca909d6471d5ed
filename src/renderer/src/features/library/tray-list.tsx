import { useId, useState } from 'react';
import { Button } from '../../components/controls/button.tsx';
import { TrayRows } from '../../studio/trays/tray-rows.tsx';
import { useKeptTrays } from '../../studio/trays/use-kept-trays.ts';
import styles from './library-page.module.css';
import { traysCalled } from './trays-called.ts';

/** As many as are looked through at once; each shows four pictures. */
const AT_ONCE = 12;

/** What was proposed in this browser since the last log-in, the newest first, found by the words that asked for it. */
export function TrayList() {
  const trays = useKeptTrays(Number.POSITIVE_INFINITY);
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(AT_ONCE);
  const search = useId();
  if (trays === undefined) return null;
  if (trays.length === 0)
    return <p className={styles.note}>Every tray that you lay out in this browser is kept here until you log out.</p>;
  const found = traysCalled(trays, words);
  return (
    <div className={styles.list}>
      <search className={styles.search}>
        <label htmlFor={search}>Words of the brief</label>
        <input id={search} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </search>
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
