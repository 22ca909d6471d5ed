import { warn } from '../../components/overlays/toasts.tsx';
import { openIndexedDbJournal } from './indexed-db-journal.ts';
import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { tellingJournal } from './telling-journal.ts';

let opened: Promise<Journal> | undefined;

/** The journal of this browser; opened when it is first asked for. Whatever it does not keep, the user is told of. */
export function studioJournal(): Promise<Journal> {
  opened ??= openIndexedDbJournal().then(
    (journal) => tellingJournal(journal, warn),
    () => {
      warn('This browser keeps nothing: designs are lost when the page is closed.');
      return createMemoryJournal();
    },
  );
  return opened;
}
