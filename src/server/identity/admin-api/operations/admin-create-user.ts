import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributeList, emailApart, readAttributes } from '../../accounts/attributes.ts';
import { createAccount } from '../../accounts/create-account.ts';
import { checkPassword } from '../../accounts/passwords/password-policy.ts';
import { presentUser } from '../present-user.ts';
import { resendInvitation } from '../../administration/resend-invitation.ts';
import { temporaryPassword } from '../../administration/temporary-password.ts';
import { invitation } from '../../codes/emails.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { refusal } from '../../refusals.ts';
import { defineOperation, password, username } from '../../operations/operation.ts';

const input = z.object({
  Username: username,
  TemporaryPassword: password.optional(),
  UserAttributes: attributeList.default([]).transform(emailApart),
  MessageAction: z.enum(['SUPPRESS', 'RESEND']).optional(),
});

/**
 * Creates an account with a password to be replaced, and writes to its owner unless that is suppressed; or writes once
 * more, with another password, to who has not replaced theirs (RESEND).
 */
export const adminCreateUser = defineOperation(input, async (identity, call) => {
  if (call.Username.kind !== 'address') return refusal('bad_input', 'Username should be an email.');
  const email = call.Username.text;
  const attributes = readAttributes(
    // An administrator vouches for the address.
    call.UserAttributes.others.filter(({ Name }) => Name !== 'email_verified'),
    identity.config,
  );
  if (!attributes.ok) return attributes;
  const given = call.TemporaryPassword ?? temporaryPassword(identity.random);
  const isStrong = checkPassword(given);
  if (!isStrong.ok) return isStrong;
  if (call.MessageAction === 'RESEND') {
    const resent = await resendInvitation(identity, call.Username, given);
    return resent.ok ? ok(await userOf(identity, resent.value)) : resent;
  }
  const isWrittenTo = call.MessageAction !== 'SUPPRESS';
  const account = { email, password: given, attributes: attributes.value, isEmailVerified: true };
  const created = await createAccount(identity, { ...account, status: 'FORCE_CHANGE_PASSWORD' }, async (db) => {
    // With the account: an administrator who is told of one must not have to look whether its password was sent.
    if (isWrittenTo) await identity.messages.email(db, 'letter', invitation(email, given, identity.config));
  });
  if (!created.ok) return created;
  identity.messages.send();
  return ok(await userOf(identity, created.value));
});

async function userOf(identity: IdentityContext, id: string): Promise<object> {
  const row = await identity.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { attributes: Attributes, ...user } = presentUser(identity, row);
  return { User: { ...user, Attributes } };
}
