import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { findAccount } from '../accounts/find-account.ts';
import { unknownAccountId } from '../accounts/unknown-account.ts';
import { useCode } from '../codes/use-code.ts';
import { refusal } from '../refusals.ts';
import { clientId, code, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username, ConfirmationCode: code });

export const confirmSignUp = defineOperation(input, async (identity, { Username, ConfirmationCode }, request) => {
  const account = await findAccount(identity, Username);
  if (account !== undefined && account.status !== 'UNCONFIRMED') return refusal('already_confirmed');
  const id = account?.id ?? unknownAccountId(identity, Username);
  const used = await useCode(identity, request, id, 'sign-up', ConfirmationCode);
  if (!used.ok) return used;
  await identity.db
    .updateTable('accounts')
    .set({ status: 'CONFIRMED', emailVerified: 1, updatedAtMs: identity.clock() })
    .where('id', '=', id)
    .where('status', '=', 'UNCONFIRMED')
    .execute();
  return ok({});
});
