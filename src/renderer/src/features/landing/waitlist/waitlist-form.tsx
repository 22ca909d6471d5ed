import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { HONEYPOT_FIELD, MOST_CHARACTERS } from '#shared/public-calls.ts';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { classes } from '../../../lib/classes.ts';
import { Honeypot } from '../../../components/forms/honeypot.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useFormFields } from '../../../components/forms/use-form-fields.ts';
import { useIsAlive } from '../../../lib/hooks/use-is-alive.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { waitlistQuestions } from './waitlist-fields.ts';
import styles from './waitlist-form.module.css';

const FailedDialog = lazy(async () => ({ default: (await import('./failed-dialog.tsx')).FailedDialog }));

/** How long "Sent!" stands (spec, section 9). */
const SENT_MS = 5000;

const words = { idle: 'Join the Waitlist', sending: 'Sending...', sent: 'Sent!' } as const;
const rules = {
  ...Object.fromEntries(waitlistQuestions.map(({ name, rule }) => [name, rule])),
  [HONEYPOT_FIELD]: {},
} as Record<(typeof waitlistQuestions)[number]['name'] | typeof HONEYPOT_FIELD, { readonly required?: true }>;

/** Name, number and address; sent once however often it is pressed, cleared when it has arrived, kept when it has not. */
export function WaitlistForm() {
  const isAlive = useIsAlive();
  const form = useFormFields(rules);
  const [state, setState] = useState<keyof typeof words>('idle');
  const [problem, setProblem] = useState<Problem>();
  /** One form keeps its id over all tries, so that it counts once. */
  const submissionId = useRef<string>(undefined);

  useEffect(() => {
    if (state !== 'sent') return;
    const timer = setTimeout(() => setState('idle'), SENT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function send(): Promise<void> {
    setState('sending');
    submissionId.current ??= crypto.randomUUID();
    const sent = await joinWaitlist({ ...form.values, submission_id: submissionId.current });
    if (!sent.ok) {
      setProblem(sent.problem);
      setState('idle');
      return;
    }
    submissionId.current = undefined;
    form.clear();
    setState('sent');
  }

  return (
    <form noValidate inert={!isAlive} className={styles.form} onSubmit={(event) => form.submit(event, send)}>
      {waitlistQuestions.map(({ name, label, type, rule, autoComplete }) => (
        <div key={name} className={name === 'message' || name === 'email' ? styles.wide : undefined}>
          <TextField
            name={name}
            label={label}
            type={type}
            isLong={name === 'message'}
            required={rule.required === true}
            autoComplete={autoComplete}
            maxLength={MOST_CHARACTERS[name]}
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
          look="primary"
          disabled={state === 'sending'}
          className={classes(styles.send, state === 'sent' && styles.sent)}
        >
          <span aria-live="polite">{words[state]}</span>
        </Button>
      </div>
      {problem !== undefined && (
        <Suspense fallback={null}>
          <FailedDialog problem={problem} onClose={() => setProblem(undefined)} />
        </Suspense>
      )}
    </form>
  );
}
