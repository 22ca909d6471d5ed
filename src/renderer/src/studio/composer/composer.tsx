import { ArrowRight } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonVariant } from '../../components/controls/button.tsx';
import { classes } from '../../lib/classes.ts';
import styles from './composer.module.css';

interface ComposerProps {
  readonly words: string;
  readonly label: string;
  readonly placeholder: string;
  readonly action: string;
  readonly busy: boolean;
  /** Quiet while the brief is the one that was designed already. */
  readonly variant?: ButtonVariant;
  readonly focused?: boolean;
  /** Small: beside other things, as in the tray. */
  readonly compact?: boolean;
  /** Small, and in one line with its button: under a conversation. */
  readonly inline?: boolean;
  readonly onWords: (words: string) => void;
  readonly onSubmit: (words: string) => void;
  /** What stands under the line: suggestions, progress or what went wrong. */
  readonly children?: ReactNode;
}

/** A text box for a brief. Enter sends it; Shift and Enter begins a new line. */
export function Composer(props: ComposerProps) {
  const {
    words,
    label,
    placeholder,
    action,
    busy,
    variant = 'primary',
    focused = false,
    compact = false,
    inline = false,
    onWords,
    onSubmit,
  } = props;
  const id = useId();
  const said = words.trim();

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (said !== '' && !busy) onSubmit(said);
  }

  function onKeyDown(event: KeyboardEvent) {
    // While an input method composes a character, Enter confirms that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form className={classes(styles.composer, compact && styles.compact, inline && styles.inline)} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <textarea
          id={id}
          className={styles.box}
          rows={1}
          value={words}
          placeholder={placeholder}
          maxLength={4000}
          // The box is what the page is for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={focused}
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant={variant} type="submit" className={styles.send} disabled={said === '' || busy}>
          {action}
          <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      {props.children}
    </form>
  );
}
