import { Lock } from 'lucide-react';
import { classes } from '../../lib/classes.ts';
import styles from './lock-button.module.css';

interface LockButtonProps {
  /** What was asked for: 1.7 mm, 2 ct. */
  readonly said: string;
  /** What it unlocks: width at the palm. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly onUnlock: () => void;
}

/** Beside a value that was asked for, which stays as it is until this is pressed. */
export function LockButton({ said, label, className, onUnlock }: LockButtonProps) {
  return (
    <button type="button" className={classes(styles.lock, className)} onClick={onUnlock}>
      <Lock size={12} strokeWidth={1.5} aria-hidden />
      {said} asked<span className="visually-hidden">: unlock {label}</span>
    </button>
  );
}
