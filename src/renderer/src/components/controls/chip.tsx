import { ArrowRightLeft, Check, type LucideIcon, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';
import { classes } from '../../lib/classes.ts';

/**
 * What became of a thing that was said. done: in every design, filled. changed, notDone: marked. noted: nothing to see in
 * a design. waiting: not known yet. Besides, assumed (nobody said it) and ask (still to be asked), dotted.
 */
export type ChipState = 'done' | 'changed' | 'notDone' | 'noted' | 'waiting' | 'assumed' | 'ask';

const readAloud: Readonly<Record<ChipState, string>> = {
  done: 'in every piece',
  changed: 'changed',
  notDone: 'not done',
  noted: 'noted',
  waiting: 'being checked',
  assumed: 'assumed',
  ask: 'to be asked',
};

const marks: Readonly<Partial<Record<ChipState, LucideIcon>>> = { done: Check, changed: ArrowRightLeft, notDone: X };

interface ChipProps extends ComponentProps<'button'> {
  readonly state: ChipState;
}

/** One thing that was understood, pressed to change it. */
export function Chip({ state, className, children, type = 'button', ...rest }: ChipProps) {
  const Mark = marks[state];
  return (
    <button type={type} className={classes(styles.chip, styles[state], className)} {...rest}>
      {Mark && <Mark size={14} strokeWidth={2} aria-hidden />}
      {children}
      <span className="visually-hidden">, {readAloud[state]}</span>
    </button>
  );
}

/** A suggestion: pressing it fills the box. */
export function SuggestionChip({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button type={type} className={classes(styles.chip, styles.suggestion, className)} {...rest} />;
}
