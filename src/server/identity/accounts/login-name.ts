import { type EmailAddress, inLowerCase, readEmail } from '#shared/email-address.ts';

/** What ids of accounts look like. */
const ACCOUNT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * By what somebody is named who signs in, or is administered: an e-mail address, or the id that was shown for one, which
 * clients send between two steps. Its `text` is in the one form in which it is looked up, counted and shown, so that two
 * spellings of a name are one.
 */
export type LoginName =
  | { readonly kind: 'address'; readonly text: EmailAddress }
  | { readonly kind: 'id'; readonly text: string }
  /** Nobody's: it is answered like a name without an account. */
  | { readonly kind: 'neither'; readonly text: string };

/** Reads a name as it was typed. */
export function readLoginName(typed: string): LoginName {
  const email = readEmail(typed);
  if (email !== undefined) return namedByAddress(email);
  const text = inLowerCase(typed);
  return { kind: ACCOUNT_ID.test(text) ? 'id' : 'neither', text };
}

export const namedByAddress = (email: EmailAddress): LoginName => ({ kind: 'address', text: email });

export const namedById = (id: string): LoginName => ({ kind: 'id', text: id });
