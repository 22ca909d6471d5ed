import { ADMIN_GROUP } from '#shared/admin-group.ts';
import { ok } from '#shared/result.ts';
import type { AuthenticatedCaller, TokenVerifier } from './verifier.ts';

/** The address of whoever a token belongs to, if they proved that it is theirs. */
export type VerifiedEmailOf = (caller: AuthenticatedCaller, accessToken: string) => Promise<string | undefined>;

/**
 * Counts those into the administrators whose verified address the settings name: for pools without groups, and for
 * whoever sets a studio up. An access token says no address, so that it is asked for.
 */
export function nameAdministrators(
  verifier: TokenVerifier,
  adminEmails: readonly string[],
  emailOf: VerifiedEmailOf,
): TokenVerifier {
  if (adminEmails.length === 0) return verifier;
  const named = new Set(adminEmails.map((email) => email.toLowerCase()));
  return {
    async verify(accessToken) {
      const verified = await verifier.verify(accessToken);
      if (!verified.ok || verified.value.caller.groups.includes(ADMIN_GROUP)) return verified;
      const { caller } = verified.value;
      const email = await emailOf(caller, accessToken);
      if (email === undefined || !named.has(email.toLowerCase())) return verified;
      return ok({ ...verified.value, caller: { ...caller, groups: [...caller.groups, ADMIN_GROUP] } });
    },
  };
}
