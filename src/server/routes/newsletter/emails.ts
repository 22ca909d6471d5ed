import { brand } from '#shared/brand.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import type { EmailMessage } from '../../mail/mail.ts';

/** Links in an e-mail, to pages of this studio. */
export interface Links {
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

/**
 * Asks the reader to confirm the subscription. It repeats no user input, so nobody can send their own words with it.
 */
export const confirmationEmail = (to: EmailAddress, { confirmUrl, unsubscribeUrl }: Links): EmailMessage => ({
  to,
  subject: `${brand.name}: Confirm your subscription`,
  text: `Someone, probably you, signed up for the ${brand.name} newsletter with this address.

To confirm, open this page within seven days and choose Confirm:

    ${confirmUrl}

If it wasn’t you, do nothing, and we won’t write again.
`,
  unsubscribeUrl,
});

/** Says that the subscription is confirmed, and how to end it. */
export const welcomeEmail = (to: EmailAddress, { unsubscribeUrl }: Pick<Links, 'unsubscribeUrl'>): EmailMessage => ({
  to,
  subject: `${brand.name}: You are subscribed`,
  text: `You are now subscribed to the ${brand.name} newsletter.

To unsubscribe at any time:

    ${unsubscribeUrl}
`,
  unsubscribeUrl,
});
