import type { InferRequestType, InferResponseType } from 'hono/client';
import type { createStudioClient } from './studio-client.ts';

/**
 * Requests and answers of the public pages, as the studio's own routes declare them. An operator may have set another
 * address for any of them (`PublicServices`), which speaks the same: so they are not called by the typed client, and
 * whatever is answered is read with care.
 *
 * Refusals are a `Problem` (result.ts), with two exceptions: the waitlist answers in plain text, as EmailJS does, and a
 * second trial is answered like the first.
 */
type Api = ReturnType<typeof createStudioClient>['api'];

/**
 * POST to `trial.endpoint`, with the access token as bearer; a GET of the same address answers with the caller's own
 * trial, or 204. Our own studio trusts only the token and its own clock.
 */
export type TrialStart = InferRequestType<Api['trial']['$post']>['json'];

/** POST to `waitlist.endpoint` as multipart form data (or form-encoded). 200 `OK`; else a sentence as plain text. */
export type WaitlistRequest = InferRequestType<Api['v1.0']['email']['send-form']['$post']>['form'];

/** POST to `newsletter.endpoint` as JSON: 202 with a {@link Received}, whether the address is known or not. */
export type NewsletterRequest = InferRequestType<Api['newsletter']['$post']>['json'];

/** POST to `contact.endpoint` as JSON: 202 with a {@link Received}. */
export type ContactRequest = InferRequestType<Api['contact']['$post']>['json'];

/** The message to show to the sender of a form. */
export type Received = InferResponseType<Api['contact']['$post'], 202>;
