import { brand } from '#shared/brand.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { EmailMessage } from '../mail/mail.ts';

const AS: Readonly<Record<WorkshopRole, string>> = {
  owner: 'one of its owners',
  seller: 'somebody who sells',
  bench: 'somebody at the bench',
  caster: 'its caster',
};

/** The address of the page that accepts an invitation. The token stands in the hash, which browsers send to no server. */
const linkOfInvitation = (origin: string, token: string): string => `${origin}/profile-page#invitation=${token}`;

/**
 * Invites somebody to a workshop. It repeats nothing that the inviter wrote, not even the workshop's name, so that nobody
 * can send their own words with it.
 */
export const invitationLetter = (
  to: EmailAddress,
  role: WorkshopRole,
  origin: string,
  token: string,
): EmailMessage => ({
  to,
  subject: `${brand.name}: You are invited to a workshop`,
  text: `The owner of a workshop at ${brand.name} invites you to join it as ${AS[role]}.

To accept, open this page within seven days and log in, or sign up, with this address:

    ${linkOfInvitation(origin, token)}

If you don’t know who that may be, do nothing.
`,
});
