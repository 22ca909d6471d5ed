import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Read aloud with the title. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A modal dialog. Escape and the cross close it; until then it traps the focus. */
export function Dialog({ open, title, description, children, onClose }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description !== undefined && (
            <Base.Description className={styles.description}>{description}</Base.Description>
          )}
          {children}
          <Base.Close className={styles.close} aria-label="Close">
            <X size={20} strokeWidth={1.5} aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
