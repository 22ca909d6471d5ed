import { createHash } from 'node:crypto';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Database } from '../db/open-database.ts';
import { billOf } from '../orders/finish-order.ts';
import { isClosed, isFrozen } from '../orders/order-steps.ts';
import { ORDER_COLUMNS, orderOfRow, type ShopOrder } from '../orders/shop-order.ts';
import type { Clock } from '../ports.ts';
import {
  isOpenShare,
  type PieceShare,
  SHARE_COLUMNS,
  type SharedFacts,
  type SharedPrice,
  shareOfRow,
} from './share.ts';
import { hashOfShareToken, isShareToken } from './share-token.ts';

/**
 * How what a link shows stands: the client may approve it; they have, by this link; the shop has written down that they
 * have; the order is for another state by now; it is closed.
 */
export type SharedStanding = 'open' | 'approved' | 'agreed' | 'changed' | 'closed';

/** What a client is shown of a piece. */
export interface ShownPiece extends Pick<SharedFacts, 'stones' | 'chainGrams'> {
  readonly spec: DesignSpec;
  readonly netMetalGrams: number;
  /** The finished piece was on the scale. */
  readonly isWeighed: boolean;
  /** Undefined where the shop shows none. */
  readonly price: SharedPrice | undefined;
  /** Empty without any. */
  readonly engraving: string;
}

/** What a link opens. */
export interface SharedPiece {
  readonly share: PieceShare;
  readonly workshopId: string;
  readonly shopName: string;
  readonly order: ShopOrder | undefined;
  /** The design; of an order, that which it was made from. */
  readonly designId: string;
  readonly title: string;
  readonly standing: SharedStanding;
  /** Undefined where the order is for another state by now. */
  readonly piece: ShownPiece | undefined;
  /** A digest of all that is shown, by which an approval says what was approved. */
  readonly shown: string;
}

/** What a token opens; undefined where it is no token of ours, was taken back, is over, or the piece is gone: nobody is told which. */
export async function findShared(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  token: string,
): Promise<SharedPiece | undefined> {
  if (!isShareToken(token)) return undefined;
  const row = await db
    .selectFrom('shares')
    .innerJoin('workshops', 'workshops.id', 'shares.workshopId')
    .select(SHARE_COLUMNS.map((column) => `shares.${column}` as const))
    .select(['shares.workshopId', 'workshops.name as shopName'])
    .where('tokenHash', '=', hashOfShareToken(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { workshopId, shopName, ...columns } = row;
  const share = shareOfRow(columns);
  if (!isOpenShare(share, clock())) return undefined;
  const found = share.orderId === null ? await sharedDesign(db, share) : await sharedOrder(db, share);
  if (found === undefined) return undefined;
  const shown = createHash('sha256')
    .update(JSON.stringify([share.revisionId, found.piece]))
    .digest('base64url');
  return { share, workshopId, shopName, shown, ...found };
}

type Found = Pick<SharedPiece, 'order' | 'designId' | 'title' | 'standing' | 'piece'>;

async function sharedDesign(
  db: Database,
  { designId, revisionId, facts, ...share }: PieceShare,
): Promise<Found | undefined> {
  const row = await db
    .selectFrom('designRevisions')
    .innerJoin('designs', 'designs.id', 'designRevisions.designId')
    .select('designRevisions.spec')
    .where('designs.id', '=', designId ?? '')
    .where('designs.deletedAtMs', 'is', null)
    .where('designRevisions.id', '=', revisionId)
    .executeTakeFirst();
  const spec = row && parseSpecText(row.spec);
  if (spec?.ok !== true) return undefined;
  const { stones, chainGrams, estimate } = facts;
  return {
    order: undefined,
    designId: designId ?? '',
    title: spec.value.title,
    standing: share.approvedAtMs === null ? 'open' : 'approved',
    piece: {
      spec: spec.value,
      stones,
      chainGrams,
      netMetalGrams: estimate?.netMetalGrams ?? 0,
      isWeighed: false,
      price: estimate?.price,
      engraving: '',
    },
  };
}

async function sharedOrder(db: Database, share: PieceShare): Promise<Found | undefined> {
  const row = await db
    .selectFrom('shopOrders')
    .select(ORDER_COLUMNS)
    .where('id', '=', share.orderId ?? '')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const order = orderOfRow(row);
  const { designId, title, estimate, weighed } = order;
  const place = { order, designId, title };
  if (order.revisionId !== share.revisionId) return { ...place, standing: 'changed', piece: undefined };
  const spec = parseSpecText(row.spec);
  if (!spec.ok) return undefined;
  const price = { amount: billOf(order).amount, currency: estimate.currency };
  return {
    ...place,
    standing: standingOf(order, share),
    piece: {
      spec: spec.value,
      stones: share.facts.stones,
      chainGrams: share.facts.chainGrams,
      netMetalGrams: weighed?.netMetalGrams ?? estimate.netMetalGrams,
      isWeighed: weighed !== undefined,
      price: share.showsPrice === 1 ? price : undefined,
      engraving: order.details.engraving,
    },
  };
}

function standingOf(order: ShopOrder, { approvedAtMs }: PieceShare): SharedStanding {
  if (order.stage === 'cancelled') return 'closed';
  if (approvedAtMs !== null) return 'approved';
  if (isFrozen(order)) return isClosed(order) ? 'closed' : 'agreed';
  return 'open';
}
