import { createHash, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '#shared/time-units.ts';
import type { StudioServices } from '../../services.ts';

const CONFIRMATION_BYTES = 24;
/** Long enough for an e-mail that is read after a long weekend. */
export const CONFIRMATION_LIFE_MS = 7 * DAY_MS;

/** A new token for a confirmation e-mail; only its hash is stored. */
export function newConfirmation({ random }: Pick<StudioServices, 'random'>): {
  readonly token: string;
  readonly hash: string;
} {
  const token = Buffer.from(random.bytes(CONFIRMATION_BYTES)).toString('base64url');
  return { token, hash: hashOfConfirmation(token) };
}

export const hashOfConfirmation = (token: string): string => createHash('sha256').update(token).digest('base64url');

type MacSource = Pick<StudioServices, 'box'>;

/**
 * The token that ends a subscription: a MAC of the subscriber's id. It is not stored, every later e-mail can carry it,
 * and it works as long as the subscription lasts.
 */
export const unsubscribeToken = ({ box }: MacSource, subscriberId: string): string =>
  `${subscriberId}.${box.mac('unsubscribe', subscriberId).toString('base64url')}`;

/** Whose subscription a token ends, if it is one of ours. */
export function subscriberOfToken(macSource: MacSource, token: string): string | undefined {
  const id = token.slice(0, Math.max(0, token.indexOf('.')));
  const [ours, shown] = [Buffer.from(unsubscribeToken(macSource, id)), Buffer.from(token)];
  return ours.length === shown.length && timingSafeEqual(ours, shown) ? id : undefined;
}
