import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { refusal } from '../../refusals.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation, deviceKey } from '../operation.ts';

const input = z.object({ AccessToken: accessToken, DeviceKey: deviceKey });

export const forgetDevice = defineOperation(input, async (identity, { AccessToken, DeviceKey }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const forgotten = await identity.db
    .deleteFrom('devices')
    .where('accountId', '=', authorized.value.account.id)
    .where('key', '=', DeviceKey)
    .returning('key')
    .executeTakeFirst();
  return forgotten === undefined ? refusal('unknown_device') : ok({});
});
