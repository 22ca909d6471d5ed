import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Revision } from '../../studio/journal/draft.ts';
import { draftShelf } from '../../studio/studio.ts';
import { studioWorkbench } from '../../studio/workbench/studio-workbench.ts';
import { type BuiltSolid, createSolidBuilder } from './solid-builder.ts';

/** A built solid. `weighed` is that of an older revision while a new one is being weighed. */
export interface PieceSolid extends BuiltSolid {
  /** The sheet belongs to what is shown. */
  readonly isCurrent: boolean;
}

/** The mesh, the weight and the checks of a piece. */
export function useSolid(draftId: string, revision: Revision, held: DesignSpec | undefined): PieceSolid {
  const [builder] = useState(() => createSolidBuilder({ drafts: draftShelf, workbench: studioWorkbench }, draftId));
  const built = useStore(builder.store);

  const { id, spec, weighed } = revision;
  useEffect(() => builder.show({ id, spec, weighed, held }), [builder, id, spec, weighed, held]);
  useEffect(() => builder.leave, [builder]);

  return {
    ...built,
    weighed: weighed ?? built.weighed,
    isCurrent: held === undefined && weighed !== undefined,
  };
}
