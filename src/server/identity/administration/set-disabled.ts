import type { IdentityContext } from '../identity-context.ts';
import { endSessionsWith } from '../accounts/end-sessions.ts';

/**
 * Keeps an account out, which ends its sessions at once, or lets it in again. Everything of it stays, but its invitations to
 * workshops end: they may have gone to a mailbox of its own.
 */
export async function setDisabled(identity: IdentityContext, accountId: string, isDisabled: boolean): Promise<void> {
  await endSessionsWith(identity, accountId, async (db) => {
    await db
      .updateTable('accounts')
      .set({ disabled: isDisabled ? 1 : 0, updatedAtMs: identity.clock() })
      .where('id', '=', accountId)
      .execute();
    if (isDisabled) await db.deleteFrom('workshopInvitations').where('invitedBy', '=', accountId).execute();
    return isDisabled;
  });
}
