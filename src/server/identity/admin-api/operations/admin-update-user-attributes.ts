import { ok } from '#shared/result.ts';
import { attributeList, changeAttributes, emailApart, readAttributes } from '../../accounts/attributes.ts';
import { findAccount, findAccountById } from '../../accounts/find-account.ts';
import { holdRow } from '../../accounts/hold-account.ts';
import { namedByAddress } from '../../accounts/login-name.ts';
import { moveAccount } from '../../accounts/move-account.ts';
import { setAttributes } from '../../accounts/set-attributes.ts';
import { defineAdminOperation } from '../admin-operation.ts';
import { refusal } from '../../refusals.ts';

const fields = { UserAttributes: attributeList.min(1).transform(emailApart) };

/** Sets attributes of somebody's account. An address counts at once, and is confirmed only where the call says so. */
export const adminUpdateUserAttributes = defineAdminOperation(fields, async (identity, account, { UserAttributes }) => {
  const others = readAttributes(
    UserAttributes.others.filter(({ Name }) => Name !== 'email_verified'),
    identity.config,
  );
  if (!others.ok) return others;
  const { email: named } = UserAttributes;
  if (named === 'no address') return refusal('bad_input', 'Invalid email address format.');
  if (named !== undefined && named !== account.email && account.isOfProvider) return refusal('attribute_not_yours');
  const owner = named === undefined ? undefined : await findAccount(identity, namedByAddress(named));
  if (owner !== undefined && owner.id !== account.id) return refusal('address_taken');
  const vouched = UserAttributes.others.find(({ Name }) => Name === 'email_verified')?.Value;
  try {
    const isSet = await identity.db.transaction().execute(async (db) => {
      await holdRow(db, account.id);
      // In a statement of its own, which sees what its owner has just set: what the call does not name stays as it is.
      const now = await findAccountById({ ...identity, db }, account.id);
      if (now === undefined) return false;
      const email = named ?? now.email;
      const isSameAddress = email === now.email && now.isEmailVerified;
      const isVerified = vouched === undefined ? isSameAddress : vouched === 'true';
      await setAttributes(identity, db, now.id, changeAttributes(now, others.value));
      if (named === undefined && vouched === undefined) return true;
      await moveAccount(identity, db, now, { email, isVerified });
      return true;
    });
    if (!isSet) return refusal('no_such_user');
  } catch (error) {
    // Another account took the address at the same moment; the unique index refuses it.
    const taker = named === undefined ? undefined : await findAccount(identity, namedByAddress(named));
    if (taker === undefined || taker.id === account.id) throw error;
    return refusal('address_taken');
  }
  return ok({});
});
