import { signOut as leavePool } from 'aws-amplify/auth';
import { useAuth } from '../../state/auth.ts';
import { mayLeave } from '../../state/leaving.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { signOut } from '../session.ts';
import { useLastingSession } from './use-lasting-session.ts';
import styles from './panels.module.css';
import { useTask } from './use-task.ts';

/** The user who is signed in, with buttons to log out here or on every device. */
export function AccountPanel() {
  const user = useAuth((state) => state.user);
  const task = useTask();
  const isLasting = useLastingSession();
  return (
    <>
      <p>{user?.email ?? user?.username}</p>
      <div className={styles.row}>
        <Button
          disabled={task.isPending}
          onClick={() => void task.run(async () => ((await mayLeave()) ? signOut() : undefined))}
        >
          Log Out
        </Button>
        <Button
          variant="bare"
          disabled={task.isPending}
          onClick={() => void task.run(async () => ((await mayLeave()) ? leavePool({ global: true }) : undefined))}
        >
          Log out on every device
        </Button>
        {user?.isAdmin === true && (
          <ButtonLink variant="bare" to={paths.admin}>
            Dashboard
          </ButtonLink>
        )}
      </div>
      {!isLasting && (
        <p className={styles.note}>
          This computer’s keychain is not available, so you will need to log in again after a restart.
        </p>
      )}
      {task.error !== undefined && (
        <p className={styles.error} role="alert">
          {task.error}
        </p>
      )}
    </>
  );
}
