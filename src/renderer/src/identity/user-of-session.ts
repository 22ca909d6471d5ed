import { ADMIN_GROUP } from '#shared/admin-group.ts';
import type { AuthUser } from '../state/auth.ts';

/** Claims of a session that say who it belongs to. */
export interface SessionClaims {
  readonly access: Readonly<Record<string, unknown>>;
  readonly id: Readonly<Record<string, unknown>>;
}

/** Who a session belongs to, or nobody when it lacks what every session has. */
export function userOfSession({ access, id }: SessionClaims, adminEmails: readonly string[]): AuthUser | null {
  const userId = access['sub'];
  const username = access['username'] ?? id['cognito:username'] ?? userId;
  if (typeof userId !== 'string' || typeof username !== 'string') return null;
  const email = typeof id['email'] === 'string' ? id['email'] : undefined;
  const groups = access['cognito:groups'];
  const isAdmin =
    (Array.isArray(groups) && groups.includes(ADMIN_GROUP)) ||
    (email !== undefined && id['email_verified'] === true && isListed(email, adminEmails));
  const provider = providerOf(id['identities']);
  return { userId, username, email, isAdmin, ...(provider === undefined ? {} : { provider }) };
}

/** Cognito's names for those whose own is another. */
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

function isListed(email: string, adminEmails: readonly string[]): boolean {
  return adminEmails.some((one) => one.toLowerCase() === email.toLowerCase());
}
