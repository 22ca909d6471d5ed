import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../state/auth.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Button } from '../components/controls/button.tsx';
import styles from './site-header.module.css';

/** Log In or Log Out. Until it is known which, the button is disabled and invisible, but keeps its space. */
export function LogButton({ onChoose }: { readonly onChoose: () => void }) {
  const { user, isKnown } = useAuth();
  const [isLeaving, setLeaving] = useState(false);
  const navigate = useNavigate();

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await (await import('../identity/session.ts')).signOut();
    } finally {
      setLeaving(false);
    }
  }

  function press(): void {
    onChoose();
    if (user === null) void navigate(paths.login);
    else void leave();
  }

  return (
    <Button className={styles.log} data-known={isKnown} disabled={!isKnown || isLeaving} onClick={press}>
      {user === null ? 'Log In' : 'Log Out'}
    </Button>
  );
}
