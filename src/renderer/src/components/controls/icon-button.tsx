import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './icon-button.module.css';
import { Tooltip } from '../overlays/tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className'> {
  /** What it does: read aloud, and shown on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Set for a button that stays down (like, compare). */
  readonly pressed?: boolean;
  readonly className?: string | undefined;
}

/** A button that shows only an icon; its label appears on hover and focus. */
export function IconButton({ label, icon, pressed, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type={type}
        aria-label={label}
        aria-pressed={pressed}
        className={classes(styles.iconButton, pressed && styles.pressed, className)}
        {...rest}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
