import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';

const StudioGate = lazy(async () => ({ default: (await import('./studio-gate.tsx')).StudioGate }));

/** "Try the Design Studio": in for those who are signed in, a warning for the others. */
export function StudioDoor({ className }: { readonly className?: string | undefined }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="primary" className={className} onClick={() => setAsked(true)}>
        Try the Design Studio
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <StudioGate onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
