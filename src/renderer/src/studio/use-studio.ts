import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Draft } from './journal/draft.ts';
import { picturesOf, type RevisionPictures } from './journal/picture-shelf.ts';
import type { SessionState } from './session/design-session.ts';
import { designSession, draftShelf, pictureShelf } from './studio.ts';

/** The draft, once it is on the shelf. */
export function useDraft(id: string): Draft | undefined {
  return useStore(draftShelf.store, ({ drafts }) => drafts[id]);
}

/** Those of the drafts that are on the shelf, in the given order. */
export function useDrafts(ids: readonly string[]): readonly Draft[] {
  return useStore(
    draftShelf.store,
    useShallow(({ drafts }) => ids.flatMap((id) => drafts[id] ?? [])),
  );
}

/** The pictures of a revision that are known so far. */
export function usePictures(revision: string): RevisionPictures {
  return useStore(pictureShelf.store, (shelved) => picturesOf(shelved, revision));
}

/** The brief that is being worked on. */
export function useDesignSession(): SessionState {
  return useStore(designSession.store);
}
