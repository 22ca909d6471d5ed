import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import type { TrayGround } from '../tray-ground.ts';
import type { Journal, KeptPicture } from './journal.ts';

/** The pictures of one revision as addresses that an image can show. */
export interface RevisionPictures {
  readonly drawing?: string;
  readonly photo?: string;
  /** The photograph is the last pass: it will not get sharper. */
  readonly sharp?: boolean;
}

/** All pictures on the shelf. */
export interface Shelved {
  /** By revision and ground. */
  readonly pictures: Readonly<Record<string, RevisionPictures>>;
}

/** The pictures that are open on this page. */
export interface PictureShelf {
  readonly store: ReadonlyStore<Shelved>;
  /** A drawing goes on the shelf and into the journal: in pencil for paper, in chalk for velvet. */
  keepDrawing(revision: string, svg: string, ground: TrayGround): void;
  /** A pass of a photograph goes on the shelf; only the last one is worth keeping over a reload. */
  keepPhoto(revision: string, bytes: Blob, final: boolean, ground: TrayGround): void;
  /** Restores the pictures of an earlier visit. */
  fetch(revision: string): Promise<void>;
  /** Takes all pictures off the shelf: somebody else sits down. */
  clear(): void;
}

const none: RevisionPictures = {};

/** Pictures on velvet have a name of their own; those on paper are named as before there was velvet. */
const nameOf = (revision: string, ground: TrayGround): string => (ground === 'dark' ? `${revision} dark` : revision);

/** The pictures of a revision on a ground that are known so far. */
export function picturesOn({ pictures }: Shelved, revision: string, ground: TrayGround): RevisionPictures {
  return pictures[nameOf(revision, ground)] ?? none;
}

/** An empty shelf over the journal, which is opened with the first picture. */
export function createPictureShelf(openJournal: () => Promise<Journal>): PictureShelf {
  const store = createStore<Shelved>()(() => ({ pictures: {} }));
  /** Counts who sat here before. */
  let cleared = 0;
  const known = (name: string): RevisionPictures => store.getState().pictures[name] ?? none;

  function change(name: string, more: RevisionPictures): void {
    store.setState(({ pictures }) => ({ pictures: { ...pictures, [name]: { ...pictures[name], ...more } } }));
  }

  function show(name: string, picture: KeptPicture, bytes: Blob): void {
    const previous = known(name)[picture];
    change(name, { [picture]: URL.createObjectURL(bytes) });
    if (previous !== undefined) URL.revokeObjectURL(previous);
  }

  function keep(name: string, picture: KeptPicture, bytes: Blob): void {
    void openJournal().then((journal) => journal.keepPicture(name, picture, bytes));
  }

  async function fetchNamed(name: string): Promise<void> {
    const before = cleared;
    const journal = await openJournal();
    const [drawing, photo] = await Promise.all([journal.picture(name, 'drawing'), journal.picture(name, 'photo')]);
    if (before !== cleared) return;
    if (drawing !== undefined && known(name).drawing === undefined) show(name, 'drawing', drawing);
    if (photo === undefined || known(name).photo !== undefined) return;
    show(name, 'photo', photo);
    change(name, { sharp: true });
  }

  return {
    store,
    keepDrawing(revision, svg, ground) {
      const name = nameOf(revision, ground);
      const bytes = new Blob([svg], { type: 'image/svg+xml' });
      show(name, 'drawing', bytes);
      keep(name, 'drawing', bytes);
    },
    keepPhoto(revision, bytes, final, ground) {
      const name = nameOf(revision, ground);
      // Packing takes time: an early pass may be ready after the last one.
      if (known(name).sharp === true && !final) return;
      show(name, 'photo', bytes);
      if (!final) return;
      change(name, { sharp: true });
      keep(name, 'photo', bytes);
    },
    async fetch(revision) {
      await Promise.all([fetchNamed(nameOf(revision, 'paper')), fetchNamed(nameOf(revision, 'dark'))]);
    },
    clear() {
      cleared += 1;
      const shown = Object.values(store.getState().pictures);
      store.setState({ pictures: {} });
      for (const { drawing, photo } of shown)
        for (const address of [drawing, photo]) if (address !== undefined) URL.revokeObjectURL(address);
    },
  };
}
