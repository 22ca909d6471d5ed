import type { z } from '@hono/zod-openapi';
import type { StudioServices } from '../../services.ts';
import { isOpenShare, type PieceShare } from '../../shares/share.ts';
import { tokenOfShare } from '../../shares/share-token.ts';
import type { StudioReach, ShareOut } from './share-schemas.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

/** The address of what a token opens. */
export const sharePath = (token: string): string => `/s/${token}`;

/** A link as the API answers it. @param origin the studio's own, never one from a request's headers */
export function presentedShare(
  { box, clock }: Pick<StudioServices, 'box' | 'clock'>,
  share: PieceShare,
  origin: string,
): z.infer<typeof ShareOut> {
  const { id, designId, orderId, revisionId, createdBy, createdAtMs, expiresAtMs, approvedAtMs } = share;
  const isOpen = isOpenShare(share, clock());
  return {
    id,
    ...(designId === null ? {} : { designId }),
    ...(orderId === null ? {} : { orderId }),
    revisionId,
    ...(isOpen ? { url: `${origin}${sharePath(tokenOfShare(box, id))}` } : {}),
    showsPrice: share.showsPrice === 1,
    createdBy,
    createdAt: iso(createdAtMs),
    expiresAt: iso(expiresAtMs),
    state: isOpen ? 'open' : share.revokedAtMs === null ? 'over' : 'taken_back',
    ...(approvedAtMs === null
      ? {}
      : { approval: { name: share.approvedBy, note: share.approvalNote, at: iso(approvedAtMs) } }),
  };
}

/** Names of this computer, which mean another one elsewhere. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Who can open a link of a studio. @param origin where its screens live; `app://…` is answered in the desktop itself */
export function reachOfStudio(origin: string): z.infer<typeof StudioReach> {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && protocol !== 'http:') return 'nobody';
  return LOOPBACK.test(hostname) ? 'this_computer' : 'everybody';
}
