import { ok } from '#shared/result.ts';
import { mfaOf } from '../challenges/second-factors.ts';
import { defineOwnOperation } from './own-operation.ts';

/** The ways in which one's own account can be signed in to. */
export const getUserAuthFactors = defineOwnOperation({ asks: 'session' }, {}, async (identity, { account }) => {
  const passkey = await identity.db
    .selectFrom('passkeys')
    .select('credentialId')
    .where('accountId', '=', account.id)
    .executeTakeFirst();
  const isConfigured = { PASSWORD: true, EMAIL_OTP: account.isEmailVerified, WEB_AUTHN: passkey !== undefined };
  const factors = identity.config.firstFactors.filter((factor) => isConfigured[factor]);
  return ok({ Username: account.id, ConfiguredUserAuthFactors: factors, ...mfaOf(identity.config, account) });
});
