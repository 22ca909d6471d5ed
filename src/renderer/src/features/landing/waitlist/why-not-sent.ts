import type { Problem } from '#shared/result.ts';

const KEPT = 'What you wrote is still in the form.';

/** What the e-mail service's refusals mean to a visitor, by their status; its own words for them are for programs. */
const meanings: Readonly<Record<string, string>> = {
  0: `The studio can’t be reached: you may be offline. ${KEPT}`,
  403: `This email address can’t join the list. To ask why, use the contact form. ${KEPT}`,
  429: `You have just sent one. Wait a minute, then press again. ${KEPT}`,
  451: `This browser is run by a program, and the list is for people. ${KEPT}`,
};

/** Why the form was not sent, and that nothing is lost, in a visitor's words. */
export function whyNotSent({ code, message }: Problem): string {
  const meaning = meanings[code];
  if (meaning !== undefined) return meaning;
  // Any other status is the service's own trouble, in words that may be anything; what has no status says itself what is wrong.
  return /^\d+$/.test(code) ? `The studio’s email is out of order at the moment. ${KEPT}` : `${message}. ${KEPT}`;
}
