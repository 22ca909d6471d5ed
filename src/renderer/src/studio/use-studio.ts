import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Draft } from './journal/draft.ts';
import { picturesOn, type RevisionPictures, type TrayGround } from './journal/picture-shelf.ts';
import { useMediaQuery } from '../lib/hooks/use-media-query.ts';
import type { SessionState } from './session/design-session.ts';
import { DARK, designSession, draftShelf, pictureShelf } from './studio.ts';

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

/** What trays are shown on now: velvet on a dark screen, paper on a light one. */
export function useTrayGround(): TrayGround {
  return useMediaQuery(DARK) ? 'dark' : 'paper';
}

interface ShownPictures extends RevisionPictures {
  readonly ground: TrayGround;
}

/**
 * The pictures of a revision that are known so far: those on the wanted ground, or, until there are any, those on the
 * other one.
 */
export function usePictures(revision: string, wanted: TrayGround): ShownPictures {
  const other = wanted === 'dark' ? 'paper' : 'dark';
  return useStore(
    pictureShelf.store,
    useShallow((shelved) => {
      const pictures = picturesOn(shelved, revision, wanted);
      const others = picturesOn(shelved, revision, other);
      const hasSome = pictures.photo !== undefined || pictures.drawing !== undefined;
      return hasSome || others.drawing === undefined ? { ...pictures, ground: wanted } : { ...others, ground: other };
    }),
  );
}

/** The brief that is being worked on. */
export function useDesignSession(): SessionState {
  return useStore(designSession.store);
}
