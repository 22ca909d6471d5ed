import { lazy, useCallback, useState } from 'react';
import { NeededPart } from '../components/overlays/needed-part.tsx';

const TrialFlow = lazy(async () => ({ default: (await import('./trial-flow.tsx')).TrialFlow }));

/** The dialog that starts the free trial, for any public page: call `open`, and render `dialog`. */
export function useTrialDialog() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const dialog = isOpen ? (
    <NeededPart>
      <TrialFlow onClose={() => setOpen(false)} />
    </NeededPart>
  ) : null;
  return { open, dialog };
}
