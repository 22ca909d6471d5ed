import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributeList, readAttributes } from '../accounts/attributes.ts';
import { createAccount } from '../accounts/create-account.ts';
import { readEmail } from '#shared/forms/email-address.ts';
import { checkPassword } from '../accounts/password-policy.ts';
import { sendCode } from '../codes/send-code.ts';
import { countAttemptFrom } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { clientId, defineOperation, password, username } from './operation.ts';

const input = z.object({
  ClientId: clientId,
  Username: username,
  Password: password,
  UserAttributes: attributeList.default([]),
});

export const signUp = defineOperation(input, async (identity, { Username, Password, UserAttributes }, request) => {
  const { config } = identity;
  if (!config.allowsSignUp) return refusal('sign_up_closed');
  const email = readEmail(Username);
  if (email === undefined) return refusal('bad_input', 'Username should be an email.');
  const given = UserAttributes.find(({ Name }) => Name === 'email')?.Value;
  if (given !== undefined && readEmail(given) !== email) return refusal('bad_input', 'email should be the username.');
  const attributes = readAttributes(UserAttributes);
  if (!attributes.ok) return attributes;
  const isStrong = checkPassword(Password);
  if (!isStrong.ok) return isStrong;
  if (!(await countAttemptFrom(identity, identityLimits.signUpsFromAddress, request.clientAddress))) {
    return refusal('too_many_requests');
  }

  const isConfirmed = config.isPersonal;
  const created = await createAccount(identity, {
    email,
    password: Password,
    attributes: attributes.value,
    status: isConfirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    // All e-mails of such a studio appear on one screen, so a code would prove nothing.
    isEmailVerified: isConfirmed,
  });
  if (!created.ok) return created;
  const answer = { UserConfirmed: isConfirmed, UserSub: created.value };
  if (isConfirmed) return ok(answer);
  const sent = await sendCode(identity, request, created.value, 'sign-up', email);
  return sent.ok ? ok({ ...answer, ...sent.value }) : sent;
});
