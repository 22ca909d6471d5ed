import { Dialog as Base } from '@base-ui/react/dialog';
import { CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DialogKind } from './dialog-kind.ts';
import { Rosette } from '../display/brand-mark.tsx';
import styles from './dialog.module.css';

const marks = {
  information: { Icon: Info, label: 'Information' },
  error: { Icon: CircleAlert, label: 'Error' },
} as const;

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Read aloud with the title. */
  readonly description?: ReactNode;
  /** Marked with a sign, a welcome with the house's own, and announced as an alert. */
  readonly kind?: DialogKind | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A modal dialog. Escape and the cross close it; until then it traps the focus. */
export function Dialog({ open, title, description, kind, children, onClose }: DialogProps) {
  const mark = kind === undefined || kind === 'welcome' ? undefined : marks[kind];
  return (
    <Base.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup className={styles.popup} role={kind === undefined ? 'dialog' : 'alertdialog'}>
          <div className={styles.content}>
            {kind === 'welcome' && (
              <span className={styles.welcome}>
                <Rosette size={44} />
              </span>
            )}
            {mark !== undefined && (
              <mark.Icon
                className={styles[kind ?? '']}
                size={28}
                strokeWidth={1.5}
                role="img"
                aria-label={mark.label}
              />
            )}
            <Base.Title className={styles.title}>{title}</Base.Title>
            {description !== undefined && (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children}
          </div>
          <Base.Close className={styles.close} aria-label="Close">
            <X size={20} strokeWidth={1.5} aria-hidden />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
