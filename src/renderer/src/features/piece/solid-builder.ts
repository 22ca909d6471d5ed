import { createStore } from 'zustand/vanilla';
import type { PictureModel } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import { clientCurrency } from '#spec/request/client-currency.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import { type Revision, type Weighed, withWeighed } from '../../studio/journal/draft.ts';
import type { DraftShelf } from '../../studio/journal/draft-shelf.ts';
import type { RunningJob, WorkbenchClient } from '../../studio/workbench/workbench-client.ts';

export interface BuiltSolid {
  /** The newest mesh: of the revision, or of the spec that a held slider makes. */
  readonly model: PictureModel | undefined;
  /** The newest sheet and findings of any revision that was shown. */
  readonly weighed: Weighed | undefined;
  /** Why the revision can't be built. */
  readonly problem: Problem | undefined;
}

/** What is to be built: the revision that is shown, and the spec that a held slider makes. */
export interface ShownRevision extends Pick<Revision, 'id' | 'spec'> {
  readonly weighed: Weighed | undefined;
  readonly held: DesignSpec | undefined;
  /** By which rates it is priced now. */
  readonly ratesId: string;
}

/** Has the workbench build one piece: quick shells while a slider is held; on release the full solid, weighed and checked. */
export interface SolidBuilder {
  readonly store: ReadonlyStore<BuiltSolid>;
  /** Builds this, unless it is built or being built already. */
  show(shown: ShownRevision): void;
  /** Stops: the piece is no longer on the screen. */
  leave(): void;
}

/** What a builder needs. */
export interface BuilderDependencies {
  readonly drafts: Pick<DraftShelf, 'change' | 'draft'>;
  workbench(): Pick<WorkbenchClient, 'start'>;
}

/** A builder of a draft's solids; it writes their sheets and findings into the draft. */
export function createSolidBuilder({ drafts, workbench }: BuilderDependencies, draftId: string): SolidBuilder {
  const store = createStore<BuiltSolid>()(() => ({ model: undefined, weighed: undefined, problem: undefined }));
  const { setState } = store;
  let before: ShownRevision | undefined;
  let building: RunningJob | undefined;
  /** The full solid of what is shown; undefined until the workbench has built it. */
  let built: PictureModel | undefined;

  function drag(spec: DesignSpec): void {
    // Not cancelled by the next move: the lane drops jobs that have not begun, and those that have are worth showing.
    workbench().start({ type: 'build', lane: 'drag', spec, quality: 'drag' }, (answer) => {
      // Once nothing is held and the full solid is there, shells would be a step back.
      const wanted = before !== undefined && (before.held !== undefined || built === undefined);
      if (answer.type === 'built' && wanted) setState({ model: answer.model });
    });
  }

  function build({ id, spec }: ShownRevision): void {
    building?.cancel();
    built = undefined;
    const isShown = () => before?.id === id && before.spec === spec;
    const draft = drafts.draft(draftId);
    const currency = draft && clientCurrency(draft.request);
    building = workbench().start({ type: 'build', lane: 'view', spec, quality: 'view', currency }, (answer) => {
      if (!isShown()) return;
      if (answer.type === 'failed') setState({ problem: answer.problem });
      if (answer.type !== 'built' || answer.sheet === undefined) return;
      built = answer.model;
      setState({ model: built, problem: undefined });
      const weighed = { sheet: answer.sheet, findings: answer.findings };
      drafts.change(draftId, (draft) => withWeighed(draft, id, weighed));
    });
  }

  return {
    store,
    show(shown) {
      const previous = before;
      before = shown;
      if (shown.weighed !== undefined) setState({ weighed: shown.weighed });
      if (shown.held !== undefined && shown.held !== previous?.held) drag(shown.held);
      const moved = shown.id !== previous?.id || shown.spec !== previous.spec || shown.ratesId !== previous.ratesId;
      if (moved) build(shown);
      // Released without an edit, e.g. because it was refused: the piece is as before.
      else if (previous.held !== undefined && shown.held === undefined && built) setState({ model: built });
    },
    leave() {
      building?.cancel();
      before = undefined;
    },
  };
}
