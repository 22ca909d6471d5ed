import { fail, ok, type Result } from '#shared/result.ts';
import type { AuthenticatedCaller } from '../identity/tokens/verifier.ts';

/**
 * Something requested by its id, if the caller owns it. Another owner's is answered as if it did not exist, so that ids
 * reveal nothing.
 * @param name what the message calls it, e.g. `design`
 */
export function own<T extends { readonly ownerId: string }>(
  caller: AuthenticatedCaller,
  thing: T | undefined,
  name: string,
): Result<T> {
  if (thing !== undefined && thing.ownerId === caller.id) return ok(thing);
  return fail({
    code: 'not_found',
    message: `There is no such ${name}.`,
    remedy: 'Check the address, or that you are signed in as the right person.',
  });
}
