import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchSiteConfig } from '../../api/site-config.ts';
import { Button } from '../../components/controls/button.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { keepWantedPage } from '../redirect-to.ts';
import { hasLoggedIn } from './known-browser.ts';
import styles from './log-in-first.module.css';
import { CREATE_ACCOUNT } from './wants-account.ts';

interface LogInFirstProps {
  readonly text: string;
  /** Where to go after the sign-in, or with the new account. */
  readonly wanted: string;
  readonly onClose: () => void;
}

/**
 * Welcomes who is not signed in: with an account to log in, without one to create it. Each sentence has its button below
 * it, so that "the button below" can be no other. In a browser in which nobody ever logged in, the way to an account is the
 * main one.
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
  return (
    <Dialog open kind="welcome" title="Please Log In" description={text} onClose={onClose}>
      <Button variant={createLeads ? 'quiet' : 'primary'} onClick={() => go('')}>
        Log In
      </Button>
      {takesNewcomers && (
        <div className={styles.newcomer}>
          <p>New here? An account is free, and no card is needed.</p>
          <Button variant={createLeads ? 'primary' : 'quiet'} onClick={() => go(CREATE_ACCOUNT)}>
            Create Account
          </Button>
        </div>
      )}
      <Button variant="bare" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
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
