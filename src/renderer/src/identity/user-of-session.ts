import { type EmailAddress, readEmail } from '#shared/email-address.ts';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import type { AuthUser } from '../state/auth.ts';

/** The claims of a session's access and identity tokens. */
export interface SessionClaims {
  readonly access: Readonly<Record<string, unknown>>;
  readonly id: Readonly<Record<string, unknown>>;
}

/** The user of a session; null when its tokens lack a subject or a name. */
export function userOfSession({ access, id }: SessionClaims, adminEmails: readonly EmailAddress[]): AuthUser | null {
  const userId = access['sub'];
  const username = access['username'] ?? id['cognito:username'] ?? userId;
  if (typeof userId !== 'string' || typeof username !== 'string') return null;
  const email = typeof id['email'] === 'string' ? id['email'] : undefined;
  const groups = [access['cognito:groups'], id['cognito:groups']];
  const isAdmin =
    groups.some((some) => Array.isArray(some) && some.includes(ADMIN_GROUP)) ||
    (id['email_verified'] === true && isListed(email, adminEmails));
  const provider = providerOf(id['identities']);
  return { userId, username, email, isAdmin, ...(provider === undefined ? {} : { provider }) };
}

/** Providers that Cognito names differently. */
const SHORT_NAMES = new Map([
  ['LoginWithAmazon', 'Amazon'],
  ['SignInWithApple', 'Apple'],
]);

function providerOf(identities: unknown): string | undefined {
  const first: unknown = Array.isArray(identities) ? identities[0] : undefined;
  if (typeof first !== 'object' || first === null || !('providerName' in first)) return undefined;
  const { providerName } = first;
  return typeof providerName === 'string' ? (SHORT_NAMES.get(providerName) ?? providerName) : undefined;
}

function isListed(claimed: string | undefined, adminEmails: readonly EmailAddress[]): boolean {
  const email = readEmail(claimed ?? '');
  return email !== undefined && adminEmails.includes(email);
}
