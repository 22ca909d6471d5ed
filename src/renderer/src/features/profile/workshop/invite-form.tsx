import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import type { ChangeWorkshop } from './change-workshop.ts';
import { useAuth } from '../../../state/auth.ts';
import { forgetInviteDraft, inviteDraftOf, keepInviteDraft } from './invite-draft.ts';
import { roleOptions, roleWords } from './role-words.ts';
import { sendInvitation, type MemberRole } from './workshop-api.ts';
import styles from './workshop.module.css';

interface InviteFormProps {
  readonly workshopId: string;
  readonly isBusy: boolean;
  readonly onChange: ChangeWorkshop;
}

/** Invites somebody to a workshop by a letter. */
export function InviteForm({ workshopId, isBusy, onChange }: InviteFormProps) {
  const userId = useAuth((state) => state.user?.userId);
  const [before] = useState(() => inviteDraftOf(userId, workshopId));
  const [email, setEmail] = useState(before?.email ?? '');
  const [role, setRole] = useState<MemberRole>(before?.role ?? 'seller');
  const to = email.trim();

  async function send(): Promise<void> {
    // Over a log-in that is asked for first.
    if (userId !== undefined) keepInviteDraft({ userId, workshopId, email: to, role });
    if (!(await onChange(() => sendInvitation(workshopId, to, role), `A letter is on its way to ${to}.`))) return;
    forgetInviteDraft();
    setEmail('');
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField label="Invite by email" required type="email" autoComplete="off" value={email} onType={setEmail} />
      <Choice
        label="As"
        value={role}
        options={roleOptions}
        disabled={isBusy}
        onChoose={(value) => setRole(value as MemberRole)}
      />
      <p className={styles.note}>They can {roleWords[role].can}.</p>
      <Button type="submit" disabled={isBusy || to === ''}>
        Send the invitation
      </Button>
    </form>
  );
}
