import type { Selectable } from 'kysely';
import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { askFor, type Asked } from '../../challenges/ask-for.ts';
import { spendChallenge } from '../../challenges/challenge-state.ts';
import { finishWithTokens } from '../../challenges/next-step.ts';
import type { DeviceRow } from '../../../db/tables.ts';
import { findDevice, isRemembered } from '../../devices/device.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { DEVICE_GROUP } from '../../pool-config.ts';
import { refusal } from '../../refusals.ts';
import { WrongStudioSecret } from '../../../secrets/wrong-studio-secret.ts';
import { type PasswordRecord, readClientPublic } from '../../srp/srp.ts';
import { opaque, username } from '../operation.ts';
import { resume } from './resume.ts';
import { srpResponses } from './answer-srp.ts';

export const deviceSrpResponses = z.object({ USERNAME: username.optional(), SRP_A: opaque });

/** The first half of a device's proof: the same exchange as for a password, with the device's own. */
export async function beginDeviceProof(
  identity: IdentityContext,
  { USERNAME, SRP_A }: z.infer<typeof deviceSrpResponses>,
  session: string,
): Outcome<Asked> {
  if (readClientPublic(SRP_A) === undefined) return refusal('bad_input', 'Illegal SRP_A');
  const resumed = await resume(identity, 'DEVICE_SRP_AUTH', session, USERNAME);
  if (!resumed.ok) return resumed;
  const { account, challenge } = resumed.value;
  const { deviceKey = '', protection } = challenge;
  const device = await findDevice(identity, account.id, deviceKey);
  if (device === undefined) return refusal('unknown_device');
  const record = recordOf(identity, device);
  if (!(await spendChallenge(identity, challenge))) return refusal('session_over');
  const step = { ...identity.srp.begin(record), clientPublicHex: SRP_A };
  const parameters = { USERNAME: account.id, DEVICE_KEY: deviceKey, SALT: record.saltHex, SRP_B: step.publicHex };
  const asked = askFor(identity, account, 'DEVICE_PASSWORD_VERIFIER', parameters, { step, deviceKey, protection });
  return ok({ ...asked, ChallengeParameters: { ...asked.ChallengeParameters, SECRET_BLOCK: asked.Session } });
}

export const deviceProofResponses = srpResponses;

/** The second half: a right answer ends the sign-in, in place of the second factor. */
export async function answerDeviceProof(
  identity: IdentityContext,
  responses: z.infer<typeof deviceProofResponses>,
  request: RequestFacts,
): Outcome<object> {
  const { PASSWORD_CLAIM_SECRET_BLOCK: secretBlock } = responses;
  const resumed = await resume(identity, 'DEVICE_PASSWORD_VERIFIER', secretBlock);
  if (!resumed.ok) return resumed;
  const { account, challenge } = resumed.value;
  const { step, deviceKey = '' } = challenge;
  const clientPublic = readClientPublic(step?.clientPublicHex ?? '');
  if (step === undefined || clientPublic === undefined) return refusal('session_over');
  if (!(await spendChallenge(identity, challenge))) return refusal('session_over');
  const device = await findDevice(identity, account.id, deviceKey);
  if (device === undefined || !isRemembered(device, account)) return refusal('unknown_device');
  const record = recordOf(identity, device);
  const isSigned = identity.srp.isSignedBy(
    {
      ...step,
      userId: deviceKey,
      poolName: DEVICE_GROUP,
      record,
      clientPublic,
      secretBlock: Buffer.from(secretBlock, 'base64'),
      timestamp: responses.TIMESTAMP,
    },
    Buffer.from(responses.PASSWORD_CLAIM_SIGNATURE, 'base64'),
  );
  // By this name the client forgets what it kept of the device, and is asked for the second factor next time.
  if (!isSigned) return refusal('unknown_device');
  return finishWithTokens(identity, account, { ...request, deviceKey }, 'device', async (db) => {
    // Its owner may have forgotten it since it was read.
    const used = await db
      .updateTable('devices')
      .set({ usedAtMs: identity.clock() })
      .where('accountId', '=', account.id)
      .where('key', '=', deviceKey)
      .where('remembered', '=', 1)
      .where('passwordSaltHex', '=', account.password.saltHex)
      .returning('key')
      .executeTakeFirst();
    return used === undefined ? refusal('unknown_device') : ok(undefined);
  });
}

/** The device's own password, as it is kept. */
function recordOf(
  { box }: Pick<IdentityContext, 'box'>,
  { key, saltHex, sealedVerifier }: Selectable<DeviceRow>,
): PasswordRecord {
  const verifierHex = box.open('device', key, sealedVerifier);
  if (verifierHex === undefined) throw new WrongStudioSecret('A device');
  return { saltHex, verifierHex };
}
