import { brand } from '#shared/brand.ts';
import type { Database } from '../db/open-database.ts';
import { sendWarning, type WarningParts } from '../messages/send-warning.ts';
import type { Member } from './members.ts';

/**
 * Writes to everybody who is left in a workshop whose last owner has deleted their account: it stays with them, and has
 * nobody who says who is in it until whoever runs the studio makes one of them its owner.
 * @param work a transaction that holds the workshop
 */
export async function tellThoseLeft(
  parts: WarningParts,
  work: Database,
  workshopId: string,
  left: readonly Member[],
): Promise<void> {
  for (const { accountId, email } of left.toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1))) {
    if (email === undefined) continue;
    const letter = { to: email, subject: SUBJECT, text: TEXT };
    await sendWarning(parts, work, `no-owner:${workshopId}:${accountId}:${email}`, letter, letter);
  }
}

const SUBJECT = `${brand.name}: Your workshop has no owner any more`;
const TEXT = `The last owner of a workshop that you are in at ${brand.name} has deleted their account. The designs stay, and you can do in it what you could before. Nobody can invite or remove people in it, or enter its rates.

If it is to go on, ask whoever runs the studio to make one of you its owner.
`;
