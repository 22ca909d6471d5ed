import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { invitationIn } from '#shared/site/invitation-address.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Button } from '../../../components/controls/button.tsx';
import { useTask } from '../../../identity/panels/use-task.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useAuth } from '../../../state/auth.ts';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import { roleWords } from './role-words.ts';
import { joinWorkshop, readInvitation } from './workshop-api.ts';
import { readWorkshopsAgain } from './workshop-keys.ts';
import styles from './workshop.module.css';

/** The invitation that the address was opened with, above the profile, until it is accepted or laid aside. */
export function InvitationNotice() {
  const token = invitationIn(useLocation().hash);
  const [joinedAs, setJoinedAs] = useState<string>();
  if (token !== undefined) return <Asking key={token} token={token} onJoin={setJoinedAs} />;
  if (joinedAs === undefined) return null;
  return (
    <p className={styles.notice} role="status">
      You are in the workshop now: {joinedAs}.
    </p>
  );
}

interface AskingProps {
  readonly token: string;
  readonly onJoin: (roleName: string) => void;
}

function Asking({ token, onJoin }: AskingProps) {
  const userId = useAuth((state) => state.user?.userId);
  const invitation = useQuery(
    { queryKey: ['invitation', userId, token], queryFn: () => readInvitation(token), retry: false },
    queryClient,
  );
  const task = useTask();
  const navigate = useNavigate();
  // The token leaves the address, so that it stays in no history and isn't asked about again.
  const close = () => navigate(paths.profile, { replace: true });

  async function join(roleName: string): Promise<void> {
    if (!(await task.run(() => joinWorkshop(token)))) return;
    onJoin(roleName);
    await Promise.all([readWorkshopsAgain(), close()]);
  }

  const { data, error } = invitation;
  if (data === undefined && error === null) return null;
  const roleName = data === undefined ? '' : roleWords[data.role].name;
  return (
    <section className={styles.notice} aria-label="Invitation">
      {data !== undefined && (
        <p>
          <strong>{data.invitedBy ?? 'Somebody whose address is not confirmed'}</strong> invites you to join their
          workshop ({roleName}). There you can {roleWords[data.role].can}. What you make in it belongs to that workshop.
        </p>
      )}
      <ErrorLine message={task.error ?? error?.message} />
      <div className={styles.row}>
        {data !== undefined && (
          <Button variant="primary" disabled={task.isPending} onClick={() => void join(roleName)}>
            Join the workshop
          </Button>
        )}
        <Button onClick={() => void close()}>{data === undefined ? 'Close' : 'Not now'}</Button>
      </div>
    </section>
  );
}
