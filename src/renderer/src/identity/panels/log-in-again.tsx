import { Button } from '../../components/controls/button.tsx';
import { mayLeave } from '../../state/leaving.ts';
import { signOut } from '../session.ts';
import styles from './log-in-again.module.css';
import { useTask } from './use-task.ts';

/** The way to what asks for a fresh log-in: the guard of the page leads to the login, and back to where one was. */
export function LogInAgain() {
  const task = useTask();
  return (
    <div className={styles.row}>
      <Button
        disabled={task.isPending}
        onClick={() => void task.run(async () => ((await mayLeave()) ? signOut() : undefined))}
      >
        Log in again
      </Button>
      <p className={styles.note}>You come back here, and what you typed stays.</p>
    </div>
  );
}
