import { useEffect, useRef, useState } from 'react';
import { studioJournal } from '../journal/studio-journal.ts';

/** The text is saved this long after the last key. */
const SAVE_DELAY_MS = 300;

/** The text in the box: every composer of the studio shares it, and it survives a reload. */
export function useComposerWords(): readonly [string, (words: string) => void] {
  const [words, setWords] = useState('');
  const touched = useRef(false);

  useEffect(() => {
    let left = false;
    void studioJournal()
      .then((journal) => journal.note('composer'))
      .then((kept) => {
        if (!left && !touched.current && kept !== undefined) setWords(kept);
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
