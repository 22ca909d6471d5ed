import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { classes } from '../../lib/classes.ts';

/** said: filled. assumed: outlined. ask (still to be asked): dotted. */
export type ChipState = 'said' | 'assumed' | 'ask';

const readAloud: Readonly<Record<ChipState, string>> = { said: 'said', assumed: 'assumed', ask: 'to be asked' };

interface ChipProps extends ComponentProps<'button'> {
  readonly state: ChipState;
}

/** One thing that was understood, pressed to change it. */
export function Chip({ state, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button type={type} className={classes(styles.chip, styles[state], className)} {...rest}>
      {children}
      <span className="visually-hidden">, {readAloud[state]}</span>
    </button>
  );
}

/** A suggestion: pressing it fills the box. */
export function SuggestionChip({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={classes(styles.chip, styles.suggestion, className)} {...rest} />;
}
