import { lazy, useState } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../components/controls/button.tsx';
import { NeededPart } from '../../../components/overlays/needed-part.tsx';

const EnterStudio = lazy(async () => ({ default: (await import('./enter-studio.tsx')).EnterStudio }));

/** "Try the Design Studio": opens the studio for users who are signed in, and tells others to log in. */
export function TryStudioButton({ className }: { readonly className?: string | undefined }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {/* Without a script the form goes to the studio, which asks to log in. */}
      <form
        action={paths.modes}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <Button type="submit" variant="primary" className={className}>
          Try the Design Studio
        </Button>
      </form>
      {isAsked && (
        <NeededPart>
          <EnterStudio onClose={() => setAsked(false)} />
        </NeededPart>
      )}
    </>
  );
}
