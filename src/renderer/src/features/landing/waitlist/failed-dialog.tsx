import type { Problem } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { MessageDialog } from '../../../components/overlays/message-dialog.tsx';
import { whyNotSent } from './why-not-sent.ts';

interface FailedDialogProps {
  readonly problem: Problem;
  readonly onClose: () => void;
}

/** The form could not be sent; what was typed is still there. */
export function FailedDialog({ problem, onClose }: FailedDialogProps) {
  return (
    <MessageDialog
      kind="error"
      title="Alert"
      text="Failed to send the demo request. Please try again."
      detail={whyNotSent(problem)}
      onClose={onClose}
    >
      <Button variant="primary" onClick={onClose}>
        OK
      </Button>
    </MessageDialog>
  );
}
