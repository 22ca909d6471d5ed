import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { findDevice, presentDevice } from '../../devices/device.ts';
import { refusal } from '../../refusals.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation, deviceKey } from '../operation.ts';

const input = z.object({ AccessToken: accessToken, DeviceKey: deviceKey });

export const getDevice = defineOperation(input, async (identity, { AccessToken, DeviceKey }) => {
  const authorized = await authorize(identity, AccessToken);
  if (!authorized.ok) return authorized;
  const { account } = authorized.value;
  const device = await findDevice(identity, account.id, DeviceKey);
  return device === undefined ? refusal('unknown_device') : ok({ Device: presentDevice(device, account) });
});
