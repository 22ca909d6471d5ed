import { type DBSchema, openDB } from 'idb';
import type { Draft } from './draft.ts';
import type { Journal, Notes, TrayRecord } from './journal.ts';

interface JournalSchema extends DBSchema {
  drafts: { key: string; value: Draft };
  trays: { key: string; value: TrayRecord; indexes: { created: string } };
  /** By revision and kind of picture. */
  pictures: { key: [string, string]; value: Blob };
  notes: { key: string; value: Notes[keyof Notes] };
}

const NAME = 'design-journal';

/** Steps from one shape of the journal to the next; never edited once shipped, only added to. */
const VERSION = 1;

/** Opens the journal of this browser. Rejects where a browser keeps nothing (some private windows). */
export async function openIndexedDbJournal(): Promise<Journal> {
  const db = await openDB<JournalSchema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' });
      database.createObjectStore('trays', { keyPath: 'id' }).createIndex('created', 'created');
      database.createObjectStore('pictures');
      database.createObjectStore('notes');
    },
  });

  return {
    draft: (id) => db.get('drafts', id),
    async keepDraft(draft) {
      await db.put('drafts', draft);
    },
    tray: (id) => db.get('trays', id),
    async recentTrays(limit) {
      const trays: TrayRecord[] = [];
      let cursor = await db.transaction('trays').store.index('created').openCursor(null, 'prev');
      for (; cursor !== null && trays.length < limit; cursor = await cursor.continue()) trays.push(cursor.value);
      return trays;
    },
    async keepTray(tray) {
      await db.put('trays', tray);
    },
    picture: (revision, picture) => db.get('pictures', [revision, picture]),
    async keepPicture(revision, picture, bytes) {
      await db.put('pictures', bytes, [revision, picture]);
    },
    // The store holds what keepNote put there under the same name.
    note: <K extends keyof Notes>(name: K) => db.get('notes', name) as Promise<Notes[K] | undefined>,
    async keepNote(name, value) {
      await db.put('notes', value, name);
    },
  };
}
