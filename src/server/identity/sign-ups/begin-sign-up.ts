import type { EmailAddress } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import type { Database } from '../../db/open-database.ts';
import { namedByAddress } from '../accounts/login-name.ts';
import { shownIdOf } from '../accounts/shown-id.ts';
import { unknownSalt } from '../accounts/unknown-account.ts';
import { countInStudio } from '../../messages/count-in-studio.ts';
import { countFirstMessage, countMessage } from '../codes/count-message.ts';
import { emailToConfirm } from '../codes/emails.ts';
import { longerCode } from '../codes/longer-code.ts';
import { sealCode } from '../codes/outstanding-code.ts';
import { type CodeDelivery, deliveryTo, inOneWrite } from '../codes/send-code.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import { refusal } from '../refusals.ts';
import { withClientKey } from './client-keys.ts';
import { allowEntriesOfSignUp } from './count-entry-of-sign-up.ts';
import { renewCode } from './renew-code.ts';
import { sessionOfSignUp } from './session-of-sign-up.ts';
import { accountOfSignUp, seenFrom, type SignUp, signUpKey, signUpsShownAs } from './sign-up.ts';

/**
 * Most sign-ups of one address that wait from one place; the oldest of that place gives way, never another's. Each has
 * had a letter, so that in a day there are no more than it may ask for: two days' worth, and no neighbour behind the same
 * address pushes out one whose code can still be entered. How many places there are is bound by the letters that a mailbox gets.
 */
const MOST_FROM_PLACE = 2 * identityLimits.messagesADayOfAccountFromAddress.most;

/**
 * Most of one address that wait without a letter, once the mailbox has had all of its letters: the oldest give way. So
 * strangers need as many networks within the minutes in which somebody signs up and enters the code.
 */
const MOST_WITHOUT_LETTER = 200;

const hadNoLetter = ({ codeExpiresAtMs, createdAtMs }: SignUp): boolean => codeExpiresAtMs === createdAtMs;

export interface NewSignUp {
  readonly email: EmailAddress;
  readonly password: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** By which the client says later that a code is for this sign-up. */
  readonly clientKey: string | undefined;
}

/**
 * Keeps a sign-up until its code is entered, and sends the code, or leads on to the letters that the mailbox has had where it
 * can have no more that day (accept-sign-up.ts). Signing up twice from one place is the same sign-up.
 */
export async function beginSignUp(
  identity: IdentityContext,
  request: RequestFacts,
  asked: NewSignUp,
): Outcome<CodeDelivery & { readonly accountId: string; readonly session: string }> {
  const { email, password } = asked;
  return inOneWrite(identity, async (db) => {
    const shownId = await shownIdOf({ ...identity, db }, namedByAddress(email));
    const message = { accountId: signUpKey(shownId), purpose: 'sign-up', recipient: email, isSent: true } as const;
    const counted = await countMessage(identity, db, request, message);
    if (counted.verdict === 'refused' || counted.verdict === 'held') return refusal('too_many_requests');
    const hasLetter =
      counted.verdict === 'may' ||
      ((await countFirstMessage(identity, db, email, request.clientAddress)) &&
        (await countInStudio({ ...identity, db }, counted.share)));
    await allowEntriesOfSignUp(db, request, shownId);
    const from = seenFrom(identity, request);
    // After what is counted, for which sign-ups at once wait for each other.
    const waiting = await signUpsShownAs({ db }, shownId);
    // Else there is a longer code in the mailbox already, by which its reader confirms this one, too.
    if (!hasLetter && !waiting.some((one) => one.codeExpiresAtMs > identity.clock())) {
      return refusal('too_many_requests');
    }
    const here = waiting.filter((one) => one.seenFrom === from);
    const same = here.find((one) => isPassword(identity, one, password));
    const signUp = same ?? (await insertSignUp(identity, db, asked, { accountId: shownId, from, hasLetter }));
    if (same === undefined) {
      for (const { id } of here.slice(MOST_FROM_PLACE - 1))
        await db.deleteFrom('signUps').where('id', '=', id).execute();
    } else {
      // The page was reloaded, or another window is open, which says it by another key.
      await db
        .updateTable('signUps')
        .set({ clientKeyHash: withClientKey(identity, same.clientKeyHash, asked.clientKey) })
        .where('id', '=', same.id)
        .execute();
    }
    if (hasLetter) {
      const { code, sealedCode } = await renewCode(identity, db, signUp);
      const isAlone = waiting.every(({ id }) => id === signUp.id);
      const longer = isAlone ? undefined : longerCode(identity, code, sealedCode);
      await identity.messages.email(db, counted.kind, emailToConfirm(email, code, longer));
    } else {
      const others = waiting.filter((one) => one.id !== signUp.id && hadNoLetter(one));
      for (const { id } of others.slice(MOST_WITHOUT_LETTER - 1))
        await db.deleteFrom('signUps').where('id', '=', id).execute();
    }
    return ok({ ...deliveryTo(email), accountId: signUp.accountId, session: sessionOfSignUp(identity, signUp) });
  });
}

function isPassword(identity: IdentityContext, signUp: SignUp, password: string): boolean {
  const { id, password: record } = accountOfSignUp(identity, signUp);
  return identity.srp.matches(id, password, record);
}

async function insertSignUp(
  identity: IdentityContext,
  db: Database,
  asked: NewSignUp,
  { accountId, from, hasLetter }: { readonly accountId: string; readonly from: string; readonly hasLetter: boolean },
): Promise<SignUp> {
  const { email, password, attributes } = asked;
  const { box, clock, config, random, srp } = identity;
  const id = random.uuid();
  const nowMs = clock();
  const { verifierHex } = srp.createRecord(accountId, password, unknownSalt(identity, accountId));
  const signUp = {
    id,
    email,
    accountId,
    sealedVerifier: box.seal('verifier', id, verifierHex),
    attributes: JSON.stringify(attributes),
    sealedCode: sealCode(identity, { accountId: id, purpose: 'sign-up' }, random.code()),
    // Nobody was sent it.
    codeExpiresAtMs: hasLetter ? nowMs + config.codeLifeMs : nowMs,
    seenFrom: from,
    seenAtMs: nowMs,
    clientKeyHash: withClientKey(identity, '', asked.clientKey),
    codeEntries: 0,
    createdAtMs: nowMs,
  };
  await db.insertInto('signUps').values(signUp).execute();
  return signUp;
}
