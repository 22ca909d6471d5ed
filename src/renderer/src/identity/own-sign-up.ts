import {
  confirmSignUp,
  type ConfirmSignUpInput,
  type ConfirmSignUpOutput,
  signUp,
  type SignUpInput,
  type SignUpOutput,
} from 'aws-amplify/auth';
import { readEmail } from '#shared/email-address.ts';

/** Begins the names in the browser's session storage: a page that was reloaded still knows its sign-up. */
const KEY = 'signUp:';

/** Signs up under a key that the page makes up, and remembers it: by it a code is told to be for this sign-up. */
export async function signUpHere(input: SignUpInput): Promise<SignUpOutput> {
  // Not `randomUUID`, which pages without https lack.
  const key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const output = await signUp(withKey(input, key));
  keepOwnSignUp(input.username, key);
  return output;
}

/** Enters the code, and says which sign-up it is for ({@link forOwnSignUp}). One that is confirmed waits for no other. */
export async function confirmSignUpHere(input: ConfirmSignUpInput): Promise<ConfirmSignUpOutput> {
  const output = await confirmSignUp(forOwnSignUp(input));
  sessionStorage.removeItem(nameOf(input.username));
  return output;
}

/** The same for each spelling of a mailbox. A text that is no address signs nobody up, and is kept as it is. */
const nameOf = (username: string): string => KEY + (readEmail(username) ?? username);

export function keepOwnSignUp(username: string, key: string, storage: Storage = sessionStorage): void {
  storage.setItem(nameOf(username), key);
}

/** Forgets every sign-up of this tab: its names are addresses. */
export function forgetSignUps(storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith(KEY)) storage.removeItem(name);
}

/**
 * A code with the key of the sign-up that it is for: anybody may sign up an address, and whoever enters a code from a stranger's
 * letter must not confirm the stranger's password. Amplify by itself does not say.
 */
export function forOwnSignUp(input: ConfirmSignUpInput, storage: Storage = sessionStorage): ConfirmSignUpInput {
  const own = storage.getItem(nameOf(input.username));
  return own === null ? input : withKey(input, own);
}

/** The call with the key, where the studio's server reads it. */
function withKey<Input extends SignUpInput | ConfirmSignUpInput>(input: Input, key: string): Input {
  const clientMetadata = { ...input.options?.clientMetadata, signUp: key };
  return { ...input, options: { ...input.options, clientMetadata } };
}
