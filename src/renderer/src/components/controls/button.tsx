import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from '../../lib/classes.ts';

/** primary: the one action of a screen, in ink. quiet: everything beside it. bare: inside lines of text and toolbars. */
export type ButtonLook = 'primary' | 'quiet' | 'bare';

interface Looks {
  readonly look?: ButtonLook;
}

export function Button({ look = 'quiet', className, type = 'button', ...rest }: ComponentProps<'button'> & Looks) {
  return <button type={type} className={classes(styles.button, styles[look], className)} {...rest} />;
}

/** A link that looks like a button: it goes somewhere, so it can be opened in another tab. */
export function ButtonLink({ look = 'quiet', className, ...rest }: LinkProps & Looks) {
  return <Link className={classes(styles.button, styles[look], className)} {...rest} />;
}
