import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { PHONE_VERIFIED } from '../accounts/attributes.ts';
import { setAttributes } from '../accounts/set-attributes.ts';
import { findAccount } from '../accounts/find-account.ts';
import { namedByAddress } from '../accounts/login-name.ts';
import { moveAccount } from '../accounts/move-account.ts';
import { emailAboutMove } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import { checkOwnCode } from '../codes/check-own-code.ts';
import type { IdentityContext, Outcome } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { code } from './operation.ts';
import { defineOwnOperation, type Own } from './own-operation.ts';

/** Confirms the number that the code was sent to, if it is still the account's. */
async function verifyPhone(
  identity: IdentityContext,
  { account: { id }, hold }: Own,
  entered: string,
): Outcome<object> {
  const right = await checkOwnCode(identity, id, 'verify-phone', entered);
  if (!right.ok) return right;
  const { destination: phone, spend } = right.value;
  return identity.db.transaction().execute(async (db) => {
    const held = await hold(db);
    if (!held.ok) return held;
    if (!(await spend(db))) return refusal('old_code');
    const { attributes } = held.value.account;
    // Another window may have set another number since.
    if (phone !== attributes['phone_number']) return refusal('old_code');
    await setAttributes(identity, db, id, { ...attributes, [PHONE_VERIFIED]: 'true' });
    return ok({});
  });
}

/** Makes the address that the code was sent to the account's own, and its login name. */
async function verifyEmail(
  identity: IdentityContext,
  { account: { id }, hold }: Own,
  entered: string,
): Outcome<object> {
  const right = await checkOwnCode(identity, id, 'verify-email', entered);
  if (!right.ok) return right;
  const { destination: email, spend } = right.value;
  try {
    return await inOneWrite(identity, async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      // An administrator may have moved the account meanwhile, which ends the code.
      if (!(await spend(db))) return refusal('old_code');
      const { account } = held.value;
      await moveAccount(identity, db, account, { email, isVerified: true });
      if (account.email === email || account.email === '') return ok({});
      // Each at once: an account names few addresses in a day (`addressesOfAccount`), and each letter is to another mailbox.
      await identity.messages.email(db, 'warning', emailAboutMove(account.email));
      return ok({});
    });
  } catch (error) {
    // Another account took the address since the code was sent; the unique index refuses it.
    const owner = await findAccount(identity, namedByAddress(email));
    if (owner === undefined || owner.id === id) throw error;
    return refusal('address_taken');
  }
}

export const verifyUserAttribute = defineOwnOperation(
  {
    asks: 'held',
    // A fresh sign-in named the address; its letter may take minutes.
    more: { asks: 'proved', when: ({ AttributeName }) => AttributeName === 'email' },
    refused: 'old_sign_in',
  },
  { AttributeName: z.string().min(1).max(32), Code: code },
  async (identity, own, { AttributeName, Code }) => {
    if (AttributeName === 'phone_number') return verifyPhone(identity, own, Code);
    if (AttributeName === 'email') return verifyEmail(identity, own, Code);
    return refusal('bad_input', `${AttributeName} can't be verified here.`);
  },
);
