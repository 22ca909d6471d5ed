import { useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useAuth } from '../../../state/auth.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../components/controls/button.tsx';
import { MessageDialog } from '../../../components/overlays/message-dialog.tsx';
import { keepWantedPage } from '../../../identity/redirect-to.ts';

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
    <MessageDialog
      kind="warning"
      title="Please Log In"
      text="You need to log in to proceed. Click the button below to log in."
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="primary"
        onClick={() => {
          keepWantedPage(paths.modes);
          void navigate(paths.login);
        }}
      >
        Log In
      </Button>
    </MessageDialog>
  );
}
