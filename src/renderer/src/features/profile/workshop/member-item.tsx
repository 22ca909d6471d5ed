import { Button } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { momentInWords } from '../../../lib/format/age.ts';
import type { ChangeWorkshop } from './change-workshop.ts';
import { nameOfMember } from './member-name.ts';
import { roleOptions, roleWords } from './role-words.ts';
import { setRoleOf, type WorkshopMember, type MemberRole } from './workshop-api.ts';
import styles from './workshop.module.css';

interface MemberItemProps {
  readonly workshopId: string;
  readonly member: WorkshopMember;
  /** Whether the user can give others another role and remove them. */
  readonly isChangeable: boolean;
  readonly isBusy: boolean;
  readonly onChange: ChangeWorkshop;
  readonly onRemove: () => void;
}

/** Somebody who is in a workshop. */
export function MemberItem({ workshopId, member, isChangeable, isBusy, onChange, onRemove }: MemberItemProps) {
  const { accountId, role, isYou, joinedAt } = member;
  const name = nameOfMember(member);
  const choose = (value: MemberRole) =>
    void onChange(() => setRoleOf(workshopId, accountId, value), `${name}: ${roleWords[value].name}.`);
  return (
    <li className={styles.person}>
      <div>
        <p className={styles.email}>
          {name}
          {isYou && <span className={styles.here}>you</span>}
        </p>
        {!isYou && <p className={styles.note}>Joined {momentInWords(joinedAt)}</p>}
      </div>
      {isChangeable && !isYou ? (
        <div className={styles.row}>
          <Choice
            label={`Role of ${name}`}
            hidesLabel
            value={role}
            options={roleOptions}
            disabled={isBusy}
            onChoose={(value) => choose(value as MemberRole)}
          />
          <Button variant="bare" disabled={isBusy} aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{roleWords[role].name}</p>
      )}
    </li>
  );
}
