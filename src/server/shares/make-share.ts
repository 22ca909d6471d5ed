import { createHash, randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import { DAY_MS } from '#shared/time-units.ts';
import type { Database } from '../db/open-database.ts';
import { type DesignCaps, takeRoom } from '../designs/design-caps.ts';
import { keyReused, noSuchDesign } from '../designs/design-problems.ts';
import { findOrder } from '../orders/find-orders.ts';
import type { Clock } from '../ports.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { bytesWithoutPicture } from './hold-share.ts';
import { type PieceShare, SHARE_COLUMNS, type SharedFacts, type SharedPrice, shareOfRow } from './share.ts';
import { MOST_OPEN_SHARES, tooManyShares } from './share-problems.ts';
import { hashOfShareToken, tokenOfShare } from './share-token.ts';

/** What makes and ends links. */
export interface ShareStore {
  readonly db: Database;
  readonly clock: Clock;
  readonly box: SecretBox;
  readonly designCaps: DesignCaps;
}

/** What a link shows: a state of a design with what it was reckoned to be, or an order as it stands. */
export type ShareOf =
  | {
      readonly designId: string;
      readonly revisionId: string;
      readonly netMetalGrams: number;
      readonly price?: SharedPrice | undefined;
    }
  | { readonly orderId: string };

/** A link that somebody wants. */
export interface NewShare extends Omit<SharedFacts, 'estimate'> {
  readonly of: ShareOf;
  readonly showsPrice: boolean;
  readonly lifeDays: number;
}

/**
 * Makes a link to a state of a piece. Sent again with the same key it is the same link.
 * @returns refused with `not_found` where the workshop has no such state or order, `too_many_shares`,
 *   `idempotency_key_reused`, `too_many_requests`, `designs_full`, or as `writeAsMember` refuses
 */
export function makeShare(
  { db, clock, box, designCaps }: ShareStore,
  actor: Actor,
  key: string,
  wanted: NewShare,
): Promise<Result<PieceShare>> {
  const { workshopId, accountId } = actor;
  const creationHash = createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
  return writeAsMember(db, actor, { action: 'shares.write' }, async (work): Promise<Result<PieceShare>> => {
    const before = await work
      .selectFrom('shares')
      .select([...SHARE_COLUMNS, 'creationHash'])
      .where('workshopId', '=', workshopId)
      .where('createdBy', '=', accountId)
      .where('creationKey', '=', key)
      .executeTakeFirst();
    if (before !== undefined) {
      const { creationHash: sentBefore, ...row } = before;
      return sentBefore === creationHash ? ok(shareOfRow(row)) : fail(keyReused);
    }
    const place = await placeOf(work, workshopId, wanted.of);
    if (!place.ok) return place;
    const nowMs = clock();
    if ((await openSharesOf(work, place.value, nowMs)) >= MOST_OPEN_SHARES) return fail(tooManyShares);
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const facts = JSON.stringify(factsOf(wanted));
    const keptBytes = bytesWithoutPicture({ facts });
    const taken = await takeRoom(work, designCaps, workshopId, keptBytes);
    if (!taken.ok) return taken;
    const id = randomUUID();
    const row = await work
      .insertInto('shares')
      .values({
        ...place.value,
        id,
        workshopId,
        tokenHash: hashOfShareToken(tokenOfShare(box, id)),
        facts,
        showsPrice: wanted.showsPrice ? 1 : 0,
        keptBytes,
        createdBy: accountId,
        creationKey: key,
        creationHash,
        createdAtMs: nowMs,
        expiresAtMs: nowMs + wanted.lifeDays * DAY_MS,
        revokedAtMs: null,
        approvedAtMs: null,
        approvedBy: '',
        approvalNote: '',
      })
      .returning(SHARE_COLUMNS)
      .executeTakeFirstOrThrow();
    return ok(shareOfRow(row));
  });
}

type SharePlace = Pick<PieceShare, 'designId' | 'orderId' | 'revisionId'>;

async function placeOf(work: Database, workshopId: string, of: ShareOf): Promise<Result<SharePlace>> {
  if ('orderId' in of) {
    const order = await findOrder(work, workshopId, of.orderId);
    return order.ok ? ok({ designId: null, orderId: of.orderId, revisionId: order.value.revisionId }) : order;
  }
  const { designId, revisionId } = of;
  const row = await work
    .selectFrom('designRevisions')
    .innerJoin('designs', 'designs.id', 'designRevisions.designId')
    .select('designRevisions.id')
    .where('designs.id', '=', designId)
    .where('designs.workshopId', '=', workshopId)
    .where('designs.deletedAtMs', 'is', null)
    .where('designRevisions.id', '=', revisionId)
    .executeTakeFirst();
  return row === undefined ? fail(noSuchDesign) : ok({ designId, orderId: null, revisionId });
}

async function openSharesOf(work: Database, { designId, orderId }: SharePlace, nowMs: number): Promise<number> {
  const { all } = await work
    .selectFrom('shares')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where((row) => (orderId === null ? row('designId', '=', designId) : row('orderId', '=', orderId)))
    .where('revokedAtMs', 'is', null)
    .where('expiresAtMs', '>', nowMs)
    .executeTakeFirstOrThrow();
  return Number(all);
}

/** A price that is not shown is not kept either. */
function factsOf({ of, stones, chainGrams, showsPrice }: NewShare): SharedFacts {
  if ('orderId' in of) return { stones, chainGrams };
  const { netMetalGrams, price } = of;
  return { stones, chainGrams, estimate: { netMetalGrams, ...(showsPrice ? { price } : {}) } };
}
