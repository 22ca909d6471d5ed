import { createHash, randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import type { Counter } from '../limits/count-attempts.ts';
import type { Database } from '../db/open-database.ts';
import { countWrite } from '../workshops/count-writes.ts';
import { type Actor, writeAsMember } from '../workshops/hold-workshop.ts';
import { columnsOfEstimate, type Design, DESIGN_COLUMNS, designOfRow, type NewRevision } from './design.ts';
import { designIdTaken, keyReused, noSuchDesign } from './design-problems.ts';
import { bytesOfDesign, type DesignCaps, findRoom, giveBack, takeRoom } from './design-caps.ts';
import type { MadeFrom } from './made-from.ts';
import { showEstimate } from './show-estimate.ts';
import { facetsOfSpec } from './facets-of-spec.ts';
import { searchTextOf } from './search-terms.ts';

/** A design with its first state. */
export interface NewDesign {
  /** Given by who made it; the studio makes one up where they don't. */
  readonly id?: string | undefined;
  readonly revision: NewRevision;
  readonly brief: string;
  readonly tags: readonly string[];
  readonly madeFrom?: MadeFrom | undefined;
}

/**
 * Keeps a new design. Sent again with the same key it is the same design, also when both are sent at the same moment. What
 * the sender has worked out for it meanwhile is shown from then on; anything else that differs is refused.
 * @param key of who creates it, made up for this one thing
 * @returns the design; refused with `idempotency_key_reused` where the key was sent with something else, and with
 *   `not_found` (where it was deleted meanwhile), `too_many_requests`, `designs_full` and `design_id_taken`, or as `writeAsMember` refuses
 */
export function createDesign(
  { db, clock, designCaps }: Counter & { readonly designCaps: DesignCaps },
  actor: Actor,
  key: string,
  { id: wantedId, revision, brief, tags, madeFrom }: NewDesign,
): Promise<Result<Design>> {
  const { workshopId, accountId } = actor;
  const spec = JSON.stringify(revision.spec);
  const from = madeFrom === undefined ? '' : JSON.stringify(madeFrom);
  const { id: firstId, origin, madeAtMs, estimate } = revision;
  // All but the estimate, which its sender works out anew as often as it is sent.
  const creationHash = createHash('sha256')
    .update(JSON.stringify([firstId, origin, madeAtMs, spec, brief, tags, from, wantedId ?? '']))
    .digest('base64url');
  return writeAsMember(db, actor, { action: 'designs.write' }, async (work): Promise<Result<Design>> => {
    const before = await findByKey(work, workshopId, accountId, key);
    if (before !== undefined) {
      if (before.creationHash !== creationHash) return fail(keyReused);
      if (before.deletedAtMs !== null) return fail(noSuchDesign);
      return ok((await showEstimate({ db: work, clock }, before, firstId, estimate)) ?? designOfRow(before));
    }
    const counted = await countWrite({ db: work, clock }, actor);
    if (!counted.ok) return counted;
    const room = await findRoom(work, designCaps, workshopId);
    if (!room.ok) return room;
    const bytes = bytesOfDesign(spec, brief + from);
    const taken = await takeRoom(work, designCaps, workshopId, bytes);
    if (!taken.ok) return taken;
    const nowMs = clock();
    const facets = facetsOfSpec(revision.spec);
    const created = await work
      .insertInto('designs')
      .values({
        ...facets,
        ...columnsOfEstimate(estimate),
        id: wantedId ?? randomUUID(),
        workshopId,
        headId: firstId,
        revisionCount: 1,
        version: 1,
        brief,
        madeFrom: from,
        tags: JSON.stringify(tags),
        searchText: searchTextOf({ ...facets, brief, tags }),
        createdBy: accountId,
        creationKey: key,
        creationHash,
        createdAtMs: nowMs,
        changedAtMs: nowMs,
        deletedAtMs: null,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(DESIGN_COLUMNS)
      .executeTakeFirst();
    if (created === undefined) {
      await giveBack(work, workshopId, bytes);
      return fail(designIdTaken);
    }
    await work
      .insertInto('designRevisions')
      .values({
        designId: created.id,
        id: firstId,
        parentId: null,
        spec,
        origin,
        authorId: accountId,
        madeAtMs,
        savedAtMs: nowMs,
      })
      .execute();
    return ok(designOfRow(created));
  });
}

const findByKey = (db: Database, workshopId: string, accountId: string, key: string) =>
  db
    .selectFrom('designs')
    .select([...DESIGN_COLUMNS, 'creationHash'])
    .where('workshopId', '=', workshopId)
    .where('createdBy', '=', accountId)
    .where('creationKey', '=', key)
    .executeTakeFirst();
