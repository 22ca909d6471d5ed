import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import type { Selectable } from 'kysely';
import type { SignUpRow } from '../../db/tables.ts';
import { addressKey } from '../../limits/address-key.ts';
import type { Account } from '../accounts/account.ts';
import type { LoginName } from '../accounts/login-name.ts';
import { shownIdOf } from '../accounts/shown-id.ts';
import { unknownSalt } from '../accounts/unknown-account.ts';
import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { WrongStudioSecret } from '../../secrets/wrong-studio-secret.ts';

/**
 * One sign-up whose code was not entered yet. Anybody may sign up any address, so several can wait for one: each has
 * its own password and code, and the code that is entered decides whose password counts.
 */
export type SignUp = Selectable<SignUpRow>;

/** Where a sign-up comes from, as a hash: it tells whose it is when somebody asks for the code again, or enters it. */
export const seenFrom = ({ box }: Pick<IdentityContext, 'box'>, { clientAddress }: RequestFacts): string =>
  box.mac('known-address', `sign-up:${addressKey(clientAddress)}`).toString('base64url');

/** What waits for a name. */
export interface WaitingSignUps {
  /** The id that is shown for it. */
  readonly id: string;
  /** The address that is meant, also where an id was given; undefined where none waits for an id. */
  readonly email: EmailAddress | undefined;
  /** The one seen last first. */
  readonly waiting: readonly SignUp[];
}

/**
 * The sign-ups that wait for an address, or for an id that was shown for one: a client goes on by it that was told that
 * the account is not confirmed (amazon-cognito-identity-js), or that got it for the sign-up. One from before an account
 * left the address is none: its id has been that account's.
 */
export async function signUpsOf(
  identity: { readonly db: Database } & Pick<IdentityContext, 'box'>,
  name: LoginName,
): Promise<WaitingSignUps> {
  const id = await shownIdOf(identity, name);
  const waiting = await signUpsShownAs(identity, id);
  return { id, email: name.kind === 'address' ? name.text : waiting[0]?.email, waiting };
}

/**
 * What messages of sign-ups are counted under. Not the id that is shown for it alone: whoever signs up an address knows
 * its password, and is no less a stranger.
 */
export const signUpKey = (id: string): string => `sign-up-${id}`;

/** The sign-ups that wait to be the account with this id ({@link SignUpRow.accountId}). */
export const signUpsShownAs = ({ db }: { readonly db: Database }, accountId: string): Promise<readonly SignUp[]> =>
  db
    .selectFrom('signUps')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('seenAtMs', 'desc')
    .orderBy('id')
    .execute();

export const findSignUpById = ({ db }: { readonly db: Database }, id: string): Promise<SignUp | undefined> =>
  db.selectFrom('signUps').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * A sign-up as an account whose password can be entered, which is then told to be unconfirmed. Id and salt are those of
 * an address that nobody signed up.
 */
export function accountOfSignUp({ box }: Pick<IdentityContext, 'box'>, signUp: SignUp): Account {
  const { id, email, accountId, sealedVerifier, attributes, createdAtMs } = signUp;
  const verifierHex = box.open('verifier', id, sealedVerifier);
  if (verifierHex === undefined) throw new WrongStudioSecret('A password');
  return {
    id: accountId,
    signUpId: id,
    email,
    status: 'UNCONFIRMED',
    isDisabled: false,
    password: { saltHex: unknownSalt({ box }, accountId), verifierHex },
    passwordSetAtMs: createdAtMs,
    sessionEpoch: 0,
    isOfProvider: false,
    isEmailVerified: false,
    attributes: JSON.parse(attributes) as Record<string, string>,
    emailCodesAreOn: false,
    preferredMfa: null,
    totp: { isSetUp: false, isOn: false, sealedSecret: null },
  };
}
