import { MINUTE_MS } from '#shared/time-units.ts';
import type { Account } from '../accounts/account.ts';
import type { IdentityContext } from '../identity-context.ts';

/** Installing an app, scanning the secret and typing a code takes minutes. */
const SCANNING_MS = 15 * MINUTE_MS;

/** Whose secret it is: that of the session, or of the password on the way to one, by which it was asked for. */
export interface PendingOwner {
  readonly account: Pick<Account, 'id' | 'password'>;
  /** None where a sign-in first has to set an app up. */
  readonly sessionId?: string;
}

interface Pending {
  readonly secret: string;
  readonly saltHex: string;
  readonly sessionId: string;
  readonly expiresAtMs: number;
}

type Sealer = Pick<IdentityContext, 'box' | 'clock'>;

/**
 * Seals a secret whose first code is still to be entered. It is bound to who asked for it, so that it ends with their
 * session and their password: else it would wait for another session, after a reset even.
 */
export function sealPendingSecret(
  { box, clock }: Sealer,
  { account: { id, password }, sessionId = '' }: PendingOwner,
  secret: string,
): string {
  const pending: Pending = { secret, saltHex: password.saltHex, sessionId, expiresAtMs: clock() + SCANNING_MS };
  return box.seal('pending-totp-secret', id, JSON.stringify(pending));
}

/** The secret, if it is still to be entered by whoever enters its code. */
export function openPendingSecret(
  { box, clock }: Sealer,
  { account: { id, password }, sessionId = '' }: PendingOwner,
  sealed: string | null,
): string | undefined {
  const text = box.open('pending-totp-secret', id, sealed ?? '');
  if (text === undefined) return undefined;
  const pending = JSON.parse(text) as Pending;
  const isTheirs = pending.saltHex === password.saltHex && pending.sessionId === sessionId;
  return isTheirs && pending.expiresAtMs > clock() ? pending.secret : undefined;
}
