import { ok } from '#shared/result.ts';
import { deleteSessionsOf } from '../../accounts/end-sessions.ts';
import { askEverybodyAnew } from '../../challenges/ask-anew.ts';
import { emailAboutDeletedPasskey } from '../../codes/emails.ts';
import { inOneWrite } from '../../codes/send-code.ts';
import { warnOwner } from '../../codes/warn-owner.ts';
import { credentialId } from '../../passkeys/credential.ts';
import { refusal } from '../../refusals.ts';
import { defineOwnOperation } from '../own-operation.ts';

/**
 * Takes a passkey away, and writes to its owner: who has no other second factor is then asked for the password alone. It
 * ends the other sessions, as another password does: any of them may have come in by it, or had its device remembered.
 */
export const deleteWebAuthnCredential = defineOwnOperation(
  { asks: 'fresh' },
  { CredentialId: credentialId },
  async (identity, { hold }, { CredentialId }) => {
    let ended: readonly string[] = [];
    const done = await inOneWrite(identity, async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const { account, session } = held.value;
      const deleted = await db
        .deleteFrom('passkeys')
        .where('accountId', '=', account.id)
        .where('credentialId', '=', CredentialId)
        .returning('credentialId')
        .executeTakeFirst();
      if (deleted === undefined) return refusal('no_such_passkey');
      await askEverybodyAnew(db, account.id, session.id);
      ended = await deleteSessionsOf(identity, db, account.id, session.id);
      await warnOwner(identity, db, account, 'deleted-passkey', emailAboutDeletedPasskey);
      return ok({});
    });
    if (done.ok) identity.sessionsEnded(ended);
    return done;
  },
);
