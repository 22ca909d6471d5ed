import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from '../../lib/classes.ts';

/** primary: the one action of a screen, in ink. quiet: everything beside it. bare: inside lines of text and toolbars. */
export type ButtonVariant = 'primary' | 'quiet' | 'bare';

interface Variants {
  readonly variant?: ButtonVariant;
}

export function Button({
  variant = 'quiet',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Variants) {
  return <button type={type} className={classes(styles.button, styles[variant], className)} {...rest} />;
}

/** A link that looks like a button: it goes somewhere, so it can be opened in another tab. */
export function ButtonLink({ variant = 'quiet', className, ...rest }: LinkProps & Variants) {
  return <Link className={classes(styles.button, styles[variant], className)} {...rest} />;
}
