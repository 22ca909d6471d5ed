import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Values are unknown: another version of the studio may have written them. `read/` parses them. */
export interface JournalSchema extends DBSchema {
  drafts: { key: string; value: unknown };
  trays: { key: string; value: unknown; indexes: { created: string } };
  /** By revision and kind of picture. */
  pictures: { key: [string, string]; value: unknown };
  notes: { key: string; value: unknown };
  /** How drafts stand with the workshop that keeps them; what belongs to nobody is kept by none. */
  designs: { key: string; value: unknown };
}

export type JournalDatabase = IDBPDatabase<JournalSchema>;

/** What was made before journals belonged to accounts. */
const NOBODYS = 'design-journal';

/** Steps from one shape of the journal to the next; never edited once shipped, only added to. */
const VERSION = 1;

/** Opens the database of an account of this browser. @param account the pool's name for it; undefined for nobody's */
export function openJournalDatabase(account: string | undefined): Promise<JournalDatabase> {
  return openDB<JournalSchema>(account === undefined ? NOBODYS : `${NOBODYS} of ${account}`, VERSION, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' });
      database.createObjectStore('trays', { keyPath: 'id' }).createIndex('created', 'created');
      database.createObjectStore('pictures');
      database.createObjectStore('notes');
      if (account !== undefined) database.createObjectStore('designs', { keyPath: 'id' });
    },
  });
}
