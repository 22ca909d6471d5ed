import { useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useAuth } from '../../../state/auth.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { LogInFirst } from '../../../identity/log-in-first/log-in-first.tsx';

interface EnterStudioProps {
  /** Which of its pages; where it begins without one. */
  readonly wanted?: string;
  readonly onClose: () => void;
}

/** Redirects a user who is signed in to the studio, and offers others the login page. */
export function EnterStudio({ wanted = paths.modes, onClose }: EnterStudioProps) {
  const { user, isKnown } = useAuth();
  const navigate = useNavigate();
  const isSignedIn = isKnown && user !== null;
  useEffect(() => {
    if (isSignedIn) void navigate(wanted);
  }, [isSignedIn, navigate, wanted]);
  if (!isKnown || isSignedIn) return null;
  return (
    <LogInFirst
      text="You need to log in to proceed. Click the button below to log in."
      wanted={wanted}
      onClose={onClose}
    />
  );
}
