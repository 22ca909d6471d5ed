import { useState } from 'react';
import { useAuth } from '../state/auth.ts';
import { mayLeave } from '../state/leaving.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Button, ButtonLink } from '../components/controls/button.tsx';
import styles from './site-header.module.css';

/**
 * Log In or Log Out. Log In is a link, which works before any script does; where somebody may be signed in, it is invisible
 * until that is known, but keeps its space.
 */
export function LogButton({ onChoose }: { readonly onChoose: () => void }) {
  const { user, isKnown } = useAuth();
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    onChoose();
    setLeaving(true);
    try {
      if (!(await mayLeave())) return;
      await (await import('../identity/session.ts')).signOut();
    } finally {
      setLeaving(false);
    }
  }

  if (user === null) {
    return (
      <ButtonLink className={styles.log} data-known={isKnown} to={paths.login} onClick={onChoose}>
        Log In
      </ButtonLink>
    );
  }
  return (
    <Button className={styles.log} disabled={isLeaving} onClick={() => void leave()}>
      Log Out
    </Button>
  );
}
