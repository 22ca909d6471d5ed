import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributeList, emailApart, readAttributes } from '../accounts/attributes.ts';
import { createAccount } from '../accounts/create-account.ts';
import { checkPassword } from '../accounts/passwords/password-policy.ts';
import { findAccount } from '../accounts/find-account.ts';
import { countAttemptFrom } from '../../limits/count-attempts.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { beginSignUp } from '../sign-ups/begin-sign-up.ts';
import { clientId, defineOperation, password, signUpMetadata, username } from './operation.ts';

const input = z.object({
  ClientId: clientId,
  Username: username,
  Password: password,
  UserAttributes: attributeList.default([]).transform(emailApart),
  ClientMetadata: signUpMetadata,
});

export const signUp = defineOperation(input, async (identity, call, request) => {
  const { Username, Password, UserAttributes, ClientMetadata } = call;
  const { config } = identity;
  if (!config.allowsSignUp) return refusal('sign_up_closed');
  if (Username.kind !== 'address') return refusal('bad_input', 'Username should be an email.');
  const email = Username.text;
  const given = UserAttributes.email;
  if (given !== undefined && given !== email) return refusal('bad_input', 'email should be the username.');
  const attributes = readAttributes(UserAttributes.others, config);
  if (!attributes.ok) return attributes;
  const isStrong = checkPassword(Password);
  if (!isStrong.ok) return isStrong;
  if (!(await countAttemptFrom(identity, identityLimits.signUpsFromAddress, request.clientAddress))) {
    return refusal('too_many_requests');
  }

  if (!config.isPersonal) {
    if ((await findAccount(identity, Username)) !== undefined) return refusal('account_exists');
    const asked = { email, password: Password, attributes: attributes.value, clientKey: ClientMetadata?.signUp };
    const begun = await beginSignUp(identity, request, asked);
    if (!begun.ok) return begun;
    const { accountId, session, ...delivery } = begun.value;
    return ok({ UserConfirmed: false, UserSub: accountId, Session: session, ...delivery });
  }
  const created = await createAccount(identity, {
    email,
    password: Password,
    attributes: attributes.value,
    status: 'CONFIRMED',
    // All e-mails of such a studio appear on one screen, so a code would prove nothing.
    isEmailVerified: true,
  });
  return created.ok ? ok({ UserConfirmed: true, UserSub: created.value }) : created;
});
