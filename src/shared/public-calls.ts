/**
 * What the public pages send and what they are answered: the names are those of the specification, which are older than
 * this studio. Types and constants only, for the landing page loads them.
 *
 * Refused calls are answered with a `Problem` (result.ts), except where another service's words are kept: the waitlist
 * answers in plain text, as EmailJS does, and a second trial as the first.
 */

/** How long a trial lasts. */
export const TRIAL_DAYS = 3;

/** POST to `trial.endpoint`, with the access token as bearer. Our own studio believes the token and its own clock. */
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
 * `not_signed_in`. A service elsewhere may leave out everything.
 */
export interface TrialAnswer extends TrialRecord {
  readonly message: string;
}

/** Left empty by people: it is hidden from them. What fills it gets the usual answer, and nothing is kept. */
export const HONEYPOT_FIELD = 'website';

/**
 * POST to `waitlist.endpoint` as multipart form data (or form-encoded). 200 `OK`; else 400, 403, 413, 429 or 451 with a
 * sentence as plain text. Fields that are not filled may be left out, but for name, mobile and email.
 */
export interface WaitlistForm {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly companyName: string;
  readonly designation: string;
  readonly message: string;
  readonly lib_version: string;
  readonly service_id: string;
  readonly template_id: string;
  /** The public key. */
  readonly user_id: string;
  /** The same for each try of one form, e.g. `crypto.randomUUID()`: it counts once. */
  readonly submission_id?: string;
  readonly [HONEYPOT_FIELD]?: string;
}

/** POST to `newsletter.endpoint` as JSON: 202 with a {@link Received}, whether the address is known or not. */
export interface NewsletterForm {
  readonly email: string;
  readonly [HONEYPOT_FIELD]?: string;
}

/** POST to `contact.endpoint` as JSON: 202 with a {@link Received}. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly subject?: string;
  readonly message: string;
  readonly submission_id?: string;
  readonly [HONEYPOT_FIELD]?: string;
}

/** What to tell whoever sent the form. */
export interface Received {
  readonly message: string;
}

/** The most characters that our own studio takes in a field; the form's `maxLength`. */
export const MOST_CHARACTERS = {
  name: 200,
  mobile: 40,
  email: 254,
  companyName: 200,
  designation: 200,
  subject: 200,
  message: 5000,
} as const;
