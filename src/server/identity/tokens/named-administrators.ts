import type { EmailAddress } from '#shared/email-address.ts';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import { ok } from '#shared/result.ts';
import type { AuthenticatedCaller, TokenVerifier } from './verifier.ts';

/** The e-mail address of a token's user, if it is verified. */
export type VerifiedEmailOf = (caller: AuthenticatedCaller, accessToken: string) => Promise<EmailAddress | undefined>;

/**
 * Adds users whose verified address is named in the settings to the administrators: for pools without groups, and for
 * setting a studio up. Access tokens carry no address, so it is looked up.
 */
export function nameAdministrators(
  verifier: TokenVerifier,
  adminEmails: readonly EmailAddress[],
  emailOf: VerifiedEmailOf,
): TokenVerifier {
  if (adminEmails.length === 0) return verifier;
  return {
    async verify(accessToken, when) {
      const verified = await verifier.verify(accessToken, when);
      if (!verified.ok || verified.value.caller.groups.includes(ADMIN_GROUP)) return verified;
      const { caller } = verified.value;
      const email = await emailOf(caller, accessToken);
      if (email === undefined || !adminEmails.includes(email)) return verified;
      return ok({ ...verified.value, caller: { ...caller, groups: [...caller.groups, ADMIN_GROUP] } });
    },
  };
}
