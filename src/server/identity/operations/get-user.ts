import { ok } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import { attributesOf } from '../accounts/attributes.ts';
import { identitiesOf } from '../federation/identities.ts';
import { mfaOf } from '../challenges/second-factors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { defineOwnOperation } from './own-operation.ts';

/**
 * The attributes to show. The client asks users without a confirmed address to confirm one of them, so a phone number
 * that no code can reach is left out.
 */
function offered({ sms }: Pick<IdentityContext, 'sms'>, account: Account) {
  const attributes = attributesOf(account);
  const isOffered = sms !== undefined || account.isEmailVerified;
  return isOffered ? attributes : attributes.filter(({ Name }) => Name !== 'phone_number');
}

export const getUser = defineOwnOperation({ asks: 'session' }, {}, async (identity, { account }) => {
  const identities = await identitiesOf(identity, account);
  const linked = identities.length > 0 ? [{ Name: 'identities', Value: JSON.stringify(identities) }] : [];
  return ok({
    Username: account.id,
    UserAttributes: [...offered(identity, account), ...linked],
    ...mfaOf(identity.config, account),
  });
});
