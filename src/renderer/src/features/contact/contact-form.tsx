import { useState } from 'react';
import type { FieldRule } from '#shared/forms/field-rule.ts';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { contactRules } from '#shared/forms/contact-rules.ts';
import type { Result } from '#shared/result.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { Honeypot } from '../../components/forms/honeypot.tsx';
import { TextField } from '../../components/forms/text-field.tsx';
import { useFormFields } from '../../components/forms/use-form-fields.ts';
import { WithoutScript } from '../../components/forms/without-script.tsx';
import styles from './contact-form.module.css';
import { sendMessage } from '../../site/send-message.ts';

const rules: Readonly<Record<keyof typeof contactRules | typeof HONEYPOT_FIELD, FieldRule>> = {
  ...contactRules,
  [HONEYPOT_FIELD]: {},
};

/** The contact form. It is cleared only after success. */
export function ContactForm() {
  const form = useFormFields(rules);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Result<string>>();

  async function send(): Promise<void> {
    setPending(true);
    setOutcome(undefined);
    const { subject, ...others } = form.values;
    const sent = await sendMessage({ ...others, ...(subject.trim() !== '' && { subject }) });
    setPending(false);
    if (!sent.ok) return setOutcome(sent);
    form.clear();
    setOutcome({ ok: true, value: sent.value.message });
  }

  const field = (name: keyof typeof contactRules, label: string, autoComplete: string) => (
    <TextField
      name={name}
      label={label}
      type={name === 'email' ? 'email' : 'text'}
      isLong={rules[name].multiline === true}
      required={rules[name].required === true}
      autoComplete={autoComplete}
      maxLength={rules[name].most}
      value={form.values[name]}
      error={form.problemOf(name)}
      onType={(text) => form.type(name, text)}
    />
  );

  return (
    <form noValidate ref={form.adopt} className={styles.form} onSubmit={(event) => form.submit(event, send)}>
      {field('name', 'Name', 'name')}
      {field('email', 'Email', 'email')}
      <div className={styles.wide}>{field('subject', 'Subject', 'off')}</div>
      <div className={styles.wide}>{field('message', 'Message', 'off')}</div>
      <Honeypot value={form.values[HONEYPOT_FIELD]} onType={(text) => form.type(HONEYPOT_FIELD, text)} />
      <div className={styles.wide}>
        <WithoutScript />
        <Button type="submit" data-needs-script variant="primary" disabled={pending} className={styles.send}>
          {pending ? 'Sending...' : 'Send'}
        </Button>
        <div role="status">{outcome?.ok === true && <p className={styles.done}>{outcome.value}</p>}</div>
        {outcome?.ok === false && <ErrorPanel problem={outcome.problem} />}
      </div>
    </form>
  );
}
