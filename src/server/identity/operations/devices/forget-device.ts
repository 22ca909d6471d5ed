import { ok } from '#shared/result.ts';
import { askAnewWithoutDevice } from '../../challenges/ask-anew.ts';
import { refusal } from '../../refusals.ts';
import { deviceKey } from '../operation.ts';
import { defineOwnOperation } from '../own-operation.ts';

/** Forgets a device, at any time: the owner of one that was stolen must not have to wait. */
export const forgetDevice = defineOwnOperation(
  { asks: 'held' },
  { DeviceKey: deviceKey },
  async (identity, { hold }, { DeviceKey }) =>
    identity.db.transaction().execute(async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const forgotten = await db
        .deleteFrom('devices')
        .where('accountId', '=', held.value.account.id)
        .where('key', '=', DeviceKey)
        .returning('key')
        .executeTakeFirst();
      if (forgotten === undefined) return refusal('unknown_device');
      await askAnewWithoutDevice(db, held.value.account.id, held.value.session.id);
      return ok({});
    }),
);
