import type { IdentityContext } from '../identity-context.ts';
import { endSessionsWith } from '../accounts/end-sessions.ts';

/**
 * Keeps an account out, which ends its sessions and its invitations to workshops at once, or lets it in again. Everything else
 * of it stays.
 */
export async function setDisabled(identity: IdentityContext, accountId: string, isDisabled: boolean): Promise<void> {
  await endSessionsWith(identity, accountId, async (db) => {
    await db
      .updateTable('accounts')
      .set({ disabled: isDisabled ? 1 : 0, updatedAtMs: identity.clock() })
      .where('id', '=', accountId)
      .execute();
    return isDisabled;
  });
}
