import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { mfaOf } from '../challenges/second-factors.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken });

/** The ways in which one's own account can be signed in to. */
export const getUserAuthFactors = defineOperation(input, async (identity, { AccessToken }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  const passkey = await identity.db
    .selectFrom('passkeys')
    .select('credentialId')
    .where('accountId', '=', account.id)
    .executeTakeFirst();
  const isConfigured = { PASSWORD: true, EMAIL_OTP: account.isEmailVerified, WEB_AUTHN: passkey !== undefined };
  const factors = identity.config.firstFactors.filter((factor) => isConfigured[factor]);
  return ok({ Username: account.id, ConfiguredUserAuthFactors: factors, ...mfaOf(identity.config, account) });
});
