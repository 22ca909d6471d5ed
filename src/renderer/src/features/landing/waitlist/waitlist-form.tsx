import { lazy, useEffect, useState } from 'react';
import type { FieldRule } from '#shared/forms/field-rule.ts';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { fieldNames } from '#shared/forms/form-fields.ts';
import { type WaitlistFieldName, waitlistRules } from '#shared/forms/waitlist-rules.ts';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { classes } from '../../../lib/classes.ts';
import { Honeypot } from '../../../components/forms/honeypot.tsx';
import { NeededPart } from '../../../components/overlays/needed-part.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useFormFields } from '../../../components/forms/use-form-fields.ts';
import { WithoutScript } from '../../../components/forms/without-script.tsx';
import { joinWaitlist } from './join-waitlist.ts';
import { waitlistInputs } from './waitlist-inputs.ts';
import styles from './waitlist.module.css';

const loadFailedDialog = async () => ({ default: (await import('./failed-dialog.tsx')).FailedDialog });
const FailedDialog = lazy(loadFailedDialog);

/** How long "Sent!" is shown. */
const SENT_MS = 5000;

const words = { idle: 'Join the Waitlist', sending: 'Sending...', sent: 'Sent!' } as const;
const rules: Readonly<Record<WaitlistFieldName | typeof HONEYPOT_FIELD, FieldRule>> = {
  ...waitlistRules,
  [HONEYPOT_FIELD]: {},
};

/** The waitlist form. Pressing twice sends it once; it is cleared after success and kept after a failure. */
export function WaitlistForm() {
  const form = useFormFields(rules);
  const [state, setState] = useState<keyof typeof words>('idle');
  const [problem, setProblem] = useState<Problem>();
  const [isOnList, setOnList] = useState(false);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function send(): Promise<void> {
    setState('sending');
    setProblem(undefined);
    const sent = await joinWaitlist(form.values);
    if (!sent.ok) {
      setProblem(sent.problem);
      setState('idle');
      return;
    }
    form.clear();
    setState('sent');
    setOnList(true);
  }

  return (
    <form
      noValidate
      ref={form.adopt}
      className={styles.form}
      // When it is needed, the line may be cut.
      onFocus={() => void loadFailedDialog().catch(() => undefined)}
      onSubmit={(event) => form.submit(event, send)}
    >
      <WithoutScript />
      {fieldNames(waitlistRules).map((name) => (
        <div key={name} className={name === 'message' || name === 'email' ? styles.wide : undefined}>
          <TextField
            name={name}
            {...waitlistInputs[name]}
            isLong={rules[name].multiline === true}
            required={rules[name].required === true}
            maxLength={rules[name].most}
            value={form.values[name]}
            error={form.problemOf(name)}
            onType={(text) => form.type(name, text)}
          />
        </div>
      ))}
      <Honeypot value={form.values[HONEYPOT_FIELD]} onType={(text) => form.type(HONEYPOT_FIELD, text)} />
      <div className={styles.wide}>
        <Button
          type="submit"
          data-needs-script
          variant="primary"
          disabled={state === 'sending'}
          className={classes(styles.send, state === 'sent' && styles.sent)}
        >
          <span aria-live="polite">{words[state]}</span>
        </Button>
        {isOnList && (
          <p className={styles.onList} role="status">
            You’re on the list. We’ll write to you when there is news.
          </p>
        )}
      </div>
      {problem !== undefined && (
        <NeededPart lost="Failed to send the demo request. Please try again. What you wrote is still in the form.">
          <FailedDialog problem={problem} onClose={() => setProblem(undefined)} />
        </NeededPart>
      )}
    </form>
  );
}
