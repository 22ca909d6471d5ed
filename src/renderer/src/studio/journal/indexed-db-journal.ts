import { type DBSchema, openDB } from 'idb';
import { fail } from '#shared/result.ts';
import { type Journal, missingDraft, type TrayRecord } from './journal.ts';
import { readDraft } from './read/read-draft.ts';
import { readNote } from './read/read-note.ts';
import { readTray } from './read/read-tray.ts';
import { together } from './together.ts';

/** Values are unknown: another version of the studio may have written them. `read/` parses them. */
interface JournalSchema extends DBSchema {
  drafts: { key: string; value: unknown };
  trays: { key: string; value: unknown; indexes: { created: string } };
  /** By revision and kind of picture. */
  pictures: { key: [string, string]; value: unknown };
  notes: { key: string; value: unknown };
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
    async draft(id) {
      const stored = await db.get('drafts', id);
      return stored === undefined ? fail(missingDraft) : readDraft(stored);
    },
    async keepDraft(draft) {
      const writing = db.transaction('drafts', 'readwrite');
      const stored = await writing.store.get(draft.id);
      const before = stored === undefined ? undefined : readDraft(stored);
      await Promise.all([writing.store.put(before?.ok ? together(before.value, draft) : draft), writing.done]);
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
  };
}
