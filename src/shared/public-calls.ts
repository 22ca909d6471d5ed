import type { HONEYPOT_FIELD } from './forms/common-fields.ts';
import type { contactRules } from './forms/contact-rules.ts';
import type { newsletterRules } from './forms/newsletter-rules.ts';
import type { waitlistRules } from './forms/waitlist-rules.ts';

/**
 * Requests and answers of the public pages. Types and constants only,
 * because the landing page loads this module.
 *
 * Refusals are a `Problem` (result.ts), with two exceptions: the waitlist answers in plain text, as EmailJS does, and a
 * second trial is answered like the first.
 */

/** How long a trial lasts. */
export const TRIAL_DAYS = 3;

/**
 * POST to `trial.endpoint`, with the access token as bearer. Our own studio trusts only the token and its own clock.
 */
export interface TrialStart {
  readonly cognito_username: string;
  /** ISO 8601, as `Date.toISOString` writes it. */
  readonly trial_start_date: string;
  readonly trial_end_date: string;
  readonly trial_status: 'True';
}

/** GET of the same address: the caller's own trial, or 204 where there is none. */
export type TrialRecord = Omit<TrialStart, 'cognito_username'>;

/**
 * 200 when the trial began; 409 with the dates of the first one when there was one already; 401 with the code
 * `not_signed_in`. An external service may leave out every field.
 */
export interface TrialAnswer extends TrialRecord {
  readonly message: string;
}

/**
 * POST to `waitlist.endpoint` as multipart form data (or form-encoded). 200 `OK`; else 400, 403, 413, 429 or 451 with a
 * sentence as plain text. Fields that are not required (`waitlistRules`) may be left out.
 */
export interface WaitlistRequest extends Readonly<Record<keyof typeof waitlistRules, string>> {
  readonly lib_version: string;
  readonly service_id: string;
  readonly template_id: string;
  /** The public key. */
  readonly user_id: string;
  readonly submission_id?: string;
  readonly [HONEYPOT_FIELD]?: string;
}

/** POST to `newsletter.endpoint` as JSON: 202 with a {@link Received}, whether the address is known or not. */
export interface NewsletterRequest extends Readonly<Record<keyof typeof newsletterRules, string>> {
  readonly [HONEYPOT_FIELD]?: string;
}

/** POST to `contact.endpoint` as JSON: 202 with a {@link Received}. */
export interface ContactRequest extends Readonly<Record<Exclude<keyof typeof contactRules, 'subject'>, string>> {
  readonly subject?: string;
  readonly submission_id?: string;
  readonly [HONEYPOT_FIELD]?: string;
}

/** The message to show to the sender of a form. */
export interface Received {
  readonly message: string;
}
