import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchSiteConfig } from '../../api/site-config.ts';
import { Button } from '../../components/controls/button.tsx';
import { MessageDialog } from '../../components/overlays/message-dialog.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { keepWantedPage } from '../redirect-to.ts';
import { hasLoggedIn } from './known-browser.ts';
import { CREATE_ACCOUNT } from './wants-account.ts';

interface LogInFirstProps {
  readonly text: string;
  /** Where to go after the sign-in, or with the new account. */
  readonly wanted: string;
  readonly onClose: () => void;
}

/**
 * Welcomes who is not signed in: with an account to log in, without one to create it. In a browser in which nobody ever
 * logged in, that is the main way, and stands first.
 */
export function LogInFirst({ text, wanted, onClose }: LogInFirstProps) {
  const navigate = useNavigate();
  const takesNewcomers = useTakesNewcomers();
  const [isNew] = useState(() => !hasLoggedIn());
  const createLeads = takesNewcomers && isNew;
  const go = (hash: string): void => {
    onClose();
    keepWantedPage(wanted);
    void navigate(paths.login + hash);
  };
  const create = (
    <Button key="create" variant={createLeads ? 'primary' : 'quiet'} onClick={() => go(CREATE_ACCOUNT)}>
      Create Account
    </Button>
  );
  const logIn = (
    <Button key="log-in" variant={createLeads ? 'quiet' : 'primary'} onClick={() => go('')}>
      Log In
    </Button>
  );
  const cancel = (
    <Button key="cancel" variant="bare" onClick={onClose}>
      Cancel
    </Button>
  );
  return (
    <MessageDialog
      kind="welcome"
      title="Please Log In"
      text={text}
      note={takesNewcomers ? 'New here? An account is free, and no card is needed.' : undefined}
      onClose={onClose}
    >
      {createLeads ? [create, logIn, cancel] : [cancel, takesNewcomers && create, logIn]}
    </MessageDialog>
  );
}

/** Whether the studio lets visitors create accounts; false until that is known. */
function useTakesNewcomers(): boolean {
  const [takesThem, setTakesThem] = useState(false);
  useEffect(() => {
    void fetchSiteConfig().then((config) => setTakesThem(config.ok && !config.value.identity.hidesSignUp));
  }, []);
  return takesThem;
}
