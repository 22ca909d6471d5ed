import { useState } from 'react';
import { useStore } from 'zustand';
import type { DesignSpec } from '#spec/design-spec.ts';
import { after, before, currentRevision, type Draft, type Revision } from '../../studio/journal/draft.ts';
import { draftShelf } from '../../studio/studio.ts';
import { createPieceEditor, type EditorState, type PieceEditor } from './piece-editor.ts';
import { type PieceSolid, useSolid } from './use-solid.ts';

/** The piece that is open on its page: what is shown of it, and what can be done to it. */
export interface Piece extends Pick<EditorState, 'refused'>, Pick<PieceEditor, 'hold' | 'edit' | 'show'> {
  readonly draft: Draft;
  readonly revision: Revision;
  /** What is shown: the revision's spec, or the one that a held slider makes. */
  readonly spec: DesignSpec;
  /** True while a slider is held: weights are those of the last build that was weighed. */
  readonly held: boolean;
  readonly solid: PieceSolid;
  /** Places of numbers that were asked for and may be changed all the same. */
  readonly unlocked: ReadonlySet<string>;
  unlock(place: string): void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** One draft as it is edited; undo and redo move through its revisions. Another draft needs another `key`. */
export function usePiece(draft: Draft): Piece {
  const [editor] = useState(() =>
    createPieceEditor({ drafts: draftShelf, now: () => new Date(), newId: () => crypto.randomUUID() }, draft.id),
  );
  const [unlocked, setUnlocked] = useState<ReadonlySet<string>>(new Set());
  const { held, refused } = useStore(editor.store);
  const revision = currentRevision(draft);
  const solid = useSolid(draft, revision, held);
  const { hold, edit, show } = editor;

  const stepTo = (target: Revision | undefined) => target && (() => show(target));

  return {
    draft,
    revision,
    spec: held ?? revision.spec,
    held: held !== undefined,
    solid,
    unlocked,
    unlock: (place) => setUnlocked(new Set([...unlocked, place])),
    refused,
    hold,
    edit,
    show,
    undo: stepTo(before(draft)),
    redo: stepTo(after(draft)),
  };
}
