import { useEffect } from 'react';
import { currentRevision, type Draft, type Revision } from '../journal/draft.ts';
import type { ShownPictures } from '../journal/shown-pictures.ts';
import { draftShelf } from '../studio.ts';
import { useTrayGround } from '../tray-ground.ts';
import { useDraft, useDraftPictures } from '../use-studio.ts';

export interface TrayPiece {
  readonly draft: Draft;
  /** The revision that is shown: the proposal, or a later edit of it. */
  readonly revision: Revision;
  readonly pictures: ShownPictures;
}

/** One piece of the tray as it is now; undefined until it is read from the journal. */
export function useTrayPiece(id: string): TrayPiece | undefined {
  const draft = useDraft(id);
  const revision = draft && currentRevision(draft);
  const pictures = useDraftPictures(draft, useTrayGround());
  useEffect(() => {
    void draftShelf.fetch(id);
  }, [id]);
  return draft && revision && { draft, revision, pictures };
}
