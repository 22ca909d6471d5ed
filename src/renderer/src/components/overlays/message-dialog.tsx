import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import styles from './message-dialog.module.css';

interface MessageDialogProps {
  readonly title: string;
  /** One sentence; more stands in `detail`. */
  readonly text: ReactNode;
  /** What the other side said, in its own words. */
  readonly detail?: string | undefined;
  /** The ways out, the main one last. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Says one thing, and asks what to do about it. */
export function MessageDialog({ title, text, detail, children, onClose }: MessageDialogProps) {
  return (
    <Dialog open title={title} description={text} onClose={onClose}>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>{children}</div>
    </Dialog>
  );
}
