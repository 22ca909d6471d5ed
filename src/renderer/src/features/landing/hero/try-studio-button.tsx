import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';

const EnterStudio = lazy(async () => ({ default: (await import('./enter-studio.tsx')).EnterStudio }));

/** "Try the Design Studio": opens the studio for users who are signed in, and tells others to log in. */
export function TryStudioButton({ className }: { readonly className?: string | undefined }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="primary" className={className} onClick={() => setAsked(true)}>
        Try the Design Studio
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <EnterStudio onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
