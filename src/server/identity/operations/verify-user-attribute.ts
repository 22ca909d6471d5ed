import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { PHONE_VERIFIED } from '../accounts/attributes.ts';
import { attributesOfRow, setAttributes } from '../accounts/set-attributes.ts';
import { leaveAddress } from '../accounts/shown-id.ts';
import { findAccount } from '../accounts/find-account.ts';
import { forgetResetCode } from '../accounts/forget-reset-code.ts';
import { keepTrialOfAddress } from '../accounts/former-trial.ts';
import { holdSession } from '../accounts/hold-account.ts';
import { emailAboutMove } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { useOwnCode } from '../codes/use-own-code.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { authorize, type Authorized } from '../tokens/authorize.ts';
import { accessToken, code, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, AttributeName: z.string().min(1).max(32), Code: code });

/** Confirms the number that the code was sent to, if it is still the account's. */
async function verifyPhone(identity: IdentityContext, authorized: Authorized, entered: string): Outcome<object> {
  const { account } = authorized;
  const phone = await useOwnCode(identity, account.id, 'verify-phone', entered);
  if (!phone.ok) return phone;
  return identity.db.transaction().execute(async (db) => {
    if (!(await holdSession(db, authorized))) return refusal('revoked_access_token');
    const attributes = await attributesOfRow(db, account.id);
    // Another window may have set another number since.
    if (phone.value !== attributes['phone_number']) return refusal('old_code');
    await setAttributes(identity, db, account.id, { ...attributes, [PHONE_VERIFIED]: 'true' });
    return ok({});
  });
}

/** Makes the address that the code was sent to the account's own, and its login name. */
export const verifyUserAttribute = defineOperation(input, async (identity, { AccessToken, AttributeName, Code }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  if (AttributeName === 'phone_number') return verifyPhone(identity, authorized.value, Code);
  if (AttributeName !== 'email') return refusal('bad_input', `${AttributeName} can't be verified here.`);
  const email = await useOwnCode(identity, account.id, 'verify-email', Code);
  if (!email.ok) return email;
  // An account of a provider has no login name here, whatever its address.
  const loginEmail = account.isOfProvider ? null : email.value;
  const columns = { email: email.value, loginEmail, emailVerified: 1 as const };
  try {
    const isMoved = await inOneWrite(identity, async (db) => {
      if (!(await holdSession(db, authorized.value))) return false;
      await leaveAddress({ ...identity, db }, account.id, email.value);
      await db
        .updateTable('accounts')
        .set({ ...columns, updatedAtMs: identity.clock() })
        .where('id', '=', account.id)
        .execute();
      if (account.email !== email.value) await forgetResetCode(db, account.id);
      // No cap holds this letter up: a thief could have used it up before.
      const isAnother = account.email !== '' && account.email !== email.value;
      if (isAnother) {
        await keepTrialOfAddress(identity, db, account);
        await identity.messages.email(db, 'letter', emailAboutMove(account.email));
      }
      return true;
    });
    return isMoved ? ok({}) : refusal('revoked_access_token');
  } catch (error) {
    // Another account took the address since the code was sent; the unique index refuses it.
    const owner = await findAccount(identity, email.value);
    if (owner === undefined || owner.id === account.id) throw error;
    return refusal('address_taken');
  }
});
