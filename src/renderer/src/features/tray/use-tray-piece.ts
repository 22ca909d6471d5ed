import { useEffect } from 'react';
import { currentRevision, type Draft, type Revision } from '../../studio/journal/draft.ts';
import { fetchDraft, useDraft } from '../../studio/journal/draft-shelf.ts';
import { fetchPictures, type RevisionPictures, usePictures } from '../../studio/journal/picture-shelf.ts';

export interface TrayPiece {
  readonly draft: Draft;
  /** What is shown: the proposal, or what became of it on its own page. */
  readonly revision: Revision;
  readonly pictures: RevisionPictures;
}

/** One piece of the tray as it is now; undefined until the journal has answered. */
export function useTrayPiece(id: string): TrayPiece | undefined {
  const draft = useDraft(id);
  const revision = draft && currentRevision(draft);
  const pictures = usePictures(revision?.id ?? '');
  useEffect(() => {
    void fetchDraft(id);
  }, [id]);
  const revisionId = revision?.id;
  useEffect(() => {
    if (revisionId !== undefined) void fetchPictures(revisionId);
  }, [revisionId]);
  return draft && revision && { draft, revision, pictures };
}
