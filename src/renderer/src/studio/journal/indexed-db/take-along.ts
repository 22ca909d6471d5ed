import { type JournalDatabase, openJournalDatabase } from './journal-database.ts';
import { readDraft } from '../read/read-draft.ts';
import { readNote } from '../read/read-note.ts';
import { noLikes, withLikeChange } from '../kept-likes.ts';
import { together } from '../together.ts';

/**
 * Moves what belongs to nobody into the journal of the account that signs in first: what was made here before journals
 * belonged to accounts. Interrupted, it goes on the next time.
 */
export async function takeAlong(account: JournalDatabase): Promise<void> {
  const nobodys = await openJournalDatabase(undefined);
  for (const store of ['drafts', 'trays', 'pictures', 'notes'] as const) await move(store, nobodys, account);
  nobodys.close();
}

type Store = 'drafts' | 'trays' | 'pictures' | 'notes';

async function move(name: Store, from: JournalDatabase, to: JournalDatabase): Promise<void> {
  const reading = from.transaction(name).store;
  const [keys, values] = await Promise.all([reading.getAllKeys(), reading.getAll()]);
  if (keys.length === 0) return;
  const writing = to.transaction(name, 'readwrite');
  for (const [index, key] of keys.entries()) {
    const value = joined(name, key, await writing.store.get(key), values[index]);
    await writing.store.put(value, writing.store.keyPath === null ? key : undefined);
  }
  await writing.done;
  const clearing = from.transaction(name, 'readwrite');
  await Promise.all([...keys.map((key) => clearing.store.delete(key)), clearing.done]);
}

/** What an account has of a record already stays: of a draft beside what comes, of likes before it. */
function joined(name: Store, key: IDBValidKey, there: unknown, coming: unknown): unknown {
  if (there === undefined) return coming;
  if (name === 'drafts') {
    const [own, other] = [readDraft(there), readDraft(coming)];
    return own.ok && other.ok ? together(own.value, other.value) : there;
  }
  if (name !== 'notes' || key !== 'likes') return there;
  const [own = noLikes, others = noLikes] = [readNote('likes', there), readNote('likes', coming)];
  return others.unsent.reduce(withLikeChange, own);
}
