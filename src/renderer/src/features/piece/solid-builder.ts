import { createStore } from 'zustand/vanilla';
import type { PictureModel } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { ReadonlyStore } from '../../lib/readonly-store.ts';
import { type Revision, type Weighed, withWeighed } from '../../studio/journal/draft.ts';
import type { DraftShelf } from '../../studio/journal/draft-shelf.ts';
import type { RunningJob, WorkbenchClient } from '../../studio/workbench/workbench-client.ts';

export interface BuiltSolid {
  /** The newest mesh: of the revision, or of what a held slider makes of it. */
  readonly model: PictureModel | undefined;
  /** The newest sheet and findings of any revision that was shown. */
  readonly weighed: Weighed | undefined;
  /** Why the revision can't be built. */
  readonly problem: Problem | undefined;
}

/** What is to be built: the state that is shown, and what a held slider makes of it. */
export interface Shown extends Pick<Revision, 'id' | 'spec'> {
  readonly weighed: Weighed | undefined;
  readonly held: DesignSpec | undefined;
}

/** Has one piece built: quick shells while a slider is held, the real solid, its weight and its checks when it rests. */
export interface SolidBuilder {
  readonly store: ReadonlyStore<BuiltSolid>;
  /** Builds what of this is not built yet, or being built. */
  show(shown: Shown): void;
  /** Nobody looks any more. */
  leave(): void;
}

/** What a builder works with. */
export interface BuilderDependencies {
  readonly drafts: Pick<DraftShelf, 'change'>;
  workbench(): Pick<WorkbenchClient, 'start'>;
}

/** A builder of a draft's solids; what it finds out is written down in the draft. */
export function createSolidBuilder({ drafts, workbench }: BuilderDependencies, draftId: string): SolidBuilder {
  const store = createStore<BuiltSolid>()(() => ({ model: undefined, weighed: undefined, problem: undefined }));
  const { setState } = store;
  let before: Shown | undefined;
  let settling: RunningJob | undefined;
  /** The real solid of what is shown; undefined until the workbench has built it. */
  let settled: PictureModel | undefined;

  function drag(spec: DesignSpec): void {
    // Not cancelled by the next move: the lane drops what has not begun, and what has is better shown than thrown away.
    workbench().start(
      { type: 'build', lane: 'drag', spec, quality: 'drag', profile: defaultWorkshopProfile },
      (answer) => {
        // Once nothing is held and the real solid is there, shells would be a step back.
        const wanted = before !== undefined && (before.held !== undefined || settled === undefined);
        if (answer.type === 'built' && wanted) setState({ model: answer.model });
      },
    );
  }

  function settle({ id, spec }: Shown): void {
    settling?.cancel();
    settled = undefined;
    const isShown = () => before?.id === id && before.spec === spec;
    settling = workbench().start(
      { type: 'build', lane: 'settle', spec, quality: 'view', profile: defaultWorkshopProfile },
      (answer) => {
        if (!isShown()) return;
        if (answer.type === 'failed') setState({ problem: answer.problem });
        if (answer.type !== 'built' || answer.sheet === undefined) return;
        settled = answer.model;
        setState({ model: settled, problem: undefined });
        const weighed = { sheet: answer.sheet, findings: answer.findings };
        drafts.change(draftId, (draft) => withWeighed(draft, id, weighed));
      },
    );
  }

  return {
    store,
    show(shown) {
      const previous = before;
      before = shown;
      if (shown.weighed !== undefined) setState({ weighed: shown.weighed });
      if (shown.held !== undefined && shown.held !== previous?.held) drag(shown.held);
      const moved = shown.id !== previous?.id || shown.spec !== previous.spec;
      if (moved) settle(shown);
      // Let go without an edit, e.g. one that was refused: the piece is what it was.
      else if (previous.held !== undefined && shown.held === undefined && settled) setState({ model: settled });
    },
    leave() {
      settling?.cancel();
      before = undefined;
    },
  };
}
