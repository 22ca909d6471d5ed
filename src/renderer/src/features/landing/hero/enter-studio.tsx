import { useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useAuth } from '../../../state/auth.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { LogInFirst } from '../../../identity/log-in-first/log-in-first.tsx';

/** Redirects a user who is signed in to the studio, and offers others the login page. */
export function EnterStudio({ onClose }: { readonly onClose: () => void }) {
  const { user, isKnown } = useAuth();
  const navigate = useNavigate();
  const isSignedIn = isKnown && user !== null;
  useEffect(() => {
    if (isSignedIn) void navigate(paths.modes);
  }, [isSignedIn, navigate]);
  if (!isKnown || isSignedIn) return null;
  return (
    <LogInFirst
      text="You need to log in to proceed. Click the button below to log in."
      wanted={paths.modes}
      onClose={onClose}
    />
  );
}
