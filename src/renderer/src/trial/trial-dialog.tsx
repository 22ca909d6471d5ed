import { lazy, Suspense, useCallback, useState } from 'react';

const TrialFlow = lazy(async () => ({ default: (await import('./trial-flow.tsx')).TrialFlow }));

/** The dialog that starts the free trial, for any public page: call `open`, and render `dialog`. */
export function useTrialDialog() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const dialog = isOpen ? (
    <Suspense fallback={null}>
      <TrialFlow onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  return { open, dialog };
}
