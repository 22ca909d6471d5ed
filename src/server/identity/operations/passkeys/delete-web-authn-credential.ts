import { ok } from '#shared/result.ts';
import { emailAboutDeletedPasskey } from '../../codes/emails.ts';
import { inOneWrite } from '../../codes/send-code.ts';
import { warnOwner } from '../../codes/warn-owner.ts';
import { credentialId } from '../../passkeys/credential.ts';
import { refusal } from '../../refusals.ts';
import { defineOwnOperation } from '../own-operation.ts';

/** Takes a passkey away, and writes to its owner: who has no other second factor is then asked for the password alone. */
export const deleteWebAuthnCredential = defineOwnOperation(
  { asks: 'fresh' },
  { CredentialId: credentialId },
  async (identity, { hold }, { CredentialId }) =>
    inOneWrite(identity, async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const { account } = held.value;
      const deleted = await db
        .deleteFrom('passkeys')
        .where('accountId', '=', account.id)
        .where('credentialId', '=', CredentialId)
        .returning('credentialId')
        .executeTakeFirst();
      if (deleted === undefined) return refusal('no_such_passkey');
      await warnOwner(identity, db, account, 'deleted-passkey', emailAboutDeletedPasskey);
      return ok({});
    }),
);
