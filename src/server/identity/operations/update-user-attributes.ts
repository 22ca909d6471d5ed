import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributeList, changeAttributes, readAttributes } from '../accounts/attributes.ts';
import { findAccount } from '../accounts/find-account.ts';
import { holdSession } from '../accounts/hold-account.ts';
import { attributesOfRow, setAttributes } from '../accounts/set-attributes.ts';
import { readEmail } from '#shared/forms/email-address.ts';
import { countAttempt } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import type { CodePurpose } from '../codes/emails.ts';
import { type CodeDelivery, inOneWrite, writeCode } from '../codes/send-code.ts';
import { refusal } from '../refusals.ts';
import { authorize, isRecent } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken, UserAttributes: attributeList.min(1) });

/** Sets attributes. A new e-mail address counts once its code is entered; until then the old one signs in. */
export const updateUserAttributes = defineOperation(
  input,
  async (identity, { AccessToken, UserAttributes }, request) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const { account } = authorized.value;
    const changed = readAttributes(UserAttributes, identity.config);
    if (!changed.ok) return changed;
    const typed = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
    // The provider sets the address of its accounts.
    if (typed !== undefined && account.isOfProvider) return refusal('attribute_not_yours');
    const email = typed === undefined ? undefined : readEmail(typed);
    if (typed !== undefined && email === undefined) return refusal('bad_input', 'Invalid email address format.');
    const isMoved = email !== undefined && email !== account.email;
    if (isMoved && !isRecent(identity, authorized.value)) return refusal('old_sign_in');
    if (isMoved && !(await countAttempt(identity, identityLimits.addressesOfAccount, account.id))) {
      return refusal('too_many_requests');
    }
    const owner = email === undefined ? undefined : await findAccount(identity, email);
    if (owner !== undefined && owner.id !== account.id) return refusal('address_taken');

    return inOneWrite(identity, async (db) => {
      if (!(await holdSession(db, authorized.value))) return refusal('revoked_access_token');
      const before = await attributesOfRow(db, account.id);
      const attributes = changeAttributes({ attributes: before }, changed.value);
      const toConfirm: [CodePurpose, string][] = [];
      if (email !== undefined && (email !== account.email || !account.isEmailVerified)) {
        toConfirm.push(['verify-email', email]);
      }
      const { phone_number: phone } = attributes;
      const isNewPhone = phone !== undefined && phone !== before['phone_number'];
      if (isNewPhone && identity.sms !== undefined) toConfirm.push(['verify-phone', phone]);
      const deliveries: CodeDelivery['CodeDeliveryDetails'][] = [];
      // Before the attributes are set: a refused call changes none.
      for (const [purpose, destination] of toConfirm) {
        const sent = await writeCode(identity, db, request, account.id, purpose, destination);
        if (!sent.ok) return sent;
        deliveries.push(sent.value.CodeDeliveryDetails);
      }
      await setAttributes(identity, db, account.id, attributes);
      return ok({ CodeDeliveryDetailsList: deliveries });
    });
  },
);
