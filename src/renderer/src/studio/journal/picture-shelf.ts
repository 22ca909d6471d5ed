import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import type { Journal, KeptPicture } from './journal.ts';

/** The pictures of one revision as addresses that an image can show. */
export interface RevisionPictures {
  readonly drawing?: string;
  readonly photo?: string;
  /** The photograph is the last pass: it will not get sharper. */
  readonly sharp?: boolean;
}

interface Shelved {
  /** By revision. */
  readonly pictures: Readonly<Record<string, RevisionPictures>>;
}

/** The pictures that are open on this page. */
export interface PictureShelf {
  readonly store: ReadonlyStore<Shelved>;
  /** A drawing goes on the shelf and into the journal. */
  keepDrawing(revision: string, svg: string): void;
  /** A pass of a photograph goes on the shelf; only the last one is worth keeping over a reload. */
  keepPhoto(revision: string, bytes: Blob, final: boolean): void;
  /** Restores the pictures of an earlier visit. */
  fetch(revision: string): Promise<void>;
}

const none: RevisionPictures = {};

/** The pictures of a revision that are known so far. */
export function picturesOf({ pictures }: Shelved, revision: string): RevisionPictures {
  return pictures[revision] ?? none;
}

/** An empty shelf over the journal, which is opened with the first picture. */
export function createPictureShelf(openJournal: () => Promise<Journal>): PictureShelf {
  const store = createStore<Shelved>()(() => ({ pictures: {} }));
  const known = (revision: string): RevisionPictures => picturesOf(store.getState(), revision);

  function change(revision: string, more: RevisionPictures): void {
    store.setState(({ pictures }) => ({ pictures: { ...pictures, [revision]: { ...pictures[revision], ...more } } }));
  }

  function show(revision: string, picture: KeptPicture, bytes: Blob): void {
    const previous = known(revision)[picture];
    change(revision, { [picture]: URL.createObjectURL(bytes) });
    if (previous !== undefined) URL.revokeObjectURL(previous);
  }

  function keep(revision: string, picture: KeptPicture, bytes: Blob): void {
    void openJournal().then((journal) => journal.keepPicture(revision, picture, bytes));
  }

  return {
    store,
    keepDrawing(revision, svg) {
      const bytes = new Blob([svg], { type: 'image/svg+xml' });
      show(revision, 'drawing', bytes);
      keep(revision, 'drawing', bytes);
    },
    keepPhoto(revision, bytes, final) {
      // Packing takes time: an early pass may be ready after the last one.
      if (known(revision).sharp === true && !final) return;
      show(revision, 'photo', bytes);
      if (!final) return;
      change(revision, { sharp: true });
      keep(revision, 'photo', bytes);
    },
    async fetch(revision) {
      const journal = await openJournal();
      const [drawing, photo] = await Promise.all([
        journal.picture(revision, 'drawing'),
        journal.picture(revision, 'photo'),
      ]);
      if (drawing !== undefined && known(revision).drawing === undefined) show(revision, 'drawing', drawing);
      if (photo === undefined || known(revision).photo !== undefined) return;
      show(revision, 'photo', photo);
      change(revision, { sharp: true });
    },
  };
}
