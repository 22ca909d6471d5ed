import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { useAuth } from '../../state/auth.ts';
import { Button } from '../../components/controls/button.tsx';
import { fetchSiteConfig } from '../../api/site-config.ts';
import styles from './panels.module.css';
import { SessionItem } from './session-item.tsx';
import { listSessions, type Session, signOutOtherSessions, signOutSession } from './sessions-api.ts';
import { useTask } from './use-task.ts';

/** The user's sessions. Only our own pool can list them; with another the panel is empty, and the page leaves it out. */
export function SessionsPanel() {
  const isOurs = useIsOurPool();
  return isOurs ? <Sessions /> : null;
}

function Sessions() {
  const userId = useAuth((state) => state.user?.userId);
  const { data, error } = useQuery({ queryKey: ['sessions', userId], queryFn: listSessions }, queryClient);
  const [done, setDone] = useState<string>();
  const task = useTask();

  async function end(work: () => Promise<void>, words: string): Promise<void> {
    setDone(undefined);
    if (await task.run(work)) setDone(words);
    // Also invitations, which end with all other sessions.
    await queryClient.invalidateQueries();
  }
  const endOne = ({ id, device }: Session) => end(() => signOutSession(id), `${device} is logged out.`);
  const endOthers = () =>
    end(
      signOutOtherSessions,
      'You are logged out everywhere else. Invitations to your workshop that nobody has accepted are taken back. Who has joined by one stays: if there is anybody, a letter to you names them.',
    );

  const problem = task.error ?? (data === undefined ? error?.message : undefined);
  const others = data?.filter(({ isThisOne }) => !isThisOne).length;
  return (
    <>
      {data !== undefined && (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isBusy={task.isPending}
              onEnd={() => void endOne(session)}
            />
          ))}
        </ul>
      )}
      {others === 0 && done === undefined && <p className={styles.note}>You are not signed in anywhere else.</p>}
      {problem !== undefined && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {done !== undefined && (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      {others !== undefined && others > 1 && (
        <Button disabled={task.isPending} onClick={() => void endOthers()}>
          Log out everywhere else
        </Button>
      )}
    </>
  );
}

/** Whether the studio has its own user pool; false until that is known. */
function useIsOurPool(): boolean {
  const [isOurs, setOurs] = useState(false);
  useEffect(() => {
    void fetchSiteConfig().then((config) =>
      setOurs(config.ok && config.value.identity.endpoint?.startsWith('/') === true),
    );
  }, []);
  return isOurs;
}
