import type { Account } from '../accounts/account.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { DEVICE_GROUP } from '../pool-config.ts';
import { deviceKeyOf } from './device-key.ts';
import { findDevice, isRemembered } from './device.ts';

/** The remembered device that a client says it is. It has to prove that by SRP, like a password. */
export async function rememberedDevice(
  identity: IdentityContext,
  account: Account,
  { deviceKey }: RequestFacts,
): Promise<{ readonly key: string } | undefined> {
  if (deviceKey === undefined || !identity.config.remembersDevices) return undefined;
  const device = await findDevice(identity, account.id, deviceKey);
  return device !== undefined && isRemembered(device, account) ? device : undefined;
}

/** What a client needs to become a device, unless it is one already. */
export async function newDeviceOf(
  identity: IdentityContext,
  account: Account,
  { deviceKey }: RequestFacts,
  sessionId: string,
): Promise<object> {
  if (!identity.config.remembersDevices) return {};
  const isKnown = deviceKey !== undefined && (await findDevice(identity, account.id, deviceKey)) !== undefined;
  if (isKnown) return {};
  return {
    NewDeviceMetadata: { DeviceKey: deviceKeyOf(identity, sessionId), DeviceGroupKey: DEVICE_GROUP },
  };
}
