import { Button } from '../../../components/controls/button.tsx';
import { momentInWords } from '../../../lib/format/age.ts';
import type { ChangeWorkshop } from './change-workshop.ts';
import { roleWords } from './role-words.ts';
import { type PendingInvitation, takeBackInvitation } from './workshop-api.ts';
import styles from './workshop.module.css';

interface InvitedItemProps {
  readonly workshopId: string;
  readonly invitation: PendingInvitation;
  readonly isBusy: boolean;
  readonly onChange: ChangeWorkshop;
}

/** Somebody who was invited and has not come yet. */
export function InvitedItem({ workshopId, invitation, isBusy, onChange }: InvitedItemProps) {
  const { id, email, role, sentAt, expiresAt } = invitation;
  const isOver = Date.parse(expiresAt) <= Date.now();
  return (
    <li className={styles.person}>
      <div>
        <p className={styles.email}>{email}</p>
        <p className={styles.note}>
          {roleWords[role].name}, invited {momentInWords(sentAt)}
          {isOver && ': too long ago, the letter opens nothing'}
        </p>
      </div>
      <Button
        variant="bare"
        disabled={isBusy}
        aria-label={`Take back the invitation to ${email}`}
        onClick={() => void onChange(() => takeBackInvitation(workshopId, id), `The letter to ${email} opens nothing.`)}
      >
        Take back
      </Button>
    </li>
  );
}
