import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import type { DialogKind } from './dialog-kind.ts';
import styles from './message-dialog.module.css';

interface MessageDialogProps {
  readonly title: string;
  /** One sentence; more goes into `detail`. */
  readonly text: ReactNode;
  /** The message of the server, verbatim. */
  readonly detail?: string | undefined;
  /** A word beside the message, which is not its own. */
  readonly note?: ReactNode;
  readonly kind?: DialogKind;
  /** The ways out, the main one last. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog with a message and buttons. */
export function MessageDialog({ title, text, detail, note, kind, children, onClose }: MessageDialogProps) {
  return (
    <Dialog open title={title} description={text} kind={kind} onClose={onClose}>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <DialogActions>{children}</DialogActions>
    </Dialog>
  );
}
