import type { Page } from 'playwright/test';

type Store = 'drafts' | 'trays' | 'notes';

/**
 * Reads and writes the journal in this browser's IndexedDB, bypassing the studio, which must have been opened before.
 */
export function designJournal(page: Page) {
  return {
    /** Every record in a store, unparsed. */
    all: (store: Store): Promise<readonly unknown[]> =>
      page.evaluate(
        (name) =>
          new Promise<unknown[]>((read, failed) => {
            const opening = indexedDB.open('design-journal');
            opening.onerror = () => failed(new Error('The journal cannot be opened'));
            opening.onsuccess = () => {
              const db = opening.result;
              const reading = db.transaction(name).objectStore(name).getAll();
              reading.onsuccess = () => read(reading.result);
              db.close();
            };
          }),
        store,
      ),
    /** Writes a record unchecked. @param note the key of a note; drafts and trays contain their own */
    plant: (store: Store, record: unknown, note?: string): Promise<void> =>
      page.evaluate(
        ({ name, value, key }) =>
          new Promise<void>((written, failed) => {
            const opening = indexedDB.open('design-journal');
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
        { name: store, value: record, key: note },
      ),
  };
}
