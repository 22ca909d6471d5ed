import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { ShareRow } from '../db/share-tables.ts';

/** A line of the stones that a client is shown. */
export interface SharedStone {
  readonly gem: GemId;
  readonly shape: BuiltCutId;
  readonly count: number;
  /** Of all of them together. */
  readonly carats: number;
}

export interface SharedPrice {
  readonly amount: number;
  readonly currency: string;
}

/** What the studio of who shares worked out. */
export interface SharedFacts {
  readonly stones: readonly SharedStone[];
  /** Of the chain that is sold beside the piece. */
  readonly chainGrams: number;
  /** Of a design; an order has its own. */
  readonly estimate?: { readonly netMetalGrams: number; readonly price?: SharedPrice | undefined } | undefined;
}

/** A link as its workshop works with it. */
export interface PieceShare
  extends Omit<ShareRow, 'workshopId' | 'tokenHash' | 'facts' | 'keptBytes' | 'creationKey' | 'creationHash'> {
  readonly facts: SharedFacts;
}

/** The columns of {@link PieceShare}. */
export const SHARE_COLUMNS = [
  'id',
  'designId',
  'orderId',
  'revisionId',
  'facts',
  'showsPrice',
  'createdBy',
  'createdAtMs',
  'expiresAtMs',
  'revokedAtMs',
  'approvedAtMs',
  'approvedBy',
  'approvalNote',
] as const satisfies readonly (keyof ShareRow)[];

/** A row of {@link SHARE_COLUMNS} as a link. */
export const shareOfRow = (row: Pick<ShareRow, (typeof SHARE_COLUMNS)[number]>): PieceShare => ({
  ...row,
  facts: JSON.parse(row.facts) as SharedFacts,
});

/** Whether a link still opens. */
export const isOpenShare = (share: Pick<ShareRow, 'expiresAtMs' | 'revokedAtMs'>, nowMs: number): boolean =>
  share.revokedAtMs === null && share.expiresAtMs > nowMs;
