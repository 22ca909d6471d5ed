import { ok } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import {
  attributeList,
  changeAttributes,
  emailApart,
  type NamedAttributes,
  readAttributes,
} from '../accounts/attributes.ts';
import { findAccount } from '../accounts/find-account.ts';
import { namedByAddress } from '../accounts/login-name.ts';
import { setAttributes } from '../accounts/set-attributes.ts';
import { countAttempt } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { type CodeDelivery, type CodeDestination, inOneWrite, writeCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { defineOwnOperation } from './own-operation.ts';

const fields = { UserAttributes: attributeList.min(1).transform(emailApart) };

/**
 * Whether the call names an address that a code has to confirm: another than the account has, in whatever spelling; or
 * its own where that was never confirmed, since the code takes the place of one that is on its way to another address.
 */
function needsCode({ UserAttributes: { email } }: { readonly UserAttributes: NamedAttributes }, account: Account) {
  if (email === undefined || email === 'no address' || account.isOfProvider) return false;
  return email !== account.email || !account.isEmailVerified;
}

/** Sets attributes. A new e-mail address counts once its code is entered; until then the old one signs in. */
export const updateUserAttributes = defineOwnOperation(
  { asks: 'held', more: { asks: 'fresh', when: needsCode }, refused: 'old_sign_in' },
  fields,
  async (identity, { account, hold }, { UserAttributes }, request) => {
    const { email, others } = UserAttributes;
    const changed = readAttributes(others, identity.config);
    if (!changed.ok) return changed;
    // The provider sets the address of its accounts.
    if (email !== undefined && account.isOfProvider) return refusal('attribute_not_yours');
    if (email === 'no address') return refusal('bad_input', 'Invalid email address format.');
    const isMoved = email !== undefined && email !== account.email;
    if (isMoved && !(await countAttempt(identity, identityLimits.addressesOfAccount, account.id))) {
      return refusal('too_many_requests');
    }
    const owner = email === undefined ? undefined : await findAccount(identity, namedByAddress(email));
    if (owner !== undefined && owner.id !== account.id) return refusal('address_taken');

    return inOneWrite(identity, async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const now = held.value.account;
      const attributes = changeAttributes(now, changed.value);
      const toConfirm: CodeDestination[] = [];
      if (email !== undefined && (email !== now.email || !now.isEmailVerified)) {
        toConfirm.push({ purpose: 'verify-email', destination: email });
      }
      const { phone_number: phone } = attributes;
      const isNewPhone = phone !== undefined && phone !== now.attributes['phone_number'];
      if (isNewPhone && identity.sms !== undefined) toConfirm.push({ purpose: 'verify-phone', destination: phone });
      const deliveries: CodeDelivery['CodeDeliveryDetails'][] = [];
      // Before the attributes are set: a refused call changes none.
      for (const to of toConfirm) {
        const sent = await writeCode(identity, db, request, now.id, to);
        if (!sent.ok) return sent;
        deliveries.push(sent.value.CodeDeliveryDetails);
      }
      await setAttributes(identity, db, now.id, attributes);
      return ok({ CodeDeliveryDetailsList: deliveries });
    });
  },
);
