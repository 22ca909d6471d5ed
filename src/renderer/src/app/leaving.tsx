import { lazy } from 'react';
import { NeededPart } from '../components/overlays/needed-part.tsx';
import { useLeaving } from '../state/leaving.ts';

const LeavingDialog = lazy(async () => ({
  default: (await import('../studio/leaving/leaving-dialog.tsx')).LeavingDialog,
}));

/** What is asked when somebody logs out. Where it can't be loaded they log out all the same, and everything stays sealed. */
export function Leaving() {
  const answer = useLeaving((state) => state.answer);
  if (answer === undefined) return null;
  return (
    <NeededPart lost="" onLost={() => answer(true)}>
      <LeavingDialog onAnswer={answer} />
    </NeededPart>
  );
}
