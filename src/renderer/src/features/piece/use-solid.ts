import { useEffect, useRef, useState } from 'react';
import type { PictureModel } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { type Revision, type Weighed, withWeighed } from '../../studio/journal/draft.ts';
import { changeDraft } from '../../studio/journal/draft-shelf.ts';
import { studioWorkbench } from '../../studio/workbench/studio-workbench.ts';

interface Solid {
  /** The newest mesh: of the revision, or of what a held slider makes of it. */
  readonly model: PictureModel | undefined;
  /** The newest sheet and findings; those of an older revision while the new one is being weighed. */
  readonly weighed: Weighed | undefined;
  /** The sheet belongs to what is shown. */
  readonly settled: boolean;
  /** Why the revision can't be built. */
  readonly problem: Problem | undefined;
}

/** The mesh, the weight and the checks of a piece: quick shells while a slider is held, the real solid when it rests. */
export function useSolid(draftId: string, revision: Revision, held: DesignSpec | undefined): Solid {
  const [model, setModel] = useState<PictureModel>();
  const [problem, setProblem] = useState<Problem>();
  const lastWeighed = useRef<Weighed>(undefined);
  if (revision.weighed !== undefined) lastWeighed.current = revision.weighed;

  useEffect(() => {
    if (held === undefined) return;
    // Not cancelled by the next move: the lane drops what has not begun, and what has is better shown than thrown away.
    studioWorkbench().start(
      { type: 'build', lane: 'drag', spec: held, quality: 'drag', profile: defaultWorkshopProfile },
      (answer) => {
        if (answer.type === 'built') setModel(answer.model);
      },
    );
  }, [held]);

  const { id, spec } = revision;
  useEffect(() => {
    const job = studioWorkbench().start(
      { type: 'build', lane: 'settle', spec, quality: 'view', profile: defaultWorkshopProfile },
      (answer) => {
        if (answer.type === 'failed') setProblem(answer.problem);
        if (answer.type !== 'built' || answer.sheet === undefined) return;
        setProblem(undefined);
        setModel(answer.model);
        const weighed = { sheet: answer.sheet, findings: answer.findings };
        changeDraft(draftId, (draft) => withWeighed(draft, id, weighed));
      },
    );
    return () => job.cancel();
  }, [draftId, id, spec]);

  return {
    model,
    weighed: revision.weighed ?? lastWeighed.current,
    settled: held === undefined && revision.weighed !== undefined,
    problem,
  };
}
