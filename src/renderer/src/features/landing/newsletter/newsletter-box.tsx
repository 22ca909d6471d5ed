import { useState } from 'react';
import { HONEYPOT_FIELD } from '#shared/forms/common-fields.ts';
import { newsletterRules } from '#shared/forms/newsletter-rules.ts';
import type { NewsletterRequest, Received } from '../../../api/public-calls.ts';
import type { Result } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Honeypot } from '../../../components/forms/honeypot.tsx';
import { useFormFields } from '../../../components/forms/use-form-fields.ts';
import { WithoutScript } from '../../../components/forms/without-script.tsx';
import { loadCalls } from '../../../api/load-calls.ts';
import { useSiteConfig } from '../../../site/use-site-config.ts';
import styles from './newsletter.module.css';

const rules = { ...newsletterRules, [HONEYPOT_FIELD]: {} };

/** Subscribes an e-mail address to the newsletter; its owner confirms that by e-mail. */
export function NewsletterBox() {
  const form = useFormFields(rules);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Result<string>>();
  const wrong = form.problemOf('email');
  const isByHand = useSiteConfig()?.identity.codesWaitInOutbox === true;

  async function subscribe(): Promise<void> {
    setPending(true);
    const body: NewsletterRequest = { email: form.values.email.trim(), website: form.values[HONEYPOT_FIELD] };
    const sent = await send(body);
    setPending(false);
    if (!sent.ok) return setOutcome(sent);
    setOutcome({ ok: true, value: sent.value.message });
    form.clear();
  }

  return (
    <form noValidate ref={form.adopt} className={styles.form} onSubmit={(event) => form.submit(event, subscribe)}>
      <label className={styles.label} htmlFor="newsletter-email">
        Email address
      </label>
      <div className={styles.line}>
        <input
          id="newsletter-email"
          className={styles.input}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={rules.email.most}
          value={form.values.email}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby="newsletter-words"
          onChange={(event) => form.type('email', event.target.value)}
        />
        <Button type="submit" data-needs-script variant="primary" disabled={pending} className={styles.button}>
          Subscribe
        </Button>
      </div>
      <Honeypot value={form.values[HONEYPOT_FIELD]} onType={(text) => form.type(HONEYPOT_FIELD, text)} />
      <WithoutScript />
      <p id="newsletter-words" className={styles.words} role="status">
        <Words wrong={wrong} outcome={outcome} isByHand={isByHand} />
      </p>
    </form>
  );
}

async function send(body: NewsletterRequest): Promise<Result<Received>> {
  const calls = await loadCalls();
  if (!calls.ok) return calls;
  const config = await calls.value.fetchSiteConfig();
  return config.ok ? calls.value.postJson(config.value.newsletter.endpoint, body) : config;
}

interface WordsProps {
  readonly wrong: string | undefined;
  readonly outcome: Result<string> | undefined;
  /** Whether nothing is e-mailed yet, which is said before the address is asked for. */
  readonly isByHand: boolean;
}

function Words({ wrong, outcome, isByHand }: WordsProps) {
  if (wrong !== undefined) return <span className={styles.error}>{wrong}</span>;
  if (outcome === undefined && isByHand)
    return 'This studio does not send email yet. Whoever runs it will confirm your address with you.';
  if (outcome === undefined) return 'About once a month. Every letter has a link to unsubscribe.';
  if (outcome.ok) return <span className={styles.done}>{outcome.value}</span>;
  const { message, remedy } = outcome.problem;
  return (
    <span className={styles.error}>
      {message} {remedy}
    </span>
  );
}
