import { brand } from '#shared/brand.ts';
import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../db/open-database.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { EmailMessage } from '../mail/mail.ts';
import { sendWarning, type WarningParts } from '../messages/send-warning.ts';
import { ROLE_IN_WORDS } from './role-in-words.ts';

interface Owner {
  readonly accountId: string;
  /** The confirmed one of their account; of a pool elsewhere, the one that was invited. */
  readonly email: EmailAddress | undefined;
}

/**
 * Makes a change, and writes to all who were or are owners of the workshop if that changed who they are: whoever adds
 * themselves and removes the others does it under their eyes. The letters are warnings, bound as those of an account.
 * @param work a transaction that holds the workshop; afterwards the caller begins to send
 * @param exceptAccountId who knows by another letter
 */
export async function tellingOwners<T>(
  parts: WarningParts,
  work: Database,
  workshopId: string,
  change: () => Promise<T>,
  exceptAccountId?: string,
): Promise<T> {
  const before = await ownersOf(work, workshopId);
  const done = await change();
  const after = await ownersOf(work, workshopId);
  const added = without(after, before);
  const gone = without(before, after);
  // Where nobody is left, the workshop went with its last person, who is told of that.
  if (added.length + gone.length === 0 || after.length === 0) return done;
  const concerned = [...before, ...added].filter(({ accountId }) => accountId !== exceptAccountId);
  await warnOwners(parts, work, 'owners', workshopId, concerned, (to) => ({
    now: letterAbout(to, added, gone),
    later: laterLetter(to),
  }));
  return done;
}

/**
 * Writes to all owners of a workshop that somebody was invited to be one of them: while the invitation is on its way, each of
 * them can take it back. Who is invited stands in the list of invitations alone, since the letter repeats nothing that
 * somebody wrote.
 * @param inviter the confirmed address of who invites, if there is one
 * @param work as for {@link tellingOwners}
 */
export async function tellOwnersOfInvitation(
  parts: WarningParts,
  work: Database,
  workshopId: string,
  inviter: EmailAddress | undefined,
): Promise<void> {
  await warnOwners(parts, work, 'owner-invited', workshopId, await ownersOf(work, workshopId), (to) => ({
    now: letterAboutInvitation(to, `${inviter ?? 'Somebody without a confirmed address'} has invited somebody`),
    later: letterAboutInvitation(to, 'More than three people were invited in a day'),
  }));
}

/**
 * Writes to all owners of a workshop that somebody has joined it by an invitation. It names them by the address at which
 * they accepted, which they have confirmed.
 * @param work as for {@link tellingOwners}
 */
export async function tellOwnersOfNewcomer(
  parts: WarningParts,
  work: Database,
  workshopId: string,
  { email, role }: { readonly email: EmailAddress; readonly role: WorkshopRole },
): Promise<void> {
  await warnOwners(parts, work, 'joined', workshopId, await ownersOf(work, workshopId), (to) => ({
    now: letterAboutNewcomer(
      to,
      `${email} has joined a workshop of yours at ${brand.name}, as ${ROLE_IN_WORDS[role]}.`,
    ),
    later: letterAboutNewcomer(to, `More than three people joined a workshop of yours at ${brand.name} in a day.`),
  }));
}

async function warnOwners(
  parts: WarningParts,
  work: Database,
  kind: 'owners' | 'owner-invited' | 'joined',
  workshopId: string,
  owners: readonly Owner[],
  letters: (to: EmailAddress) => { readonly now: EmailMessage; readonly later: EmailMessage },
): Promise<void> {
  // All in one order: two that count in different orders deadlock.
  for (const { accountId, email } of owners.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
    if (email === undefined) continue;
    const { now, later } = letters(email);
    await sendWarning(parts, work, `${kind}:${workshopId}:${accountId}:${email}`, now, later);
  }
}

async function ownersOf(work: Database, workshopId: string): Promise<readonly Owner[]> {
  const rows = await work
    .selectFrom('workshopMembers')
    .leftJoin('accounts', 'accounts.id', 'workshopMembers.accountId')
    .select(['accountId', 'invitedAs', 'accounts.id as known', 'accounts.email', 'accounts.emailVerified'])
    .where('workshopId', '=', workshopId)
    .where('role', '=', 'owner')
    .execute();
  return rows.map(({ accountId, invitedAs, known, email, emailVerified }) => ({
    accountId,
    email: (known === null ? invitedAs : emailVerified === 1 && email) || undefined,
  }));
}

const without = (some: readonly Owner[], others: readonly Owner[]): readonly Owner[] =>
  some.filter(({ accountId }) => !others.some((other) => other.accountId === accountId));

const SUBJECT = `${brand.name}: The owners of your workshop changed`;

const NOT_AGREED = `If the owners did not agree on that, log in and look at the people of your workshop at once, and reset your password. If you are out, tell whoever runs the studio: they can make you an owner again.`;

/** It names people by addresses that they confirmed, and repeats nothing that somebody wrote, as the workshop's name. */
function letterAbout(to: EmailAddress, added: readonly Owner[], gone: readonly Owner[]): EmailMessage {
  const nameOf = ({ email }: Owner) => email ?? 'Somebody without a confirmed address';
  const lines = [
    ...added.map((owner) => `    ${nameOf(owner)} is one of its owners now`),
    ...gone.map((owner) => `    ${nameOf(owner)} is none of its owners any more`),
  ];
  const text = `The owners of a workshop of yours at ${brand.name} changed:\n\n${lines.join('\n')}\n\n${NOT_AGREED}\n`;
  return { to, subject: SUBJECT, text };
}

const laterLetter = (to: EmailAddress): EmailMessage => ({
  to,
  subject: SUBJECT,
  text: `The owners of a workshop of yours at ${brand.name} changed more than three times in a day. The people of the workshop are listed where you see to it.\n\n${NOT_AGREED}\n`,
});

const letterAboutInvitation = (to: EmailAddress, what: string): EmailMessage => ({
  to,
  subject: `${brand.name}: An owner was invited to your workshop`,
  text: `${what} to be one of the owners of a workshop of yours at ${brand.name}. Owners see everything in it, and say who is in it.

If the owners did not agree on that, log in and take the invitation back at once: it stands with the people of your workshop for seven days, or until it is accepted. If you sent none yourself, reset your password, too: that takes back all that were sent from your account.
`,
});

const letterAboutNewcomer = (to: EmailAddress, what: string): EmailMessage => ({
  to,
  subject: `${brand.name}: Somebody joined your workshop`,
  text: `${what} Whoever is in a workshop sees its designs and who else is in it.

If no owner invited them, log in and remove them from the people of your workshop, and reset your password: somebody may have been in your account.
`,
});
