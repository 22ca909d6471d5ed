import { brand } from '#shared/brand.ts';
import type { EmailMessage } from '../../mail/mail.ts';

/** Links in an e-mail, to pages of this studio. */
export interface Links {
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

/**
 * Asks the reader to confirm the subscription. It repeats no user input, so nobody can send their own words with it.
 */
export const confirmationEmail = (to: string, { confirmUrl, unsubscribeUrl }: Links): EmailMessage => ({
  to,
  subject: `${brand.name}: Confirm your subscription`,
  text: `Somebody, most likely you, asked for the newsletter of ${brand.name} at this address.

Open this page and press its button, within seven days:

    ${confirmUrl}

If it was not you, do nothing: no other letter will come.
`,
  unsubscribeUrl,
});

/** Says that the subscription is confirmed, and how to end it. */
export const welcomeEmail = (to: string, { unsubscribeUrl }: Pick<Links, 'unsubscribeUrl'>): EmailMessage => ({
  to,
  subject: `${brand.name}: You are subscribed`,
  text: `You get the newsletter of ${brand.name} from now on.

To end it, at any time:

    ${unsubscribeUrl}
`,
  unsubscribeUrl,
});
