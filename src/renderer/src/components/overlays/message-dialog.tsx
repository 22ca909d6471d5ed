import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import type { DialogKind } from './dialog-kind.ts';
import styles from './message-dialog.module.css';

interface MessageDialogProps {
  readonly title: string;
  /** One sentence; more goes into `detail`. */
  readonly text: ReactNode;
  /** The message of the server, verbatim. */
  readonly detail?: string | undefined;
  readonly kind?: DialogKind;
  /** The ways out, the main one last. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog with a message and buttons. */
export function MessageDialog({ title, text, detail, kind, children, onClose }: MessageDialogProps) {
  return (
    <Dialog open title={title} description={text} kind={kind} onClose={onClose}>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>{children}</div>
    </Dialog>
  );
}
