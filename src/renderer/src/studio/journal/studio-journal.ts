import { warn } from '../../components/overlays/toasts.tsx';
import { useAuth } from '../../state/auth.ts';
import { openIndexedDbJournal } from './indexed-db/indexed-db-journal.ts';
import type { Journal } from './journal.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { tellingJournal } from './telling-journal.ts';

let opened: { readonly account: string; readonly journal: Promise<Journal> } | undefined;

/**
 * The journal of whoever is signed in; opened when it is first asked for. Whatever it does not keep, the user is told of.
 * While nobody is signed in, what is still on its way is forgotten: the next person must not find it.
 */
export function studioJournal(): Promise<Journal> {
  const account = useAuth.getState().user?.userId;
  if (account === undefined) return Promise.resolve(createMemoryJournal());
  if (opened?.account !== account) opened = { account, journal: open(account) };
  return opened.journal;
}

function open(account: string): Promise<Journal> {
  return openIndexedDbJournal(account).then(
    (journal) => tellingJournal(journal, warn),
    () => {
      warn('This browser keeps nothing: designs are lost when the page is closed.');
      return createMemoryJournal();
    },
  );
}
