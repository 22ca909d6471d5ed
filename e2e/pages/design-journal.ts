import type { Page } from 'playwright/test';

type Store = 'drafts' | 'trays' | 'notes';

/**
 * Reads and writes the journal in this browser's IndexedDB, bypassing the studio, which must have been opened before by
 * one account.
 */
export function designJournal(page: Page) {
  return {
    /** Every record in a store, unparsed. */
    all: async (store: Store): Promise<readonly unknown[]> =>
      page.evaluate(
        ([store, database]) =>
          new Promise<unknown[]>((read, failed) => {
            const opening = indexedDB.open(database);
            opening.onerror = () => failed(new Error('The journal cannot be opened'));
            opening.onsuccess = () => {
              const db = opening.result;
              const reading = db.transaction(store).objectStore(store).getAll();
              reading.onsuccess = () => read(reading.result);
              db.close();
            };
          }),
        [store, await nameOfJournal(page)] as const,
      ),
    /** Writes a record unchecked. @param note the key of a note; drafts and trays contain their own */
    plant: async (store: Store, record: unknown, note?: string): Promise<void> =>
      page.evaluate(
        ({ name, value, key, database }) =>
          new Promise<void>((written, failed) => {
            const opening = indexedDB.open(database);
            opening.onerror = () => failed(new Error('The journal cannot be opened'));
            opening.onsuccess = () => {
              const db = opening.result;
              const writing = db.transaction(name, 'readwrite');
              writing.oncomplete = () => written();
              writing.onerror = () => failed(new Error('The record cannot be written'));
              writing.objectStore(name).put(value, key);
              db.close();
            };
          }),
        { name: store, value: record, key: note, database: await nameOfJournal(page) },
      ),
  };
}

/** The journal of the account that opened the studio in this browser. */
async function nameOfJournal(page: Page): Promise<string> {
  const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  const [own, ...others] = names.filter((name) => name.startsWith('design-journal of '));
  if (own === undefined || others.length > 0) throw new Error(`Not one journal of an account: ${names.join(', ')}`);
  return own;
}
