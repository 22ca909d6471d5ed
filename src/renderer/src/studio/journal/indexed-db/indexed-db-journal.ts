import { fail } from '#shared/result.ts';
import { inTheirOrder, keptAfter, keptWith } from '../kept-design.ts';
import { type Journal, missingDraft, type TrayRecord } from '../journal.ts';
import { openJournalDatabase } from './journal-database.ts';
import { readDraft } from '../read/read-draft.ts';
import { readKept } from '../read/read-kept.ts';
import { readNote } from '../read/read-note.ts';
import { readTray } from '../read/read-tray.ts';
import { takeAlong } from './take-along.ts';
import { together } from '../together.ts';

/**
 * Opens the journal of an account in this browser. The first account takes what belongs to nobody yet.
 * Rejects where a browser keeps nothing (some private windows).
 * @param account the pool's name for it, which never changes
 */
export async function openIndexedDbJournal(account: string): Promise<Journal> {
  const db = await openJournalDatabase(account);
  // What can't be moved now, as where there is no room, stays where it is until the next time.
  await takeAlong(db).catch(() => undefined);

  return {
    async draft(id) {
      const stored = await db.get('drafts', id);
      return stored === undefined ? fail(missingDraft) : readDraft(stored);
    },
    async keepDraft(draft) {
      const writing = db.transaction(['drafts', 'designs'], 'readwrite');
      const [drafts, designs] = [writing.objectStore('drafts'), writing.objectStore('designs')];
      const [stored, design] = await Promise.all([drafts.get(draft.id), designs.get(draft.id)]);
      const before = stored === undefined ? undefined : readDraft(stored);
      const both = before?.ok ? together(before.value, draft) : draft;
      const kept = keptAfter(readKept(design), both);
      await Promise.all([drafts.put(both), kept && designs.put(kept), writing.done]);
    },
    tray: async (id) => readTray(await db.get('trays', id)),
    async recentTrays(limit) {
      const trays: TrayRecord[] = [];
      let cursor = await db.transaction('trays').store.index('created').openCursor(null, 'prev');
      for (; cursor !== null && trays.length < limit; cursor = await cursor.continue()) {
        const tray = readTray(cursor.value);
        if (tray !== undefined) trays.push(tray);
      }
      return trays;
    },
    async keepTray(tray) {
      await db.put('trays', tray);
    },
    async picture(revision, picture) {
      const stored = await db.get('pictures', [revision, picture]);
      return stored instanceof Blob ? stored : undefined;
    },
    async keepPicture(revision, picture, bytes) {
      await db.put('pictures', bytes, [revision, picture]);
    },
    note: async (name) => readNote(name, await db.get('notes', name)),
    async keepNote(name, value) {
      await db.put('notes', value, name);
    },
    async changeNote(name, change) {
      const writing = db.transaction('notes', 'readwrite');
      const before = readNote(name, await writing.store.get(name));
      await Promise.all([writing.store.put(change(before), name), writing.done]);
    },
    kept: async (id) => readKept(await db.get('designs', id)),
    async writeKept(kept) {
      const writing = db.transaction(['drafts', 'designs'], 'readwrite');
      const stored = await writing.objectStore('drafts').get(kept.id);
      const draft = stored === undefined ? undefined : readDraft(stored);
      const written = keptWith(kept, draft?.ok ? draft.value : undefined);
      await Promise.all([writing.objectStore('designs').put(written), writing.done]);
      return written;
    },
    async discard() {
      const stores = ['drafts', 'trays', 'pictures', 'designs', 'notes'] as const;
      const writing = db.transaction(stores, 'readwrite');
      const cleared = stores.filter((name) => name !== 'notes').map((name) => writing.objectStore(name).clear());
      await Promise.all([...cleared, writing.objectStore('notes').delete('composer'), writing.done]);
    },
    async waiting() {
      return inTheirOrder((await db.getAll('designs')).flatMap((stored) => readKept(stored) ?? []));
    },
  };
}
