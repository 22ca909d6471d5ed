import { Button } from '../../../components/controls/button.tsx';
import { MessageDialog } from '../../../components/overlays/message-dialog.tsx';
import type { ChangeWorkshop } from './change-workshop.ts';
import { nameOfMember } from './member-name.ts';
import { leaveWorkshop, removeMember, type Workshop, type WorkshopMember } from './workshop-api.ts';

interface LeavingQuestionProps {
  readonly workshop: Workshop;
  /** Who leaves: the user, or somebody whom they remove. */
  readonly member: WorkshopMember;
  readonly isBusy: boolean;
  readonly onChange: ChangeWorkshop;
  readonly onClose: () => void;
}

/** Asks before somebody leaves a workshop. */
export function LeavingQuestion({ workshop, member, isBusy, onChange, onClose }: LeavingQuestionProps) {
  const { isYou, accountId } = member;
  const name = nameOfMember(member);

  async function end(): Promise<void> {
    const work = isYou ? () => leaveWorkshop(workshop.id) : () => removeMember(workshop.id, accountId);
    await onChange(work, isYou ? `You have left ${workshop.name}.` : `${name} is out of the workshop.`);
    onClose();
  }

  return (
    <MessageDialog
      title={isYou ? `Leave ${workshop.name}?` : `Remove ${name}?`}
      text={
        isYou
          ? 'What you made in it stays with the workshop. To come back you have to be invited again.'
          : 'They can open nothing of the workshop any more, at once. What they made stays.'
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>{isYou ? 'Stay' : 'Keep them'}</Button>
      <Button variant="primary" disabled={isBusy} onClick={() => void end()}>
        {isYou ? 'Leave' : 'Remove'}
      </Button>
    </MessageDialog>
  );
}
