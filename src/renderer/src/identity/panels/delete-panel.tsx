import { deleteUser } from 'aws-amplify/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';
import { useAuth } from '../../state/auth.ts';
import { Button } from '../../components/controls/button.tsx';
import { MessageDialog } from '../../components/overlays/message-dialog.tsx';
import styles from './panels.module.css';
import { LeftBehind } from './left-behind.tsx';
import { useTask } from './use-task.ts';

/** Deletes the account and what belongs to it. */
export function DeletePanel() {
  const [isAsking, setAsking] = useState(false);
  const task = useTask();
  const navigate = useNavigate();

  async function erase(): Promise<void> {
    if (!(await task.run(deleteUser))) return;
    // Leave the page first: behind the guard, a user who is signed out would be redirected to the login.
    await navigate(paths.landing);
    useAuth.getState().setUser(null);
  }

  return (
    <>
      <p className={styles.note}>Your account and your trial are deleted at once, on every device.</p>
      <Button onClick={() => setAsking(true)}>Delete my account</Button>
      {isAsking && (
        <MessageDialog
          title="Delete your account?"
          text="This cannot be undone. A workshop that only you are in goes with all its designs and pictures. What is only in this browser stays until you clear its data."
          note={<LeftBehind />}
          detail={task.error}
          onClose={() => setAsking(false)}
        >
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button variant="primary" disabled={task.isPending} onClick={() => void erase()}>
            Delete it
          </Button>
        </MessageDialog>
      )}
    </>
  );
}
