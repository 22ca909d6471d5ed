import { type RefObject, useEffect, useRef, useState } from 'react';
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
  const unsaved = useRef<string>(undefined);

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
    const timer = setTimeout(() => keep(unsaved), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [words]);

  // Who leaves sooner than that finds the words where they go.
  useEffect(() => () => keep(unsaved), []);

  function change(next: string) {
    touched.current = true;
    unsaved.current = next;
    setWords(next);
  }

  return [words, change];
}

/** Writes the words into the journal, once. */
function keep(unsaved: RefObject<string | undefined>): void {
  const words = unsaved.current;
  if (words === undefined) return;
  unsaved.current = undefined;
  void studioJournal().then((journal) => journal.keepNote('composer', words));
}
