import type { Selectable } from 'kysely';
import { SECOND_MS } from '#shared/time-units.ts';
import type { DeviceRow } from '../../db/tables.ts';
import type { Account } from '../accounts/account.ts';
import type { IdentityContext } from '../identity-context.ts';

/** Finds a device of an account. */
export function findDevice(
  { db }: Pick<IdentityContext, 'db'>,
  accountId: string,
  key: string,
): Promise<Selectable<DeviceRow> | undefined> {
  return db
    .selectFrom('devices')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Whether a device stands for the second factor: until the password changes, whoever changed it. */
export const isRemembered = (
  { remembered, passwordSaltHex }: Pick<Selectable<DeviceRow>, 'remembered' | 'passwordSaltHex'>,
  { password }: Pick<Account, 'password'>,
): boolean => remembered === 1 && passwordSaltHex === password.saltHex;

/** A device in the form of Cognito's API, whose times are seconds. */
export function presentDevice(device: Selectable<DeviceRow>, account: Pick<Account, 'password'>): object {
  const status = isRemembered(device, account) ? 'remembered' : 'not_remembered';
  return {
    DeviceKey: device.key,
    DeviceAttributes: [
      { Name: 'device_status', Value: 'valid' },
      { Name: 'device_name', Value: device.name },
      { Name: 'dev:device_remembered_status', Value: status },
    ],
    DeviceCreateDate: device.createdAtMs / SECOND_MS,
    DeviceLastModifiedDate: device.updatedAtMs / SECOND_MS,
    DeviceLastAuthenticatedDate: device.usedAtMs / SECOND_MS,
  };
}
