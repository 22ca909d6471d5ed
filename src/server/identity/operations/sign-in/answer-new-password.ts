import { z } from 'zod';
import { attributeList, changeAttributes, readAttributes } from '../../accounts/attributes.ts';
import { holdForStep } from '../../accounts/hold-account.ts';
import { rememberAddress } from '../../accounts/known-address.ts';
import { checkPassword } from '../../accounts/passwords/password-policy.ts';
import { attributesOfRow, setAttributes } from '../../accounts/set-attributes.ts';
import { setPassword } from '../../accounts/passwords/set-password.ts';
import { spendChallenge } from '../../challenges/challenge-state.ts';
import { afterFirstFactor, finishWithTokens } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { findAccountById } from '../../accounts/find-account.ts';
import { deviceKey, password, username } from '../operation.ts';
import { resume } from './resume.ts';
import { nothingAlongside } from '../../tokens/start-session.ts';

const PREFIX = 'userAttributes.';

export const newPasswordResponses = z
  // Named, so that it is no odd text beside the device that every step may name.
  .object({ USERNAME: username.optional(), NEW_PASSWORD: password, DEVICE_KEY: deviceKey.nullish() })
  .catchall(z.string().max(2048));

/** Takes the password that replaces a temporary one. */
export async function answerNewPassword(
  identity: IdentityContext,
  responses: z.infer<typeof newPasswordResponses>,
  session: string,
  request: RequestFacts,
): Outcome<object> {
  const resumed = await resume(identity, 'NEW_PASSWORD_REQUIRED', session, responses.USERNAME);
  if (!resumed.ok) return resumed;
  const { account, challenge } = resumed.value;
  const isStrong = checkPassword(responses.NEW_PASSWORD);
  if (!isStrong.ok) return isStrong;
  const given = Object.entries(responses).filter(([name]) => name.startsWith(PREFIX));
  const list = attributeList.safeParse(given.map(([name, Value]) => ({ Name: name.slice(PREFIX.length), Value })));
  const attributes = list.success ? readAttributes(list.data, identity.config) : refusal('bad_input', 'userAttributes');
  if (!attributes.ok) return attributes;

  const isFirst = await identity.db.transaction().execute(async (db) => {
    if (!(await holdForStep(db, account))) return false;
    if (!(await spendChallenge({ db }, challenge))) return false;
    const saltHex = await setPassword(identity, db, account.id, responses.NEW_PASSWORD);
    // As they are now: an administrator may have set others since the Session was opened.
    const before = await attributesOfRow(db, account.id);
    await setAttributes(identity, db, account.id, changeAttributes({ attributes: before }, attributes.value));
    // Where the temporary one was right is where this one is.
    await rememberAddress(identity, db, { id: account.id, proof: saltHex }, request.clientAddress);
    return true;
  });
  const renewed = isFirst ? await findAccountById(identity, account.id) : undefined;
  if (renewed === undefined) return refusal('session_over');
  return afterFirstFactor(identity, renewed, request, nothingAlongside, finishWithTokens);
}
