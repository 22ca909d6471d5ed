import { fail, ok, type Result } from '#shared/result.ts';
import type { AuthenticatedCaller } from '../identity/tokens/verifier.ts';

/**
 * What somebody asks for by its id, if it is theirs. What belongs to another is answered like what does not exist, so
 * that ids tell nothing.
 * @param name how the thing is called in the message, e.g. `design`
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
