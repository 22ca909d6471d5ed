import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { deviceKeyOf } from '../../devices/device-key.ts';
import { dropOldDevices } from '../../devices/drop-old-devices.ts';
import { readDeviceVerifier } from '../../devices/read-device-verifier.ts';
import { refusal } from '../../refusals.ts';
import { authorize } from '../../tokens/authorize.ts';
import { accessToken, defineOperation, deviceKey } from '../operation.ts';

const MOST_NAME = 1024;
/** What people see of it: programs send their whole User-Agent. */
const KEPT_NAME = 200;
/** Base64 of 3072 bits and a sign, and of a salt. */
const bytes = z.string().min(1).max(1024);

const input = z.object({
  AccessToken: accessToken,
  DeviceKey: deviceKey,
  DeviceName: z.string().min(1).max(MOST_NAME).optional(),
  DeviceSecretVerifierConfig: z.object({ PasswordVerifier: bytes, Salt: bytes }),
});

/** Keeps the device of this session. It is remembered only when its user asks for that (`UpdateDeviceStatus`). */
export const confirmDevice = defineOperation(
  input,
  async (identity, { AccessToken, DeviceKey, DeviceName, DeviceSecretVerifierConfig: secret }) => {
    const authorized = await authorize(identity, AccessToken);
    if (!authorized.ok) return authorized;
    const { account, sessionId } = authorized.value;
    if (!identity.config.remembersDevices || DeviceKey !== deviceKeyOf(identity, sessionId)) {
      return refusal('unknown_device');
    }
    const verifier = readDeviceVerifier(secret);
    if (verifier === undefined) return refusal('bad_input', 'DeviceSecretVerifierConfig');
    const nowMs = identity.clock();
    const added = await identity.db
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
      // Once only: with a stolen token somebody could put their own secret in place of the owner's.
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (added === undefined) return refusal('bad_input', 'This device is confirmed already.');
    await dropOldDevices(identity, account.id);
    return ok({ UserConfirmationNecessary: true });
  },
);
