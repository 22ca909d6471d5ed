import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/** The buttons of a dialog, whatever the dialog: the main one last. On a phone they stand below one another. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
