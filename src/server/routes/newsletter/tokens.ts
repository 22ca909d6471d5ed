import { createHash, timingSafeEqual } from 'node:crypto';
import type { StudioServices } from '../../services.ts';

const CONFIRMATION_BYTES = 24;
/** Long enough for an e-mail that lay under others over a weekend. */
export const CONFIRMATION_LIFE_MS = 7 * 86_400_000;

/** What an e-mail carries to ask whether it was really its reader who subscribed; only its hash is kept. */
export function newConfirmation({ random }: Pick<StudioServices, 'random'>): {
  readonly token: string;
  readonly hash: string;
} {
  const token = Buffer.from(random.bytes(CONFIRMATION_BYTES)).toString('base64url');
  return { token, hash: hashOfConfirmation(token) };
}

export const hashOfConfirmation = (token: string): string => createHash('sha256').update(token).digest('base64url');

type Marker = Pick<StudioServices, 'box'>;

/**
 * What ends a subscription. It follows from the subscriber's id and the studio's secret: nothing of it is kept, each
 * later e-mail can carry it, and it works as long as the subscription lasts.
 */
export const unsubscribeToken = ({ box }: Marker, subscriberId: string): string =>
  `${subscriberId}.${box.mac('unsubscribe', subscriberId).toString('base64url')}`;

/** Whose subscription a token ends, if it is one of ours. */
export function subscriberOfToken(marker: Marker, token: string): string | undefined {
  const id = token.slice(0, Math.max(0, token.indexOf('.')));
  const [ours, shown] = [Buffer.from(unsubscribeToken(marker, id)), Buffer.from(token)];
  return ours.length === shown.length && timingSafeEqual(ours, shown) ? id : undefined;
}
