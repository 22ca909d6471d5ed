import { ok } from '#shared/result.ts';
import { allowEntries } from '../codes/count-entry.ts';
import { countMessage } from '../codes/count-message.ts';
import { emailToConfirm, emailToSignUpAgain } from '../codes/emails.ts';
import { type CodeDelivery, deliveryTo, inOneWrite } from '../codes/send-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { renewCode } from './renew-code.ts';
import { seenFrom, type SignUp, signUpKey, signUpsOf } from './sign-up.ts';

/**
 * Sends the code of a sign-up again. Where several wait, only that of this place can be the asker's; if none is, a
 * letter says to sign up again, since somebody else's code would confirm somebody else's password. Where none waits the
 * answer is the same.
 * @param typed an e-mail address, or an id that was shown for one, as the client sent it
 * @param recipient the address that it stands for, if a sign-up waits; else what was typed
 */
export async function resendCode(
  identity: IdentityContext,
  request: RequestFacts,
  typed: string,
  recipient: string,
): Outcome<CodeDelivery> {
  const { messages } = identity;
  return inOneWrite(identity, async (db) => {
    const waiting = await signUpsOf({ ...identity, db }, typed);
    const accountId = signUpKey(identity, recipient);
    const asked = { accountId, purpose: 'sign-up', recipient, isSent: waiting.length > 0 } as const;
    const verdict = await countMessage(identity, db, request, asked);
    if (verdict === 'refused') return refusal('too_many_requests');
    await allowEntries(db, request, accountId, 'sign-up');
    const signUp = oneOf(waiting, seenFrom(identity, request));
    // A mailbox that has had its letters of the day has the code in one of them.
    if (verdict === 'full') await messages.nothing(db, 'code');
    else if (signUp !== undefined) {
      const code = await renewCode(identity, db, signUp);
      await messages.email(db, 'code', emailToConfirm(signUp.email, code, waiting.length === 1));
    } else if (waiting.length > 0) await messages.email(db, 'code', emailToSignUpAgain(recipient));
    else await messages.nothing(db, 'code');
    return ok(deliveryTo(recipient));
  });
}

function oneOf(waiting: readonly SignUp[], from: string): SignUp | undefined {
  if (waiting.length === 1) return waiting[0];
  const [mine, ...others] = waiting.filter((one) => one.seenFrom === from);
  return others.length === 0 ? mine : undefined;
}
