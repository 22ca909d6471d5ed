import { brand } from '#shared/brand.ts';
import type { EmailMessage } from '../../mail/mail.ts';

/** Addresses on the pages of this studio that an e-mail leads to. */
export interface Links {
  readonly confirmUrl: string;
  readonly unsubscribeUrl: string;
}

/** Asks whether it was really the reader who subscribed. It repeats nothing that somebody typed. */
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

/** Says that the subscription stands, and how to end it. */
export const welcomeEmail = (to: string, { unsubscribeUrl }: Pick<Links, 'unsubscribeUrl'>): EmailMessage => ({
  to,
  subject: `${brand.name}: You are subscribed`,
  text: `You get the newsletter of ${brand.name} from now on.

To end it, at any time:

    ${unsubscribeUrl}
`,
  unsubscribeUrl,
});
