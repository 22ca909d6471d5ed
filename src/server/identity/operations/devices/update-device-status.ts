import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { refusal } from '../../refusals.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation, deviceKey } from '../operation.ts';

const input = z.object({
  AccessToken: accessToken,
  DeviceKey: deviceKey,
  DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']).optional(),
});

/** Remembers a device in place of the second factor, or no longer. */
export const updateDeviceStatus = defineOperation(
  input,
  async (identity, { AccessToken, DeviceKey, DeviceRememberedStatus }) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const { account } = authorized.value;
    const updated = await identity.db
      .updateTable('devices')
      .set({
        remembered: DeviceRememberedStatus === 'remembered' ? 1 : 0,
        passwordSaltHex: account.password.saltHex,
        updatedAtMs: identity.clock(),
      })
      .where('accountId', '=', account.id)
      .where('key', '=', DeviceKey)
      .returning('key')
      .executeTakeFirst();
    return updated === undefined ? refusal('unknown_device') : ok({});
  },
);
