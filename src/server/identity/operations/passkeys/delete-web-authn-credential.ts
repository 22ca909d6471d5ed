import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { credentialId } from '../../passkeys/credential.ts';
import { refusal } from '../../refusals.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation } from '../operation.ts';

const input = z.object({ AccessToken: accessToken, CredentialId: credentialId });

export const deleteWebAuthnCredential = defineOperation(input, async (identity, { AccessToken, CredentialId }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const deleted = await identity.db
    .deleteFrom('passkeys')
    .where('accountId', '=', authorized.value.account.id)
    .where('credentialId', '=', CredentialId)
    .returning('credentialId')
    .executeTakeFirst();
  return deleted === undefined ? refusal('no_such_passkey') : ok({});
});
