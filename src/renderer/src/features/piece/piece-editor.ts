import { createStore } from 'zustand/vanilla';
import type { Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { applyEdit, type EditOrigin, type SpecPatch } from '#spec/edit.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import { currentRevision, type Draft, type Revision, showing, withRevision } from '../../studio/journal/draft.ts';
import type { DraftShelf } from '../../studio/journal/draft-shelf.ts';

export interface EditorState {
  /** The spec while a slider is held. */
  readonly held: DesignSpec | undefined;
  /** Why the last edit was refused. */
  readonly refused: Problem | undefined;
}

/** One draft as it is edited: every kept edit is a revision. */
export interface PieceEditor {
  readonly store: ReadonlyStore<EditorState>;
  /** Shows an edit without keeping it. */
  hold(spec: DesignSpec): void;
  /** Makes a revision of an edit to what is shown, or sets `refused`. */
  edit(patch: SpecPatch, origin?: EditOrigin): void;
  /** Shows another state of the draft; undo and redo are this with `before` and `after`. */
  show(revision: Revision): void;
}

/** What an editor needs. */
export interface EditorDependencies {
  readonly drafts: Pick<DraftShelf, 'draft' | 'change'>;
  now(): Date;
  newId(): string;
}

const untouched: EditorState = { held: undefined, refused: undefined };

/** The editor of a draft that is on the shelf. */
export function createPieceEditor({ drafts, now, newId }: EditorDependencies, draftId: string): PieceEditor {
  const store = createStore<EditorState>()(() => untouched);

  function change(next: (draft: Draft) => Draft): void {
    store.setState(untouched);
    drafts.change(draftId, next);
  }

  return {
    store,
    hold: (held) => store.setState({ held }),
    edit(patch, origin = 'hand') {
      const draft = drafts.draft(draftId);
      if (draft === undefined) return;
      const edited = applyEdit(currentRevision(draft).spec, patch);
      if (!edited.ok) {
        store.setState({ held: undefined, refused: edited.problem });
        return;
      }
      const edit = { patch, origin, author: 'me', time: now().toISOString() };
      change((kept) => withRevision(kept, { id: newId(), spec: edited.value, edit }));
    },
    show: (revision) => change((kept) => showing(kept, revision)),
  };
}
