import { fail, ok, type Result } from '#shared/result.ts';
import type { Database } from '../db/open-database.ts';
import { retriedTransaction } from '../db/retried-transaction.ts';
import { approveAsClient } from '../orders/approve-as-client.ts';
import type { Clock } from '../ports.ts';
import { holdWorkshop } from '../workshops/hold-workshop.ts';
import { type ShopLetterParts, writeToShop } from '../workshops/write-to-shop.ts';
import { approvalLetter } from './approval-letter.ts';
import { findShared } from './find-shared.ts';
import { noSuchShare, nothingToApprove, shownChanged } from './share-problems.ts';

/** What it takes to approve by a link. */
export interface ApprovingParts extends ShopLetterParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** What a client signs. */
export interface Approval {
  readonly name: string;
  readonly note: string;
  /** What the page has shown them (`SharedPiece.shown`). */
  readonly shown: string;
}

/**
 * Approves what a link shows, for its client. Approved once it stays as it was approved, however often it is sent. The
 * order that the link is of goes on to “Approved”, where its table of steps has that; the shop is written to.
 * @returns refused with `not_found`, `nothing_to_approve`, or `shown_changed` where it is no longer what they saw
 */
export async function approveShare(
  parts: ApprovingParts,
  token: string,
  approval: Approval,
): Promise<Result<undefined>> {
  const found = await findShared(parts, token);
  if (found === undefined) return fail(noSuchShare);
  const approved = await retriedTransaction(parts.db, async (work): Promise<Result<undefined>> => {
    await holdWorkshop(work, found.workshopId);
    // Once more: it may have been taken back, or the order changed, until the workshop was held.
    const shared = await findShared({ db: work, clock: parts.clock }, token);
    if (shared === undefined) return fail(noSuchShare);
    if (shared.standing === 'approved') return ok(undefined);
    if (shared.standing !== 'open') return fail(nothingToApprove);
    if (shared.shown !== approval.shown) return fail(shownChanged);
    const { share, workshopId, order } = shared;
    const atMs = parts.clock();
    await work
      .updateTable('shares')
      .set({ approvedAtMs: atMs, approvedBy: approval.name, approvalNote: approval.note })
      .where('id', '=', share.id)
      .execute();
    const isMoved = order !== undefined && (await approveAsClient(work, order, atMs));
    const letter = approvalLetter(shared, approval, isMoved);
    await writeToShop(parts, work, { workshopId, alsoTo: share.createdBy }, letter);
    return ok(undefined);
  });
  parts.messages.send();
  return approved;
}
