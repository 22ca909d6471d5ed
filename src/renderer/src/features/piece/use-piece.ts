import { useState } from 'react';
import { useStore } from 'zustand';
import type { DesignSpec } from '#spec/design-spec.ts';
import { after, before, currentRevision, type Draft, type Revision } from '../../studio/journal/draft.ts';
import { draftShelf } from '../../studio/studio.ts';
import { createPieceEditor, type EditorState, type PieceEditor } from './piece-editor.ts';
import { type PieceSolid, useSolid } from './use-solid.ts';

/** A piece in the hands of the jeweller. */
export interface Piece extends Pick<EditorState, 'refused'>, Pick<PieceEditor, 'hold' | 'edit' | 'show'> {
  readonly draft: Draft;
  readonly revision: Revision;
  /** What is shown: the revision, or what a held slider makes of it. */
  readonly spec: DesignSpec;
  /** True while a slider is held: weights are those of the last settled build. */
  readonly held: boolean;
  readonly solid: PieceSolid;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** One draft as it is edited; undo and redo walk through its revisions. Another draft needs another `key`. */
export function usePiece(draft: Draft): Piece {
  const [editor] = useState(() =>
    createPieceEditor({ drafts: draftShelf, now: () => new Date(), newId: () => crypto.randomUUID() }, draft.id),
  );
  const { held, refused } = useStore(editor.store);
  const revision = currentRevision(draft);
  const solid = useSolid(draft.id, revision, held);
  const { hold, edit, show } = editor;

  const walkTo = (target: Revision | undefined) => target && (() => show(target));

  return {
    draft,
    revision,
    spec: held ?? revision.spec,
    held: held !== undefined,
    solid,
    refused,
    hold,
    edit,
    show,
    undo: walkTo(before(draft)),
    redo: walkTo(after(draft)),
  };
}
