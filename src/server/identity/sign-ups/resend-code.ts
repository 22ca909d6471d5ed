import { ok } from '#shared/result.ts';
import type { LoginName } from '../accounts/login-name.ts';
import { countMessage } from '../codes/count-message.ts';
import { emailToConfirm, emailToSignUpAgain } from '../codes/emails.ts';
import { longerCode } from '../codes/longer-code.ts';
import { type CodeDelivery, deliveryTo, inOneWrite } from '../codes/send-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { allowEntriesOfSignUp } from './count-entry-of-sign-up.ts';
import { renewCode, renewNoCode } from './renew-code.ts';
import { seenFrom, type SignUp, signUpKey, signUpsOf } from './sign-up.ts';

/**
 * Sends the code of a sign-up again. Where several wait, only that of this place can be the asker's; if none is, a
 * letter says to sign up again, since somebody else's code would confirm somebody else's password. Where none waits the
 * answer is the same.
 */
export async function resendCode(
  identity: IdentityContext,
  request: RequestFacts,
  name: LoginName,
): Outcome<CodeDelivery> {
  const { messages } = identity;
  return inOneWrite(identity, async (db) => {
    const { id, email, waiting } = await signUpsOf({ ...identity, db }, name);
    const recipient = email ?? name.text;
    const asked = { accountId: signUpKey(id), purpose: 'sign-up', recipient, isSent: waiting.length > 0 } as const;
    const { verdict } = await countMessage(identity, db, request, asked);
    if (verdict === 'refused') return refusal('too_many_requests');
    await allowEntriesOfSignUp(db, request, id);
    const signUp = oneOf(waiting, seenFrom(identity, request));
    if (verdict === 'may' && signUp !== undefined) {
      const { code, sealedCode } = await renewCode(identity, db, signUp);
      const longer = waiting.length === 1 ? undefined : longerCode(identity, code, sealedCode);
      await messages.email(db, 'code', emailToConfirm(signUp.email, code, longer));
    } else {
      await renewNoCode(db);
      // A mailbox that has had its letters of the day has the code in one of them.
      const reader = verdict === 'may' && waiting.length > 0 ? email : undefined;
      await (reader === undefined
        ? messages.nothing(db, 'code')
        : messages.email(db, 'code', emailToSignUpAgain(reader)));
    }
    // To who asks by an id nothing is told of the address: there are ids for addresses without a sign-up, too.
    return ok(deliveryTo(name.text));
  });
}

function oneOf(waiting: readonly SignUp[], from: string): SignUp | undefined {
  if (waiting.length === 1) return waiting[0];
  const [mine, ...others] = waiting.filter((one) => one.seenFrom === from);
  return others.length === 0 ? mine : undefined;
}
