import type { EmailAddress } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import type { Account } from '../accounts/account.ts';
import type { LoginName } from '../accounts/login-name.ts';
import { maskEmail } from '../accounts/mask-email.ts';
import { countMessage, countSecondFactorEmail } from '../codes/count-message.ts';
import { emailWithCode } from '../codes/emails.ts';
import { inOneWrite } from '../codes/send-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import { askFor, type Asked } from './ask-for.ts';
import { hashOfSignInCode, newSignInCode } from './sign-in-code.ts';

/** Who is asked for a code by e-mail: an account, or a name without one. */
export interface AskedByEmail {
  readonly account: Pick<Account, 'id' | 'password' | 'sessionEpoch'>;
  /** Where the code goes; undefined for nobody, who gets the same answer and no e-mail. */
  readonly address: EmailAddress | undefined;
  /** By which they are asked for: it is shown, masked, since the address of an account would tell that there is one. */
  readonly name: LoginName;
  /** Of a code after a password (challenge-state.ts). */
  readonly protection?: string;
}

/**
 * Sends a code and asks for it. The code is sealed into the Session, so that a stranger who asks for one does not make
 * another's worthless.
 * @param isSecond whether it comes after a password
 */
export async function askEmailCode(
  identity: IdentityContext,
  { account, address, name, protection }: AskedByEmail,
  request: RequestFacts,
  isSecond: boolean,
): Outcome<Asked> {
  const { id } = account;
  return inOneWrite(identity, async (db) => {
    const asked = { accountId: id, purpose: 'sign-in' as const, recipient: name.text, isSent: address !== undefined };
    const counted = isSecond ? undefined : await countMessage(identity, db, request, asked);
    const isAllowed = counted ? counted.verdict === 'may' : await countSecondFactorEmail(identity, db, id);
    // The client repeats a call that is refused as too frequent; after a password, its challenge is already spent.
    if (!isAllowed) return refusal(isSecond ? 'too_many_sign_in_codes' : 'too_many_requests');
    const code = newSignInCode(identity);
    const kind = counted?.verdict === 'may' ? counted.kind : 'proved-code';
    await (address === undefined
      ? identity.messages.nothing(db, kind)
      : identity.messages.email(db, kind, emailWithCode(address, 'sign-in', code)));
    const parameters = { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: maskEmail(name.text) };
    const emailCode = { hash: hashOfSignInCode(identity, id, address ?? '', code), isSecond };
    return ok(askFor(identity, account, 'EMAIL_OTP', parameters, { emailCode, name, protection }));
  });
}
