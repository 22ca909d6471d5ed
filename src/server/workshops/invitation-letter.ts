import { brand } from '#shared/brand.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import { invitationAddress } from '#shared/site/invitation-address.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { EmailMessage } from '../mail/mail.ts';
import { ROLE_IN_WORDS } from './role-in-words.ts';

/** Who is invited, as what, and by whom. */
export interface InvitedTo {
  readonly to: EmailAddress;
  readonly role: WorkshopRole;
  /** The confirmed address of who invites, if there is one. */
  readonly inviter: EmailAddress | undefined;
}

/**
 * Invites somebody to a workshop. It names who invites by an address that they confirmed, so that nobody joins a
 * stranger's, and repeats nothing that they wrote, not even the workshop's name.
 */
export const invitationLetter = ({ to, role, inviter }: InvitedTo, origin: string, token: string): EmailMessage => ({
  to,
  subject: `${brand.name}: You are invited to a workshop`,
  text: `${inviter ?? 'Somebody whose address is not confirmed'} owns a workshop at ${brand.name} and invites you to join it as ${ROLE_IN_WORDS[role]}.

To accept, open this page within seven days and log in, or sign up, with this address:

    ${invitationAddress(origin, token)}

What you make in it belongs to that workshop. If you don’t know who that is, do nothing.
`,
});
