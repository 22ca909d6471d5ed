import type { Page } from 'playwright/test';

type Store = 'drafts' | 'trays' | 'notes';

/** The designs as this browser's IndexedDB holds them, past the studio. The studio must have been opened before. */
export function designJournal(page: Page) {
  return {
    /** Everything in a store, as it lies there. */
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
    /** Writes a record as it is given. @param note the name of a note; drafts and trays carry theirs themselves */
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
