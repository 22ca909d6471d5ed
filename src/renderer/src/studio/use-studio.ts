import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type Draft, lineage } from './journal/draft.ts';
import { picturesSince, type ShownPictures, shownPictures } from './journal/shown-pictures.ts';
import type { SessionState } from './session/design-session.ts';
import { designSession, draftShelf, pictureShelf } from './studio.ts';
import type { TrayGround } from './tray-ground.ts';

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

/** The pictures of a revision that are known so far, those on the wanted ground first; those of an earlier visit are fetched. */
export function usePictures(revision: string | undefined, wanted: TrayGround): ShownPictures {
  useEffect(() => {
    if (revision !== undefined) void pictureShelf.fetch(revision);
  }, [revision]);
  return useStore(
    pictureShelf.store,
    useShallow((shelved) => shownPictures(shelved, revision ?? '', wanted)),
  );
}

/** The pictures of a draft as it is shown, or until there are any, as it was before its last changes. */
export function useDraftPictures(draft: Draft | undefined, wanted: TrayGround): ShownPictures {
  const revisions = draft === undefined ? [] : lineage(draft).map(({ id }) => id);
  const line = revisions.join(' ');
  useEffect(() => {
    void fetchSince(line.split(' '), wanted);
  }, [line, wanted]);
  return useStore(
    pictureShelf.store,
    useShallow((shelved) => picturesSince(shelved, revisions, wanted)),
  );
}

/** Those of earlier revisions are only fetched where a later one has none. */
async function fetchSince([revision = '', ...before]: readonly string[], wanted: TrayGround): Promise<void> {
  if (revision === '') return;
  await pictureShelf.fetch(revision);
  const { drawing, photo } = shownPictures(pictureShelf.store.getState(), revision, wanted);
  if (drawing === undefined && photo === undefined) await fetchSince(before, wanted);
}

/** The brief that is being worked on. */
export function useDesignSession(): SessionState {
  return useStore(designSession.store);
}
