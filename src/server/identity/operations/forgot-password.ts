import { z } from 'zod';
import type { EmailAddress } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import { confirmedEmail } from '../accounts/account.ts';
import type { Reader } from '../accounts/find-account.ts';
import type { LoginName } from '../accounts/login-name.ts';
import { findNamedReader } from '../accounts/shown-id.ts';
import { emailAboutTemporaryPassword } from '../codes/emails.ts';
import { type CodeDelivery, deliveryTo, pretendToSendCode, sendCode } from '../codes/send-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { clientId, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username });

/** Sends a code to set a new password. Who has none to be sent is answered alike, or by letter alone. */
export const forgotPassword = defineOperation(input, async (identity, { Username }, request) => {
  const sent = await send(identity, Username, request);
  // Of what was typed, and nothing of the account: an id has an account or none, and tells neither.
  return sent.ok ? ok(deliveryTo(Username.text)) : sent;
});

async function send(identity: IdentityContext, name: LoginName, request: RequestFacts): Outcome<CodeDelivery> {
  const { reader, id } = await findNamedReader(identity, name);
  const email = reader && addressOf(identity, reader);
  if (reader === undefined || email === undefined) return pretendToSendCode(identity, request, id, 'reset', name.text);
  if (reader.status === 'FORCE_CHANGE_PASSWORD') {
    const letter = emailAboutTemporaryPassword(email);
    return pretendToSendCode(identity, request, id, 'reset', email, letter);
  }
  return sendCode(identity, request, id, { purpose: 'reset', destination: email });
}

/** A desktop studio confirms no address: its codes appear on the same screen. */
const addressOf = ({ config }: IdentityContext, reader: Reader): EmailAddress | undefined =>
  config.isPersonal && reader.email !== '' ? reader.email : confirmedEmail(reader);
