import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { Button } from '../../../components/controls/button.tsx';
import { LogInAgain } from '../../../identity/panels/log-in-again.tsx';
import { useTask } from '../../../identity/panels/use-task.ts';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import { InviteForm } from './invite-form.tsx';
import { InvitedItem } from './invited-item.tsx';
import { LeavingQuestion } from './leaving-question.tsx';
import { MemberItem } from './member-item.tsx';
import { NameForm } from './name-form.tsx';
import { roleWords } from './role-words.ts';
import { WorkPlace } from './work-place.tsx';
import { listInvitations, listMembers, type Workshop, type WorkshopMember } from './workshop-api.ts';
import { invitationsKey, membersKey, readWorkshopsAgain } from './workshop-keys.ts';
import styles from './workshop.module.css';

interface WorkshopCardProps {
  readonly workshop: Workshop;
  /** Whether one works in it; `only` where there is no other. */
  readonly place: 'only' | 'here' | 'elsewhere';
}

/** One workshop: its name, who is in it as what, who is invited; for its owners with what they can change. */
export function WorkshopCard({ workshop, place }: WorkshopCardProps) {
  const { id, name, role } = workshop;
  const isOwner = role === 'owner';
  const members = useQuery({ queryKey: membersKey(id), queryFn: () => listMembers(id) }, queryClient);
  const invited = useQuery(
    { queryKey: invitationsKey(id), queryFn: () => listInvitations(id), enabled: isOwner },
    queryClient,
  );
  const [leaving, setLeaving] = useState<WorkshopMember>();
  const [done, setDone] = useState<string>();
  const task = useTask();

  async function change(work: () => Promise<unknown>, words: string): Promise<boolean> {
    setDone(undefined);
    const isDone = await task.run(work);
    if (isDone) setDone(words);
    await readWorkshopsAgain();
    return isDone;
  }

  const self = members.data?.find(({ isYou }) => isYou);
  const isAlone = members.data?.length === 1;
  return (
    <section className={styles.workshop} aria-label={name}>
      {isOwner ? <NameForm workshop={workshop} onChange={change} /> : <h3 className={styles.name}>{name}</h3>}
      {!isOwner && <p className={styles.note}>You can {roleWords[role].can}.</p>}
      <WorkPlace workshop={workshop} place={place} isBusy={task.isPending} onChange={change} />
      <ul className={styles.people} aria-label={`Who is in ${name}`}>
        {members.data?.map((member) => (
          <MemberItem
            key={member.accountId}
            workshopId={id}
            member={member}
            isChangeable={isOwner}
            isBusy={task.isPending}
            onChange={change}
            onRemove={() => setLeaving(member)}
          />
        ))}
        {invited.data?.map((invitation) => (
          <InvitedItem
            key={invitation.id}
            workshopId={id}
            invitation={invitation}
            isBusy={task.isPending}
            onChange={change}
          />
        ))}
      </ul>
      <ErrorLine message={task.error ?? members.error?.message ?? invited.error?.message} />
      {task.isSignInOld && <LogInAgain />}
      {done !== undefined && (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      {isOwner && <InviteForm workshopId={id} isBusy={task.isPending} onChange={change} />}
      {self !== undefined && !isAlone && (
        <Button variant="bare" disabled={task.isPending} onClick={() => setLeaving(self)}>
          Leave {name}
        </Button>
      )}
      {leaving !== undefined && (
        <LeavingQuestion
          workshop={workshop}
          member={leaving}
          isBusy={task.isPending}
          onChange={change}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}
