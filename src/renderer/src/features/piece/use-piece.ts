import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '#shared/result.ts';
import { applyEdit, type EditOrigin, type SpecPatch } from '#spec/edit.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import {
  after,
  before,
  currentRevision,
  type Draft,
  type Revision,
  showing,
  withRevision,
} from '../../studio/journal/draft.ts';
import { changeDraft } from '../../studio/journal/draft-shelf.ts';
import { useSolid } from './use-solid.ts';

/** A piece in the hands of the jeweller. */
export interface Piece {
  readonly draft: Draft;
  readonly revision: Revision;
  /** What is shown: the revision, or what a held slider makes of it. */
  readonly spec: DesignSpec;
  /** True while a slider is held: weights are those of the last settled build. */
  readonly held: boolean;
  readonly solid: ReturnType<typeof useSolid>;
  /** Why the last edit was refused. */
  readonly refused: Problem | undefined;
  /** Shows an edit without keeping it; undefined lets go. */
  hold(spec: DesignSpec | undefined): void;
  /** Keeps an edit as a new revision. */
  edit(patch: SpecPatch, origin?: EditOrigin): void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** One draft as it is edited: every kept edit is a revision, undo and redo walk through them. */
export function usePiece(draft: Draft): Piece {
  const revision = currentRevision(draft);
  const [heldSpec, hold] = useState<DesignSpec>();
  const [refused, setRefused] = useState<Problem>();
  const solid = useSolid(draft.id, revision, heldSpec);

  useEffect(() => {
    hold(undefined);
    setRefused(undefined);
  }, [revision.id]);

  const edit = useCallback(
    (patch: SpecPatch, origin: EditOrigin = 'hand') => {
      const edited = applyEdit(revision.spec, patch);
      if (!edited.ok) {
        hold(undefined);
        setRefused(edited.problem);
        return;
      }
      const made = { patch, origin, author: 'me', time: new Date().toISOString() };
      changeDraft(draft.id, (kept) => withRevision(kept, { id: crypto.randomUUID(), spec: edited.value, edit: made }));
    },
    [draft.id, revision.spec],
  );

  const walkTo = (target: Revision | undefined) =>
    target && (() => changeDraft(draft.id, (kept) => showing(kept, target)));

  return {
    draft,
    revision,
    spec: heldSpec ?? revision.spec,
    held: heldSpec !== undefined,
    solid,
    refused,
    hold,
    edit,
    undo: walkTo(before(draft)),
    redo: walkTo(after(draft)),
  };
}
