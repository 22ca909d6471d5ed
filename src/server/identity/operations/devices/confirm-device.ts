import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { deviceKeyOf } from '../../devices/device-key.ts';
import { dropOldDevices } from '../../devices/drop-old-devices.ts';
import { readDeviceVerifier } from '../../devices/read-device-verifier.ts';
import { refusal } from '../../refusals.ts';
import { deviceKey } from '../operation.ts';
import { defineOwnOperation } from '../own-operation.ts';

const MOST_NAME = 1024;
/** What people see of it: programs send their whole User-Agent. */
const KEPT_NAME = 200;
/** Base64 of 3072 bits and a sign, and of a salt. */
const bytes = z.string().min(1).max(1024);

const fields = {
  DeviceKey: deviceKey,
  DeviceName: z.string().min(1).max(MOST_NAME).optional(),
  DeviceSecretVerifierConfig: z.object({ PasswordVerifier: bytes, Salt: bytes }),
};

/**
 * Keeps the device of this session, right after its sign-in and once: with a stolen token somebody could put their own
 * secret in place of the owner's. It is remembered only when its user asks for that (`UpdateDeviceStatus`).
 */
export const confirmDevice = defineOwnOperation(
  { asks: 'fresh', refused: 'old_sign_in_for_device' },
  fields,
  async (identity, { session, hold }, { DeviceKey, DeviceName, DeviceSecretVerifierConfig: secret }) => {
    if (!identity.config.remembersDevices || DeviceKey !== deviceKeyOf(identity, session.id)) {
      return refusal('unknown_device');
    }
    const verifier = readDeviceVerifier(secret);
    if (verifier === undefined) return refusal('bad_input', 'DeviceSecretVerifierConfig');
    const nowMs = identity.clock();
    return identity.db.transaction().execute(async (db) => {
      const held = await hold(db);
      if (!held.ok) return held;
      const { account, session: now } = held.value;
      if (now.deviceConfirmed === 1) return refusal('bad_input', 'The device of this sign-in was confirmed before.');
      await db.updateTable('sessions').set({ deviceConfirmed: 1 }).where('id', '=', session.id).execute();
      await db
        .insertInto('devices')
        .values({
          key: DeviceKey,
          accountId: account.id,
          name: (DeviceName ?? '').slice(0, KEPT_NAME),
          saltHex: verifier.saltHex,
          sealedVerifier: identity.box.seal('device', DeviceKey, verifier.verifierHex),
          passwordSaltHex: account.password.saltHex,
          createdAtMs: nowMs,
          updatedAtMs: nowMs,
          usedAtMs: nowMs,
        })
        .execute();
      await dropOldDevices({ db }, account.id);
      return ok({ UserConfirmationNecessary: true });
    });
  },
);
