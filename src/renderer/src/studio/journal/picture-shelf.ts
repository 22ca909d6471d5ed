import { create } from 'zustand';
import type { KeptPicture } from './journal.ts';
import { studioJournal } from './studio-journal.ts';

/** The pictures of one revision as addresses that an image can show. */
export interface RevisionPictures {
  readonly drawing?: string;
  readonly photo?: string;
  /** The photograph is the last pass: it will not get sharper. */
  readonly sharp?: boolean;
}

interface PictureShelf {
  readonly pictures: Readonly<Record<string, RevisionPictures>>;
}

const useShelf = create<PictureShelf>()(() => ({ pictures: {} }));

const none: RevisionPictures = {};

/** The pictures of a revision that are known so far. */
export function usePictures(revision: string): RevisionPictures {
  return useShelf((shelf) => shelf.pictures[revision] ?? none);
}

export function picturesOf(revision: string): RevisionPictures {
  return useShelf.getState().pictures[revision] ?? none;
}

/** A drawing goes on the shelf and into the journal. */
export function keepDrawing(revision: string, svg: string): void {
  const bytes = new Blob([svg], { type: 'image/svg+xml' });
  show(revision, 'drawing', bytes);
  keep(revision, 'drawing', bytes);
}

/** A pass of a photograph goes on the shelf; only the last one is worth keeping over a reload. */
export function keepPhoto(revision: string, bytes: Blob, final: boolean): void {
  // Packing takes its time: an early pass may be ready after the last one.
  if (picturesOf(revision).sharp === true && !final) return;
  show(revision, 'photo', bytes);
  if (!final) return;
  change(revision, { sharp: true });
  keep(revision, 'photo', bytes);
}

/** Brings back what an earlier visit kept. */
export async function fetchPictures(revision: string): Promise<void> {
  const journal = await studioJournal();
  const [drawing, photo] = await Promise.all([
    journal.picture(revision, 'drawing'),
    journal.picture(revision, 'photo'),
  ]);
  const known = picturesOf(revision);
  if (drawing !== undefined && known.drawing === undefined) show(revision, 'drawing', drawing);
  if (photo !== undefined && known.photo === undefined) {
    show(revision, 'photo', photo);
    change(revision, { sharp: true });
  }
}

function keep(revision: string, picture: KeptPicture, bytes: Blob): void {
  void studioJournal().then((journal) => journal.keepPicture(revision, picture, bytes));
}

function show(revision: string, picture: KeptPicture, bytes: Blob): void {
  const previous = picturesOf(revision)[picture];
  change(revision, { [picture]: URL.createObjectURL(bytes) });
  if (previous !== undefined) URL.revokeObjectURL(previous);
}

function change(revision: string, more: RevisionPictures): void {
  useShelf.setState(({ pictures }) => ({ pictures: { ...pictures, [revision]: { ...pictures[revision], ...more } } }));
}
