import { useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { useAuth } from '../../../state/auth.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { Button } from '../../../components/controls/button.tsx';
import { MessageDialog } from '../../../components/overlays/message-dialog.tsx';
import { keepWantedPage } from '../../../identity/redirect-to.ts';

/** Lets whoever is signed in into the studio, and shows everybody else the way to the login. */
export function EnterStudio({ onClose }: { readonly onClose: () => void }) {
  const { user, isKnown } = useAuth();
  const navigate = useNavigate();
  const comesIn = isKnown && user !== null;
  useEffect(() => {
    if (comesIn) void navigate(paths.modes);
  }, [comesIn, navigate]);
  if (!isKnown || comesIn) return null;
  return (
    <MessageDialog
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
