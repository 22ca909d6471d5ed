import { useEffect, useRef, useState } from 'react';
import { studioJournal } from '../journal/studio-journal.ts';

/** The text is saved this long after the last key. */
const SAVE_DELAY_MS = 300;

/**
 * The text in the box: every composer of the studio shares it, and it survives a reload. What was designed already is in
 * its tray: the box is empty for the next client.
 */
export function useComposerWords(): readonly [string, (words: string) => void] {
  const [words, setWords] = useState('');
  const touched = useRef(false);

  useEffect(() => {
    let left = false;
    void studioJournal()
      .then((journal) => Promise.all([journal.note('composer'), journal.recentTrays(1)]))
      .then(([kept, [newest]]) => {
        if (!left && !touched.current && kept !== undefined && kept.trim() !== newest?.brief) setWords(kept);
      });
    return () => {
      left = true;
    };
  }, []);

  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(
      () => void studioJournal().then((journal) => journal.keepNote('composer', words)),
      SAVE_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [words]);

  function change(next: string) {
    touched.current = true;
    setWords(next);
  }

  return [words, change];
}
