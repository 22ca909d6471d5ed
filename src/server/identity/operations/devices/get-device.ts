import { ok } from '#shared/result.ts';
import { findDevice, presentDevice } from '../../devices/device.ts';
import { refusal } from '../../refusals.ts';
import { deviceKey } from '../operation.ts';
import { defineOwnOperation } from '../own-operation.ts';

export const getDevice = defineOwnOperation(
  { asks: 'session' },
  { DeviceKey: deviceKey },
  async (identity, { account }, { DeviceKey }) => {
    const device = await findDevice(identity, account.id, DeviceKey);
    return device === undefined ? refusal('unknown_device') : ok({ Device: presentDevice(device, account) });
  },
);
