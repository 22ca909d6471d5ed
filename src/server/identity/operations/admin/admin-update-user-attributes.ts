import { ok } from '#shared/result.ts';
import { readEmail } from '#shared/forms/email-address.ts';
import { attributeList, changeAttributes, readAttributes } from '../../accounts/attributes.ts';
import { findAccount } from '../../accounts/find-account.ts';
import { forgetResetCode } from '../../accounts/forget-reset-code.ts';
import { holdRow } from '../../accounts/hold-account.ts';
import { attributesOfRow } from '../../accounts/set-attributes.ts';
import { leaveAddress } from '../../accounts/shown-id.ts';
import { defineAdminOperation } from '../../admin-api/admin-operation.ts';
import { refusal } from '../../refusals.ts';

const fields = { UserAttributes: attributeList.min(1) };

/** Sets attributes of somebody's account. An address counts at once, and is confirmed only where the call says so. */
export const adminUpdateUserAttributes = defineAdminOperation(fields, async (identity, account, { UserAttributes }) => {
  const others = readAttributes(
    UserAttributes.filter(({ Name }) => Name !== 'email_verified'),
    identity.config,
  );
  if (!others.ok) return others;
  const valueOf = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value;
  const typed = valueOf('email');
  const email = typed === undefined ? account.email : readEmail(typed);
  if (email === undefined) return refusal('bad_input', 'Invalid email address format.');
  if (email !== account.email && account.isOfProvider) return refusal('attribute_not_yours');
  const owner = await findAccount(identity, email);
  if (email !== account.email && owner !== undefined) return refusal('address_taken');
  const isSameAddress = email === account.email && account.isEmailVerified;
  const isVerified = valueOf('email_verified') === undefined ? isSameAddress : valueOf('email_verified') === 'true';
  const columns = {
    email,
    ...(account.isOfProvider ? {} : { loginEmail: email }),
    emailVerified: isVerified ? (1 as const) : (0 as const),
    updatedAtMs: identity.clock(),
  };
  try {
    await identity.db.transaction().execute(async (db) => {
      await holdRow(db, account.id);
      await leaveAddress({ ...identity, db }, account.id, email);
      const attributes = changeAttributes({ attributes: await attributesOfRow(db, account.id) }, others.value);
      await db
        .updateTable('accounts')
        .set({ ...columns, attributes: JSON.stringify(attributes) })
        .where('id', '=', account.id)
        .execute();
      if (email !== account.email || !isVerified) await forgetResetCode(db, account.id);
    });
  } catch (error) {
    // Another account took the address at the same moment; the unique index refuses it.
    const taker = await findAccount(identity, email);
    if (taker === undefined || taker.id === account.id) throw error;
    return refusal('address_taken');
  }
  return ok({});
});
