import { ok } from '#shared/result.ts';
import { whoStaysBehind } from '../../workshops/leave-every-workshop.ts';
import { deleteHeldAccount } from '../accounts/delete-account.ts';
import { emailAboutDeletion } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { warnOwner } from '../codes/warn-owner.ts';
import { defineOwnOperation } from './own-operation.ts';

/** Deletes one's own account, and writes to its owner. */
export const deleteUser = defineOwnOperation(
  { asks: 'fresh', refused: 'old_sign_in_for_deletion' },
  {},
  async (identity, { hold }) => {
    const ended = await inOneWrite(identity, async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const { account } = held.value;
      const stay = await whoStaysBehind(db, account.id);
      await warnOwner(identity, db, account, 'deletion', (to) => emailAboutDeletion(to, stay));
      return ok(await deleteHeldAccount(identity, db, account));
    });
    if (!ended.ok) return ended;
    identity.sessionsEnded(ended.value);
    return ok({});
  },
);
