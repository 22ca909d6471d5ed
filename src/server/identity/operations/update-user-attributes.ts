import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributeList, changeAttributes, readAttributes } from '../accounts/attributes.ts';
import { findAccount } from '../accounts/find-account.ts';
import { readEmail } from '#shared/forms/email-address.ts';
import type { CodePurpose } from '../codes/emails.ts';
import { type CodeDelivery, sendCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, UserAttributes: attributeList.min(1) });

/** Sets attributes. A new e-mail address counts once its code is entered; until then the old one signs in. */
export const updateUserAttributes = defineOperation(
  input,
  async (identity, { AccessToken, UserAttributes }, request) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const { account } = authorized.value;
    const changed = readAttributes(UserAttributes);
    if (!changed.ok) return changed;
    const typed = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
    // The provider sets the address of its accounts.
    if (typed !== undefined && account.isOfProvider) return refusal('attribute_not_yours');
    const email = typed === undefined ? undefined : readEmail(typed);
    if (typed !== undefined && email === undefined) return refusal('bad_input', 'Invalid email address format.');
    const owner = email === undefined ? undefined : await findAccount(identity, email);
    if (owner !== undefined && owner.id !== account.id) return refusal('address_taken');

    const attributes = changeAttributes(account, changed.value);
    await identity.db
      .updateTable('accounts')
      .set({ attributes: JSON.stringify(attributes), updatedAtMs: identity.clock() })
      .where('id', '=', account.id)
      .execute();

    const toConfirm: [CodePurpose, string][] = [];
    if (email !== undefined && (email !== account.email || !account.isEmailVerified)) {
      toConfirm.push(['verify-email', email]);
    }
    const { phone_number: phone } = attributes;
    const isNewPhone = phone !== undefined && phone !== account.attributes['phone_number'];
    if (isNewPhone && identity.sms !== undefined) toConfirm.push(['verify-phone', phone]);
    const deliveries: CodeDelivery['CodeDeliveryDetails'][] = [];
    for (const [purpose, destination] of toConfirm) {
      const sent = await sendCode(identity, request, account.id, purpose, destination);
      if (!sent.ok) return sent;
      deliveries.push(sent.value.CodeDeliveryDetails);
    }
    return ok({ CodeDeliveryDetailsList: deliveries });
  },
);
