import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { findAccount } from '../accounts/find-account.ts';
import { useCode } from '../codes/use-code.ts';
import { refuse } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, code, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.string().min(1).max(32), Code: code });

/** Makes the address that the code went to the account's own, to sign in with as well. */
export const verifyUserAttribute = defineOperation(
  input,
  async (identity, { AccessToken, AttributeName, Code }, request) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    if (AttributeName !== 'email') return refuse('bad_input', 'Only email can be verified.');
    const { account } = authorized.value;
    const email = await useCode(identity, request, account.id, 'verify-email', Code);
    if (!email.ok) return email;
    // Who comes through a provider has no login name here, whatever their address is.
    const loginEmail = account.isOfProvider ? null : email.value;
    const columns = { email: email.value, loginEmail, emailVerified: 1 as const };
    try {
      await identity.db
        .updateTable('accounts')
        .set({ ...columns, updatedAtMs: identity.clock() })
        .where('id', '=', account.id)
        .execute();
    } catch (error) {
      // Somebody else took the address since the code was sent: the unique index says so.
      const owner = await findAccount(identity, email.value);
      if (owner === undefined || owner.id === account.id) throw error;
      return refuse('address_taken');
    }
    return ok({});
  },
);
