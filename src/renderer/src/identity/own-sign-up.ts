import { confirmSignUp, type ConfirmSignUpInput, signUp, type SignUpInput, type SignUpOutput } from 'aws-amplify/auth';

/** Begins the names in the browser's session storage: a page that was reloaded still knows its sign-up. */
const KEY = 'signUp:';

/** Signs up, and remembers which of the sign-ups of the address is this page's. */
export async function signUpHere(input: SignUpInput): Promise<SignUpOutput> {
  const output = await signUp(input);
  if (output.userId !== undefined) keepOwnSignUp(input.username, output.userId);
  return output;
}

/** Enters the code, and says which sign-up it is for ({@link forOwnSignUp}). */
export const confirmSignUpHere = (input: ConfirmSignUpInput) => confirmSignUp(forOwnSignUp(input));

export function keepOwnSignUp(username: string, id: string, storage: Storage = sessionStorage): void {
  storage.setItem(KEY + username.trim().toLowerCase(), id);
}

/**
 * A code with the sign-up that it is for: anybody may sign up an address, and whoever enters a code from a stranger's
 * letter must not confirm the stranger's password. Amplify by itself does not say.
 */
export function forOwnSignUp(input: ConfirmSignUpInput, storage: Storage = sessionStorage): ConfirmSignUpInput {
  const own = storage.getItem(KEY + input.username.trim().toLowerCase());
  if (own === null) return input;
  const clientMetadata = { ...input.options?.clientMetadata, signUp: own };
  return { ...input, options: { ...input.options, clientMetadata } };
}
