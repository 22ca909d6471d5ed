import { useEffect } from 'react';
import { currentRevision, type Draft, type Revision } from '../../studio/journal/draft.ts';
import { draftShelf, pictureShelf } from '../../studio/studio.ts';
import { useDraft, usePictures, useTrayGround } from '../../studio/use-studio.ts';

export interface TrayPiece {
  readonly draft: Draft;
  /** The revision that is shown: the proposal, or a later edit of it. */
  readonly revision: Revision;
  readonly pictures: ReturnType<typeof usePictures>;
}

/** One piece of the tray as it is now; undefined until it is read from the journal. */
export function useTrayPiece(id: string): TrayPiece | undefined {
  const draft = useDraft(id);
  const revision = draft && currentRevision(draft);
  const pictures = usePictures(revision?.id ?? '', useTrayGround());
  useEffect(() => {
    void draftShelf.fetch(id);
  }, [id]);
  const revisionId = revision?.id;
  useEffect(() => {
    if (revisionId !== undefined) void pictureShelf.fetch(revisionId);
  }, [revisionId]);
  return draft && revision && { draft, revision, pictures };
}
