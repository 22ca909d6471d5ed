import { brand } from '#shared/brand.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { EmailMessage } from '../mail/mail.ts';
import { sendWarning, type WarningParts } from '../messages/send-warning.ts';
import { ROLE_IN_WORDS } from './role-in-words.ts';

/** As long as a session lives: whoever was in one of them has sent invitations since then. */
const LATELY_MS = 30 * DAY_MS;
/** In one letter; a shop lets in fewer. */
const MOST_NAMED = 50;

interface Guest {
  readonly invitedAs: EmailAddress | '';
  readonly role: WorkshopRole;
}

/**
 * Writes to somebody whose sessions end who has joined their workshops by invitations from their account: it may have been
 * in other hands, and what was accepted before is not withdrawn. Where nobody has, nothing is written.
 * @param work a transaction that holds the account
 */
export async function tellWhomItLetIn(parts: WarningParts, work: Database, accountId: string): Promise<void> {
  const guests = await work
    .selectFrom('workshopMembers as guest')
    // Of a workshop that they own: elsewhere they can remove nobody.
    .innerJoin('workshopMembers as own', (join) =>
      join
        .onRef('own.workshopId', '=', 'guest.workshopId')
        .on('own.accountId', '=', accountId)
        .on('own.role', '=', 'owner'),
    )
    .select(['guest.invitedAs', 'guest.role'])
    .where('guest.invitedBy', '=', accountId)
    .where('guest.joinedAtMs', '>', parts.clock() - LATELY_MS)
    .orderBy('guest.joinedAtMs', 'desc')
    .orderBy('guest.accountId')
    .limit(MOST_NAMED)
    .execute();
  if (guests.length === 0) return;
  const row = await work
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .where('emailVerified', '=', 1)
    .executeTakeFirst();
  if (row === undefined || row.email === '') return;
  const letter = letterAbout(row.email, guests);
  await sendWarning(parts, work, `let-in:${accountId}:${row.email}`, letter, letter);
}

/** It names people by the addresses at which they accepted, which they have confirmed. */
const letterAbout = (to: EmailAddress, guests: readonly Guest[]): EmailMessage => ({
  to,
  subject: `${brand.name}: Who joined your workshop by your invitations`,
  text: `Your account at ${brand.name} was signed out, here or elsewhere, and invitations that nobody had accepted were taken back. These people joined a workshop of yours in the last thirty days by invitations from your account, and are still in it:

${guests.map(({ invitedAs, role }) => `    ${invitedAs}, as ${ROLE_IN_WORDS[role]}`).join('\n')}

If there is somebody whom you did not invite, log in and remove them from the people of your workshop.
`,
});
