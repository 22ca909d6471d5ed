import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { askAnewWithoutDevice } from '../../challenges/ask-anew.ts';
import { emailAboutDevice } from '../../codes/emails.ts';
import { inOneWrite } from '../../codes/send-code.ts';
import { warnOwner } from '../../codes/warn-owner.ts';
import { secondFactorsOf } from '../../challenges/second-factors.ts';
import { refusal } from '../../refusals.ts';
import { deviceKey } from '../operation.ts';
import { defineOwnOperation } from '../own-operation.ts';

const fields = {
  DeviceKey: deviceKey,
  DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']).optional(),
};

const REFUSED = 'old_sign_in_for_device';

/**
 * Remembers a device in place of the second factor, and writes to its owner; or remembers it no longer. It is remembered
 * where the sign-in passed the second factor itself: one remembered device does not make another.
 */
export const updateDeviceStatus = defineOwnOperation(
  {
    asks: 'held',
    more: { asks: 'fresh', when: ({ DeviceRememberedStatus }) => DeviceRememberedStatus === 'remembered' },
    refused: REFUSED,
  },
  fields,
  async (identity, { hold }, { DeviceKey, DeviceRememberedStatus }) =>
    inOneWrite(identity, async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const { account, session } = held.value;
      const isToRemember = DeviceRememberedStatus === 'remembered';
      const isProtected = secondFactorsOf(identity.config, account).length > 0;
      if (isToRemember && isProtected && session.secondFactorBy !== 'itself') return refusal(REFUSED);
      const before = await db
        .selectFrom('devices')
        .select(['remembered', 'passwordSaltHex'])
        .where('accountId', '=', account.id)
        .where('key', '=', DeviceKey)
        .executeTakeFirst();
      if (before === undefined) return refusal('unknown_device');
      await db
        .updateTable('devices')
        .set({
          updatedAtMs: identity.clock(),
          ...(isToRemember ? { remembered: 1, passwordSaltHex: account.password.saltHex } : { remembered: 0 }),
        })
        .where('accountId', '=', account.id)
        .where('key', '=', DeviceKey)
        .execute();
      if (!isToRemember && before.remembered === 1) await askAnewWithoutDevice(db, account.id, session.id);
      const isOther = before.remembered === 0 || before.passwordSaltHex !== account.password.saltHex;
      if (isToRemember && isOther) await warnOwner(identity, db, account, 'device', emailAboutDevice);
      return ok({});
    }),
);
