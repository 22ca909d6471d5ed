import { ok } from '#shared/result.ts';
import { deleteHeldAccount } from '../accounts/delete-account.ts';
import { defineOwnOperation } from './own-operation.ts';

export const deleteUser = defineOwnOperation(
  { asks: 'fresh', refused: 'old_sign_in_for_deletion' },
  {},
  async (identity, { hold }) => {
    const ended = await identity.db.transaction().execute(async (db) => {
      const held = await hold(db);
      return held.ok ? ok(await deleteHeldAccount(identity, db, held.value.account)) : held;
    });
    if (!ended.ok) return ended;
    identity.sessionsEnded(ended.value);
    return ok({});
  },
);
