import type { IdentityContext, RequestFacts } from '../identity-context.ts';
import { hasClientKey } from './client-keys.ts';
import { seenFrom, type SignUp } from './sign-up.ts';

/** By what a client says which sign-up a code is for. */
export interface Said {
  /** The sign-up whose Session the client sends back. */
  readonly signUpId: string | undefined;
  /** The key that it gave when it signed up. */
  readonly clientKey: string | undefined;
}

/**
 * Which sign-up an entered code is for, and how that is known: its client says so; it was made where the code is entered
 * (`here`); or none other waits (`elsewhere`), since people change networks between the two. `unclear`: several were
 * made here, and the client does not say which is its own. `unknown`: all others, also where none waits.
 */
export type Claim =
  | { readonly by: 'said' | 'here' | 'elsewhere'; readonly signUp: SignUp }
  | { readonly by: 'unclear' | 'unknown'; readonly signUp?: undefined };

/**
 * The reader of a mailbox gets the letters of everybody who signs its address up, and must not confirm a stranger's
 * password by entering the newest code. So it is decided before the code is compared which sign-up it is for.
 */
export function claimOn(
  identity: Pick<IdentityContext, 'box'>,
  waiting: readonly SignUp[],
  request: RequestFacts,
  { signUpId, clientKey }: Said,
): Claim {
  if (signUpId !== undefined || clientKey !== undefined) {
    const signUp = waiting.find((one) =>
      signUpId === undefined ? hasClientKey(identity, one, clientKey ?? '') : one.id === signUpId,
    );
    return signUp === undefined ? { by: 'unknown' } : { by: 'said', signUp };
  }
  const from = seenFrom(identity, request);
  const here = waiting.filter((one) => one.seenFrom === from);
  const [only] = here.length === 0 ? waiting : here;
  if (here.length > 1) return { by: 'unclear' };
  if (only === undefined || (here.length === 0 && waiting.length > 1)) return { by: 'unknown' };
  return { by: here.length === 1 ? 'here' : 'elsewhere', signUp: only };
}
