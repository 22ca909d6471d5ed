import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { DesignSpec } from '#spec/design-spec.ts';
import { clientCurrency, isPricedBy } from '#spec/request/client-currency.ts';
import type { Draft, Revision } from '../../studio/journal/draft.ts';
import { draftShelf } from '../../studio/studio.ts';
import { studioWorkbench } from '../../studio/workbench/studio-workbench.ts';
import { useWorkshopProfile } from '../../studio/workshop-profile.ts';
import { type BuiltSolid, createSolidBuilder } from './solid-builder.ts';

/** A built solid. `weighed` is that of an older revision while a new one is being weighed. */
export interface PieceSolid extends BuiltSolid {
  /** The sheet belongs to what is shown, at today's rates. */
  readonly isCurrent: boolean;
}

/** The mesh, the weight and the checks of a piece. */
export function useSolid(
  { id: draftId, request }: Draft,
  revision: Revision,
  held: DesignSpec | undefined,
): PieceSolid {
  const [builder] = useState(() => createSolidBuilder({ drafts: draftShelf, workbench: studioWorkbench }, draftId));
  const built = useStore(builder.store);

  const profile = useWorkshopProfile();

  const { id, spec, weighed } = revision;
  const { ratesId } = profile;
  useEffect(() => builder.show({ id, spec, weighed, held, ratesId }), [builder, id, spec, weighed, held, ratesId]);
  useEffect(() => builder.leave, [builder]);

  return {
    ...built,
    weighed: weighed ?? built.weighed,
    isCurrent:
      held === undefined && weighed !== undefined && isPricedBy(weighed.sheet.price, profile, clientCurrency(request)),
  };
}
