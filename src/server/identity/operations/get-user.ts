import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributesOf } from '../accounts/attributes.ts';
import { identitiesOf } from '../federation/identities.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({ AccessToken: accessToken });

export const getUser = defineOperation(input, async (identity, { AccessToken }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  const mfa = account.totp.isOn
    ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'], PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }
    : {};
  const identities = await identitiesOf(identity, account);
  const linked = identities.length > 0 ? [{ Name: 'identities', Value: JSON.stringify(identities) }] : [];
  return ok({ Username: account.id, UserAttributes: [...attributesOf(account), ...linked], ...mfa });
});
