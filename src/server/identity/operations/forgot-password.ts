import { z } from 'zod';
import { readEmail } from '#shared/forms/email-address.ts';
import { ok } from '#shared/result.ts';
import { findNamed } from '../accounts/shown-id.ts';
import { emailAboutTemporaryPassword } from '../codes/emails.ts';
import { type CodeDelivery, deliveryTo, pretendToSendCode, sendCode } from '../codes/send-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { clientId, defineOperation, username } from './operation.ts';

const input = z.object({ ClientId: clientId, Username: username });

/** Sends a code to set a new password. Who has none to be sent is answered alike, or by letter alone. */
export const forgotPassword = defineOperation(input, async (identity, { Username }, request) => {
  const sent = await send(identity, Username, request);
  // What was typed, and nothing of the account: an id has an account or none, and tells neither, nor does a capital.
  return sent.ok ? ok(deliveryTo(readEmail(Username) ?? Username)) : sent;
});

async function send(identity: IdentityContext, typed: string, request: RequestFacts): Outcome<CodeDelivery> {
  const { account, id } = await findNamed(identity, typed);
  // A desktop studio confirms no address: its codes appear on the same screen.
  const isReachable = account !== undefined && (account.isEmailVerified || identity.config.isPersonal);
  if (!isReachable) return pretendToSendCode(identity, request, id, 'reset', typed);
  if (account.status === 'FORCE_CHANGE_PASSWORD') {
    const letter = emailAboutTemporaryPassword(account.email);
    return pretendToSendCode(identity, request, id, 'reset', account.email, letter);
  }
  return sendCode(identity, request, id, 'reset', account.email);
}
