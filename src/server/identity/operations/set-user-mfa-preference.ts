import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { refusal } from '../refusals.ts';
import { authorize } from '../tokens/authorize.ts';
import { accessToken, defineOperation } from './operation.ts';

const input = z.object({
  AccessToken: accessToken,
  SoftwareTokenMfaSettings: z
    .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
    .optional(),
});

/** Turns one-time passwords on or off. There is no other second factor to prefer. */
export const setUserMfaPreference = defineOperation(
  input,
  async (identity, { AccessToken, SoftwareTokenMfaSettings }) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    if (SoftwareTokenMfaSettings === undefined) return ok({});
    const { account } = authorized.value;
    const isOn = SoftwareTokenMfaSettings.Enabled;
    if (isOn && !account.totp.isSetUp) return refusal('no_one_time_password');
    await identity.db
      .updateTable('accounts')
      .set({ totpEnabled: isOn ? 1 : 0, updatedAtMs: identity.clock() })
      .where('id', '=', account.id)
      .execute();
    return ok({});
  },
);
